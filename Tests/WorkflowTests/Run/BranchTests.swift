import TestSupport
import Testing
import Workflow

@Suite("`if`, `switch`, `menu` and `do`")
struct BranchTests {
  static let conditionalCases = [
    Behaviour(
      "A true condition takes `then`", "- if: ${1 < 2}\n  then: { Text: a }\n  else: { Text: b }", gives: #""a""#),
    Behaviour("A false one takes `else`", "- if: ${1 > 2}\n  then: { Text: a }\n  else: { Text: b }", gives: #""b""#),
    Behaviour(
      "Without a block to take the previous output passes on",
      "- Text: before\n- if: ${1 > 2}\n  then: { Text: a }", gives: #""before""#),
    Behaviour(
      "There may be an `else` alone", "- Text: before\n- if: ${1 > 2}\n  else: { Text: b }", gives: #""b""#),
    Behaviour(
      "The output before comes into the block", "- Text: before\n- if: ${true}\n  then: Make Uppercase",
      gives: #""BEFORE""#),
    Behaviour("An empty block gives what came in", "- Text: in\n- if: ${true}\n  then: []", gives: #""in""#),
    Behaviour(
      "A block may be a list of steps", "- if: ${true}\n  then:\n    - Text: a\n    - Make Uppercase", gives: #""A""#),
    Behaviour(
      "What is known only now must be a boolean", "- Dictionary: { a: yes }\n  as: data\n- if: ${data.a}\n  then: []",
      gives: "failed conversion: A condition is true or false, and this is the text `yes`."),
    Behaviour("The condition may be `true` without an expression", "- if: true\n  then: { Text: a }", gives: #""a""#),
  ]

  @Test("`if` takes one of two blocks", arguments: conditionalCases)
  func conditional(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let selectionCases = [
    Behaviour("A case is the text as written", switching("no", "no"), gives: #""a""#),
    Behaviour("A number is read as one", switching("${0.5 + 0.5}", "1"), gives: #""a""#),
    Behaviour("A boolean is read as one", switching("${1 < 2}", "true"), gives: #""a""#),
    Behaviour("A duration is read as one", switching("${60s}", "1m"), gives: #""a""#),
    Behaviour("A value of a type known only now reads the key by it", switching("${data.n}", "7"), gives: #""a""#),
    Behaviour("A key is never expanded", switching("${'$' + '{1}'}", "'${1}'"), gives: #""a""#),
    Behaviour("Without a match `else` is taken", switching("z", "a"), gives: #""other""#),
    Behaviour(
      "Without `else` the previous output passes on",
      "- Text: before\n- switch: z\n  cases:\n    a: { Text: b }", gives: #""before""#),
    Behaviour(
      "The output before comes into the block", "- Text: in\n- switch: a\n  cases:\n    a: Make Uppercase",
      gives: #""IN""#),
    Behaviour(
      "A key that the type cannot have is refused", switching("${1 + 1}", "two"), gives: "refused wrong-value"),
    Behaviour(
      "A case that comes twice is refused", "- switch: ${1 + 1}\n  cases:\n    2: { Text: a }\n    2.0: { Text: b }",
      gives: "refused same-case"),
    Behaviour("A list has no cases", switching("${[1]}", "a"), gives: "refused wrong-type"),
    Behaviour(
      "Enums have their case names",
      "- Raise: http\n  catch:\n    - switch: ${error.kind}\n      cases:\n        http: { Text: a }\n        timeout: { Text: b }",
      gives: #""a""#),
    Behaviour(
      "A case that an enum has not is refused",
      "- Raise: http\n  catch:\n    - switch: ${error.kind}\n      cases:\n        htp: { Text: a }",
      gives: "refused unknown-case"),
  ]

  private static func switching(_ value: String, _ key: String) -> String {
    """
    - Dictionary: { n: 7 }
      as: data
    - switch: \(value)
      cases:
        \(key): { Text: a }
      else: { Text: other }
    """
  }

  @Test("`switch` takes the case that the value is", arguments: selectionCases)
  func selection(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let menuCases = [
    Behaviour(
      "The title that is picked is taken",
      "- menu: Which?\n  cases:\n    Tea: { Text: t }\n    Coffee: { Text: c }\n  as: drink",
      gives: #""c""#, answers: ["drink=Coffee"]),
    Behaviour(
      "Titles and the prompt are expanded",
      """
      - set: { name: Ada }
      - menu: Which, ${name}?
        cases:
          ${name}'s tea: { Text: t }
          Coffee: { Text: c }
        as: drink
      """, gives: #""t""#, answers: ["drink=Ada's tea"]),
    Behaviour(
      "The output before comes into the block", "- Text: in\n- menu: Go?\n  cases:\n    Yes: Make Uppercase\n  as: x",
      gives: #""IN""#, answers: ["x=Yes"]),
    Behaviour("A menu has titles", "- menu: Go?\n  cases: {}", gives: "refused missing-clause"),
  ]

  @Test("`menu` takes the block of the title that a person picks", arguments: menuCases)
  func menu(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let plainCases = [
    Behaviour("It gives the last output", "- do:\n    - Text: a\n    - Text: b", gives: #""b""#),
    Behaviour("The output before comes into it", "- Text: in\n- do: Make Uppercase", gives: #""IN""#),
    Behaviour("Empty it gives what came in", "- Text: in\n- do: []", gives: #""in""#),
    Behaviour(
      "An action without an output passes on", "- Text: in\n- do: { Show Result: shown }", gives: #"shown | "in""#),
  ]

  @Test("`do` runs a block", arguments: plainCases)
  func plain(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }
}
