import Synchronization
import TestSupport
import Testing
import Workflow

/// Steps and calls have a quicker form that is used unless someone traces each step. Both must come to the same.
@Suite("Quick forms of steps and calls")
struct QuickFormTests {
  private final class Listener: Tracer {
    let steps = Mutex<[String]>([])
    func record(_ event: TraceEvent) { steps.withLock { $0.append(event.step.title) } }
    func note(_ step: StepName, _ moment: StepMoment) { steps.withLock { $0.append(step.title) } }
  }

  /// The output as a text, or the whole message of the failure.
  private func outcome(_ text: String, tracer: (any Tracer)?) async throws -> String {
    let surroundings = Surroundings(
      services: .test(), interviewer: TestInterviewer(AnswerBook(), presenter: TestPresenter(), clock: TestClock()),
      presenter: TestPresenter(), authorizer: DeclaredIsGranted())
    let engine = Engine(
      try WorkflowRun.plan(of: text), in: surroundings, cancellation: Cancellation(), tracer: tracer)
    do {
      return try await engine.run().shortForm
    } catch let failure as StepFailure {
      return DiagnosticRenderer(isColored: false).text([failure.diagnostic])
    }
  }

  static let workflows: [(sentence: String, steps: String, has: String)] = [
    (
      "names are set in the order of the steps",
      """
        - set: { a: 1, b: 2 }
        - set: { a: "${a + b}", b: "${a}" }
        - set: { b: "${b * 10}" }
          when: "${a == 3}"
        - set: { b: 0 }
          when: "${a != 3}"
        - Text: "${a} ${b}"
      """, "3 30"
    ),
    (
      "a loop counts",
      """
        - set: { sum: 0 }
        - repeat: 1000
          do:
            - set: { sum: "${sum + index}" }
            - set: { sum: "${sum - 1}" }
              when: "${index % 2 == 0}"
        - Text: "${sum}"
      """, "500000"
    ),
    (
      "a failure names its step and its turn",
      """
        - set: { n: "${3}" }
        - repeat: 5
          do:
            - set: { a: 1 }
            - set: { b: "${1 / (n - index)}" }
      """, "turn 3"
    ),
    (
      "a failing condition names its step",
      """
        - set: { flag: "${[1, 'a'][1]}" }
        - repeat: 1
          do:
            - set: { a: 1 }
              when: ${flag}
      """, "A condition is true or false"
    ),
    (
      "arguments that are the same in every call, and those that are not, reach the action",
      """
        - repeat: 3
          do:
            - Replace Text: { text: "turn ${index} turn", find: turn, replace: round, all: false }
      """, "round 2 turn"
    ),
    ("a constant that is refused says so", "  - Replace Text: { text: a, find: '' }", "Please enter"),
    (
      "a value that is refused says so",
      "  - set: { find: \"${''}\" }\n  - Replace Text: { text: a, find: \"${find}\" }", "Please enter"
    ),
    (
      "a failing call tells all its arguments",
      "  - Replace Text: { text: \"${1 + 1}\", find: '(', replace: b, regular_expression: true }",
      "`text` was 2, `find` was (, `replace` was b"
    ),
    (
      "a parameter takes the previous output",
      "  - Text: abc\n  - Replace Text: { find: b, replace: x }", "axc"
    ),
  ]

  @Test("They come to the same", arguments: workflows)
  func same(sentence: String, steps: String, has: String) async throws {
    let listener = Listener()
    let quick = try await outcome("steps:\n" + steps + "\n", tracer: nil)
    let traced = try await outcome("steps:\n" + steps + "\n", tracer: listener)
    #expect(quick == traced)
    #expect(quick.contains(has), "\(quick)")
    #expect(listener.steps.withLock { !$0.isEmpty })
  }

  @Test("A row of many steps is no deeper than a short one")
  func long() async throws {
    let steps = String(repeating: "      - set: { n: \"${n + 1}\" }\n", count: 20_000)
    let text = "steps:\n  - set: { n: 0 }\n  - repeat: 2\n    do:\n\(steps)  - Text: \"${n}\"\n"
    #expect(try await outcome(text, tracer: nil).contains("40000"))
  }
}
