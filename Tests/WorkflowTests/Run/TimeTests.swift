import TestSupport
import Testing
import Workflow

@Suite("What time ends, and what it does not")
struct TimeTests {
  static let virtualCases = [
    Behaviour(
      "A step that ends in time goes on", "- Text: a\n- Wait: 5s\n  timeout: 1h\n- Text: b", gives: #""b""#),
    Behaviour(
      "One that does not fails", "- Wait: 1h\n  timeout: 5s", gives: "failed timeout: `Wait` took longer than 5s."),
    Behaviour(
      "The time of each attempt begins anew",
      """
      - set: { start: "${now}" }
      - do:
          - Wait: 4s
          - Wake Up: ${start + 9s}
        timeout: 5s
        retry: { times: 3, wait: 1s, backoff: 1 }
      """, gives: #""awake""#),
    Behaviour(
      "Of two the one that comes first", "- do:\n    - Wait: 1h\n      timeout: 5s\n  timeout: 6s",
      gives: "failed timeout: `Wait` took longer than 5s."),
    Behaviour(
      "What follows has nothing of it", "- Wait: 4s\n  timeout: 5s\n- Wait: 4s\n- Text: a", gives: #""a""#),
    Behaviour(
      "A `finally` is not timed by the step it belongs to", "- Text: a\n  timeout: 5s\n  finally: { Wait: 1h }",
      gives: #""a""#),
    Behaviour(
      "It has ten seconds once time has passed for what it stands in",
      """
      - do:
          - Wait: 1h
            finally:
              - Wait: 9s
              - Show Result: nine
              - Wait: 2s
              - Show Result: eleven
        timeout: 5s
      """, gives: "nine | failed timeout: `do` took longer than 5s."),
  ]

  @Test("By a clock that stands still, waits meet alarms in their order", arguments: virtualCases)
  func virtual(_ behaviour: Behaviour) async throws {
    #expect(try await behaviour.run() == behaviour.outcome)
  }

  @Test(
    "A `finally` or `catch` that never ends is ended too",
    arguments: [
      "- Pull Switch\n- Text: a\n  finally: { while: true, do: [] }",
      "- do:\n    - Pull Switch\n    - Text: a\n  finally: { while: true, do: { Text: b } }",
      "- do:\n    - Pull Switch\n    - Text: a\n  finally: { Wait: 1h }",
      "- fail: no\n  catch:\n    - Pull Switch\n    - while: true\n      do: []",
    ])
  func endless(_ steps: String) async throws {
    // By this clock the ten seconds of a `finally` are over at once.
    let workflow = Behaviour("", steps, gives: "").workflow
    let run = try await WorkflowRun(
      workflow, catalogue: .trials, clock: PatientClock(isHasty: true))
    #expect(run.failure?.failure.reason == .cancelled)
  }

  @Test(
    "A loop that never waits is timed",
    arguments: [
      "- while: true\n  do: []\n  timeout: 5s", "- while: true\n  do: { Text: a }\n  timeout: 5s",
      "- until: ${1 > 2}\n  do: { do: { Text: a }, catch: [] }\n  timeout: 5s",
    ])
  func loops(_ steps: String) async throws {
    let outcome = try await Behaviour("", steps, gives: "").run(clock: PatientClock(isHasty: true))
    #expect(outcome.hasPrefix("failed timeout: ") && outcome.hasSuffix("took longer than 5s."))
  }

  @Test("Calculating an argument is timed")
  func calculation() async throws {
    let steps = """
      - repeat: 1000
        do: { Number: "${index}" }
        as: numbers
      - Text: "${numbers.map(numbers.map(it).count()).count()}"
        timeout: 5s
      """
    // By this clock five seconds are over at once; the calculation must look.
    let outcome = try await Behaviour("", steps, gives: "").run(clock: PatientClock(isHasty: true))
    #expect(outcome == "failed timeout: `Text` took longer than 5s.")
  }

  @Test("The time a person takes to give an argument does not count")
  func asking() async throws {
    let plan = try WorkflowRun.plan(of: "steps:\n  - Text: \"${ask('What?')}\"\n    timeout: 5s\n")
    let clock = TestClock()
    let surroundings = Surroundings(
      services: .test(clock: clock), interviewer: SlowPerson(clock: clock), presenter: TestPresenter(),
      authorizer: DeclaredIsGranted())
    let output = try await Engine(plan, in: surroundings, cancellation: Cancellation()).run()
    #expect(output.text == "at last")
    #expect(clock.slept.count == 1)
  }
}

/// Somebody who thinks for an hour.
private struct SlowPerson: Interviewer {
  let clock: TestClock

  func ask(
    _ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation
  ) async throws -> Value {
    try await clock.sleep(for: Span(nanoseconds: 3_600_000_000_000), until: cancellation)
    return .text("at last")
  }

  func hasAnswer(for step: StepName, parameter: String?) -> Bool { true }
  func isAnswered(for step: StepName, parameter: String?) -> Bool { false }
}
