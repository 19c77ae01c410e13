import TestSupport
import Testing
import Workflow

@Suite("`timeout`, `retry` and cancellation")
struct RetryTests {
  private static func waking(after wait: String, _ retry: String, kind: String = "network") -> String {
    """
    - set: { start: "${now}" }
    - Wake Up: { at: "${start + \(wait)}", kind: \(kind) }
      retry: \(retry)
    """
  }

  static let attemptsCases = [
    Behaviour(
      "Without it there is one attempt", "- set: { start: \"${now}\" }\n- Wake Up: ${start + 1s}",
      gives: "failed network: It is too early."),
    Behaviour("The number is of attempts in all", waking(after: "1s", "2"), gives: #""awake""#),
    Behaviour("The last failure is the step's", waking(after: "1s", "1"), gives: "failed network: It is too early."),
    Behaviour("The waits are 1s, 2s, 4s", waking(after: "7s", "4"), gives: #""awake""#),
    Behaviour("No longer", waking(after: "8s", "4"), gives: "failed network: It is too early."),
    Behaviour(
      "The first wait and its growth can be chosen", waking(after: "30s", "{ times: 3, wait: 5s, backoff: 5 }"),
      gives: #""awake""#),
    Behaviour(
      "A growth that is no number is refused", waking(after: "1s", "{ times: 2, backoff: .nan }"),
      gives: "refused wrong-value"),
    Behaviour(
      "So is one below 0", waking(after: "1s", "{ times: 2, backoff: -1 }"), gives: "refused wrong-value"),
    Behaviour(
      "And a time below 0", waking(after: "1s", "{ times: 2, wait: -1s }"), gives: "refused wrong-value"),
    Behaviour(
      "A growth that is calculated is looked at in the run",
      "- set: { growth: -1 }\n" + waking(after: "1s", "{ times: 2, backoff: \"${growth}\" }"),
      gives: "failed conversion: `backoff` is a number from 0 on, and this is the number `-1`."),
    Behaviour(
      "A wait that grows without end ends the run by its limit at most",
      waking(after: "1s", "{ times: 3, wait: 1s, backoff: 1e300 }"), gives: #""awake""#),
    Behaviour(
      "Only the kinds under `on` are tried again", waking(after: "1s", "{ times: 2, on: [http] }"),
      gives: "failed network: It is too early."),
    Behaviour("A kind under `on` is", waking(after: "1s", "{ times: 2, on: [http, network] }"), gives: #""awake""#),
    Behaviour(
      "A cancelled step is never tried again", waking(after: "1s", "2", kind: "cancelled"),
      gives: "failed cancelled: It is too early."),
    Behaviour(
      "Nor without a permission", waking(after: "1s", "2", kind: "permission"),
      gives: "failed permission: It is too early."),
    Behaviour(
      "Nor with a wrong input", waking(after: "1s", "2", kind: "input"), gives: "failed input: It is too early."),
    Behaviour(
      "Nobody can ask for that", waking(after: "1s", "{ times: 2, on: [cancelled] }"), gives: "refused never-retried"),
    Behaviour(
      "Parameters are resolved once",
      """
      - set: { start: "${now}" }
      - Wake Up: ${now + 1s}
        retry: 2
      """, gives: #""awake""#),
    Behaviour(
      "A block is run anew",
      """
      - set: { turns: [], start: "${now}" }
      - do:
          - append: { turns: a }
          - Wake Up: ${start + 3s}
        retry: 3
      - Text: ${turns.count()}
      """, gives: #""3""#),
    Behaviour(
      "The output before comes into each attempt",
      """
      - set: { start: "${now}" }
      - Text: in
      - do:
          - Text: ${previous}!
            as: line
          - Wake Up: ${start + 1s}
          - Text: ${line}
        retry: 2
      """, gives: #""in!""#),
    Behaviour(
      "`catch` sees the last failure", waking(after: "9s", "2") + "\n  catch: { Text: \"${error.kind}\" }",
      gives: #""Network""#),
    Behaviour(
      "`finally` runs once", waking(after: "1s", "2") + "\n  finally: { Show Result: f }", gives: #"f | "awake""#),
    Behaviour("No attempt is refused", waking(after: "1s", "0"), gives: "refused wrong-value"),
    Behaviour("So is half of one", waking(after: "1s", "1.5"), gives: "refused wrong-value"),
    Behaviour("So is a key it has not", waking(after: "1s", "{ times: 2, pause: 3s }"), gives: "refused unknown-key"),
    Behaviour("So is one without a number", waking(after: "1s", "{ wait: 3s }"), gives: "refused missing-value"),
  ]

  @Test("`retry` makes further attempts", arguments: attemptsCases)
  func attempts(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let timeoutsCases = [
    Behaviour(
      "A step that takes longer fails", "- Wait: 1h\n  timeout: 5s",
      gives: "failed timeout: `Wait` took longer than 5s."),
    Behaviour("One that does not goes on", "- Text: a\n- Wait: 5s\n  timeout: 1h", gives: #""a""#),
    Behaviour(
      "A block is ended inside", "- do:\n    - repeat: 3\n      do: { Wait: 1h }\n  timeout: 5s",
      gives: "failed timeout: `do` took longer than 5s."),
    Behaviour(
      "The error can be caught", "- Wait: 1h\n  timeout: 5s\n  catch: { cases: { timeout: { Text: late } } }",
      gives: #""late""#),
    Behaviour(
      "Each attempt has its own", "- Wait: 1h\n  timeout: 5s\n  retry: 3",
      gives: "failed timeout: `Wait` took longer than 5s."),
    Behaviour(
      "`finally` runs after it", "- Wait: 1h\n  timeout: 5s\n  finally: { Show Result: f }",
      gives: "f | failed timeout: `Wait` took longer than 5s."),
    Behaviour(
      "The inner `finally` runs too", "- do:\n    - Wait: 1h\n      finally: { Show Result: f }\n  timeout: 5s",
      gives: "f | failed timeout: `do` took longer than 5s."),
    Behaviour(
      "The outer of two is the outer step's", "- do:\n    - Wait: 1h\n      timeout: 2h\n  timeout: 5s",
      gives: "failed timeout: `do` took longer than 5s."),
    Behaviour(
      "An inner `catch` does not catch the outer one", "- do:\n    - Wait: 1h\n      catch: { Text: c }\n  timeout: 5s",
      gives: "failed timeout: `do` took longer than 5s."),
    Behaviour("No time at all is refused", "- Wait: 1h\n  timeout: 0s", gives: "refused wrong-value"),
    Behaviour(
      "A number is in seconds", "- Wait: 1h\n  timeout: 5", gives: "failed timeout: `Wait` took longer than 5s."),
    Behaviour("A text that is no time is refused", "- Wait: 1h\n  timeout: soon", gives: "refused wrong-value"),
  ]

  @Test("`timeout` ends a step", arguments: timeoutsCases)
  func timeouts(_ behaviour: Behaviour) async throws {
    #expect(try await behaviour.run(clock: PatientClock()) == behaviour.outcome)
  }

  static let endlessCases = [
    "- while: true\n  do:\n    - Pull Switch",
    "- while: true\n  do:\n    - Pull Switch\n    - while: true\n      do: []",
    "- repeat: 1000000000000\n  do:\n    - Pull Switch\n    - repeat: 1000000000000\n      do: { Text: x }",
    "- until: ${1 > 2}\n  do:\n    - Pull Switch\n    - do: { Text: x }\n      catch: []",
    "- each: [a]\n  parallel: 1\n  do:\n    - Pull Switch\n    - while: true\n      do: []",
    "- parallel:\n    a:\n      - Pull Switch\n      - while: true\n        do: { repeat: 2, do: { set: { x: 1 } } }",
  ]

  @Test(
    "An endless loop ends when the run is cancelled, and collects nothing that nobody reads", arguments: endlessCases)
  func endless(_ steps: String) async throws {
    let workflow = Behaviour("", steps + "\n- Text: end", gives: "").workflow
    let run = try await WorkflowRun(workflow, catalogue: .trials)
    #expect(run.failure?.failure.reason == .cancelled)
  }

  @Test("A cancelled run runs what stands under `finally`, and no `catch`")
  func cancelled() async throws {
    let cancellation = Cancellation()
    let workflow = """
      steps:
        - Text: a
        - do:
            - Wait: 1h
              catch: { cases: { cancelled: { Show Result: caught } } }
          finally:
            - Show Result: one
            - Wait: 1s
            - Show Result: two
        - Show Result: not run
      """
    let clock = PatientClock { cancellation.cancel() }
    let run = try await WorkflowRun(workflow, clock: clock, cancellation: cancellation)
    #expect(run.failure?.failure.reason == .cancelled)
    #expect(run.shown == ["one", "two"])
  }
}
