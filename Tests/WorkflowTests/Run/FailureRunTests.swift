import TestSupport
import Testing
import Workflow

@Suite("Failures")
struct FailureRunTests {
  static let raisingCases = [
    Behaviour("A text is the message of a failure", "- fail: Too bad.", gives: "failed failed: Too bad."),
    Behaviour("It may hold values", "- fail: ${1 + 1} are too many.", gives: "failed failed: 2 are too many."),
    Behaviour(
      "A code makes it custom", "- fail: { code: sold_out, message: No cake. }",
      gives: "failed custom sold_out: No cake."),
    Behaviour("A code alone is its message", "- fail: { code: sold_out }", gives: "failed custom sold_out: sold_out"),
    Behaviour("A message alone is no custom one", "- fail: { message: No cake. }", gives: "failed failed: No cake."),
    Behaviour("The name of a kind is no code", "- fail: { code: timeout }", gives: "refused code-is-kind"),
    Behaviour("It says something", "- fail:", gives: "refused missing-value"),
    Behaviour("It says something that is seen", "- fail: \" \"", gives: "refused missing-value"),
    Behaviour(
      "A message that turns out empty is replaced", "- set: { t: '' }\n- fail: ${t}",
      gives: "failed failed: The workflow failed and gave no message."),
    Behaviour(
      "A code stands for an empty message", "- set: { t: '' }\n- fail: { code: c, message: \"${t}\" }",
      gives: "failed custom c: c"),
    Behaviour(
      "Data goes along",
      """
      - fail: { code: c, message: m, data: { n: 3 } }
        catch:
          - Text: ${error.data.n}
      """, gives: #""3""#),
    Behaviour(
      "A caught error is raised again as it was",
      """
      - do: { fail: { code: c, message: First. } }
        catch: { fail: "${error}" }
      """, gives: "failed custom c: First."),
    Behaviour(
      "Of a kind it keeps the kind", "- Raise: http\n  catch: { fail: \"${error}\" }",
      gives: "failed http: It went wrong."),
  ]

  @Test("`fail` raises an error", arguments: raisingCases)
  func raising(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let catchingCases = [
    Behaviour("Its output replaces the step's", "- Raise: http\n  catch: { Text: c }", gives: #""c""#),
    Behaviour("Without a failure it does not run", "- Text: a\n  catch: { Text: c }", gives: #""a""#),
    Behaviour("An empty one gives nothing", "- Text: a\n- Raise: http\n  catch: []", gives: "null"),
    Behaviour(
      "`as` names what it gives", "- fail: Bad.\n  catch: { Text: c }\n  as: x\n- Text: ${x}!", gives: #""c!""#),
    Behaviour("Nothing comes into it", "- Text: a\n- Raise: http\n  catch: Make Uppercase", gives: "failed input: *"),
    Behaviour(
      "`error` tells the kind, code, message and step",
      """
      - Raise: http
        catch:
          - Text: ${error.kind}, ${error.code ?? 'none'}, ${error.message}, ${error.step}
      """, gives: #""Http, none, It went wrong., Raise""#),
    Behaviour(
      "It tells the step inside a block",
      """
      - do:
          - repeat: 2
            do: { Raise: sold_out }
        catch:
          - Text: ${error.kind} ${error.code ?? 'none'} of ${error.step}
      """, gives: #""Custom sold_out of Raise""#),
    Behaviour("`error` is known only there", "- Text: ${error.message}", gives: "refused unknown-name"),
    Behaviour("A case is taken by kind", catching("timeout", "timeout: t, http: h"), gives: #""t""#),
    Behaviour("A case is taken by code", catching("sold_out", "timeout: t, sold_out: s"), gives: #""s""#),
    Behaviour("The kind of an error with a code is `custom`", catching("sold_out", "custom: c"), gives: #""c""#),
    Behaviour("A case that is not there goes on", catching("http", "timeout: t"), gives: "failed http: It went wrong."),
    Behaviour("`else` takes the others", catching("http", "timeout: t", otherwise: "o"), gives: #""o""#),
    Behaviour(
      "A cancelled question is not caught by a block", "- Raise: cancelled\n  catch: { Text: c }",
      gives: "failed cancelled: It went wrong."),
    Behaviour(
      "Nor by `else`", catching("cancelled", "timeout: t", otherwise: "o"), gives: "failed cancelled: It went wrong."),
    Behaviour("It is by its name", catching("cancelled", "cancelled: c"), gives: #""c""#),
    Behaviour(
      "It catches what resolving the parameters raises",
      """
      - Dictionary: { n: many }
        as: data
      - Choose From List: { list: [a], min: "${data.n}", multiple: true }
        catch: { Text: "${error.kind}" }
      """, gives: #""Conversion""#),
    Behaviour(
      "It catches what a value raises",
      """
      - List: []
        as: none
      - Text: ${none.first()}
        catch: { Text: c }
      """, gives: #""c""#),
    Behaviour(
      "It catches what a condition raises",
      """
      - List: []
        as: none
      - if: ${none.first() == 'a'}
        then: []
        catch: { Text: c }
      """, gives: #""c""#),
    Behaviour(
      "A failure inside it goes on", "- Raise: http\n  catch: { Raise: timeout }",
      gives: "failed timeout: It went wrong."),
    Behaviour(
      "A failure inside a caught block ends the block",
      """
      - do:
          - Show Result: one
          - Raise: http
          - Show Result: two
        catch: { Text: c }
      """, gives: #"one | "c""#),
    Behaviour(
      "A `set` before the failure stays",
      """
      - set: { n: 1 }
      - do:
          - set: { n: 2 }
          - Raise: http
        catch: { Text: "${n}" }
      """, gives: #""2""#),
  ]

  private static func catching(_ kind: String, _ cases: String, otherwise: String? = nil) -> String {
    let cases = cases.split(separator: ", ").map { entry in
      let parts = entry.split(separator: ": ")
      return "\(parts[0]): { Text: \(parts[1]) }"
    }
    return """
      - Raise: \(kind)
        catch:
          cases: { \(cases.joined(separator: ", ")) }
      """ + (otherwise.map { "\n    else: { Text: \($0) }" } ?? "")
  }

  @Test("`catch` handles them", arguments: catchingCases)
  func handled(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }

  static let alwaysCases = [
    Behaviour(
      "It runs after a step that ends well, and gives no output", "- Text: a\n  finally: { Text: f }", gives: #""a""#),
    Behaviour(
      "It runs after a failure", "- Raise: http\n  finally: { Show Result: f }",
      gives: "f | failed http: It went wrong."),
    Behaviour(
      "It runs after a `catch`", "- Raise: http\n  catch: { Show Result: c }\n  finally: { Show Result: f }",
      gives: "c | f | null"),
    Behaviour(
      "It runs after a `catch` that fails", "- Raise: http\n  catch: { Raise: timeout }\n  finally: { Show Result: f }",
      gives: "f | failed timeout: It went wrong."),
    Behaviour(
      "It runs after a `break`",
      """
      - repeat: 3
        do:
          - do: break
            finally: { Show Result: f }
      - Text: end
      """, gives: #"f | "end""#),
    Behaviour(
      "Of two failures the first is the cause", "- Raise: http\n  finally: { Raise: timeout }",
      gives: "failed http: It went wrong."),
    Behaviour(
      "Its own failure ends the step", "- Text: a\n  finally: { Raise: timeout }",
      gives: "failed timeout: It went wrong."),
    Behaviour("Nothing comes into it", "- Text: a\n  finally: { each: , do: [] }", gives: "refused no-previous-output"),
    Behaviour(
      "The step's own output has no name there", "- Text: a\n  as: x\n  finally: { Text: \"${x}\" }",
      gives: "refused unknown-name"),
  ]

  @Test("`finally` runs in every case", arguments: alwaysCases)
  func always(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let kinds = [
    "timeout", "network", "http", "not_found", "permission", "conversion", "input", "process", "limit", "failed",
  ]

  @Test("Every kind is caught by its name", arguments: kinds)
  func kind(_ kind: String) async throws {
    let steps = "- Raise: \(kind)\n  catch: { cases: { \(kind): { Text: caught } } }"
    #expect(try await Behaviour("", steps, gives: "").run() == #""caught""#)
  }

  @Test("The report has the step, the steps around it with their turns, and the values that mattered")
  func report() async throws {
    let run = try await WorkflowRun(
      "steps:\n  - each: [a, b]\n    do:\n      - if: ${item == 'b'}\n        then:\n          - Raise: \"${item + 'ad'}\"\n",
      catalogue: .trials)
    let report = try #require(run.failure?.diagnostic)
    #expect(report.code == "bad")
    #expect(report.range?.text == "Raise")
    #expect(report.notes.map(\.message) == ["`kind` was bad.", "in `if`.", "in `each`, turn 2."])
    #expect(report.notes.compactMap(\.range).map(\.text) == ["if", "each"])
  }
}
