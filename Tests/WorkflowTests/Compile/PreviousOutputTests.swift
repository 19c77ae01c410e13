import TestSupport
import Testing
import Workflow

@Suite("The previous output")
struct PreviousOutputTests {
  static let chainsCases = [
    Behaviour("An input parameter that is not given takes it", "- Text: a\n- Make Uppercase", gives: #""A""#),
    Behaviour("Given always wins", "- Text: a\n- Make Uppercase: b", gives: #""B""#),
    Behaviour(
      "A given expression that is nothing does not fall back to it",
      "- Dictionary: { x: null }\n  as: data\n- Text: a\n- Make Uppercase: ${data.x}", gives: "failed *"),
    Behaviour(
      "An action without an output passes it on", "- Text: a\n- Show Result: s\n- Make Uppercase", gives: #"s | "A""#),
    Behaviour("`set` passes it on", "- Text: a\n- set: { x: 1 }\n- Make Uppercase", gives: #""A""#),
    Behaviour("`append` passes it on", "- Text: a\n- append: { x: 1 }\n- Make Uppercase", gives: #""A""#),
    Behaviour("`previous` is its name", "- Text: a\n- Text: ${previous}!", gives: #""a!""#),
    Behaviour("Before any output it is not there", "- Text: ${previous}", gives: "refused unknown-name"),
    Behaviour("It is read-only", "- Text: a\n- set: { previous: b }", gives: "refused reserved-name"),
    Behaviour(
      "A step that is skipped passes it on", "- Text: a\n- Text: b\n  when: ${1 > 2}\n- Make Uppercase", gives: #""A""#),
    Behaviour(
      "What is optional by a `when` may be nothing",
      """
      - Text: a
        when: ${1 > 2}
      - Text: ${previous.upper()}
      """, gives: "refused may-be-nothing"),
    Behaviour("It is converted like a given value", "- List: [1]\n- each:\n  do: Make Uppercase", gives: #"["1"]"#),
    Behaviour(
      "A chain that cannot fit is refused", "- Get People\n- Make Uppercase", gives: "refused chain-does-not-fit"),
    Behaviour("A list of one is its item", "- set: { x: [a] }\n- List: ${x}\n- Make Uppercase", gives: #""A""#),
    Behaviour("One item is a list of one", "- Text: a\n- Choose From List:\n  as: x", gives: #""a""#, answers: ["x=a"]),
    Behaviour(
      "The output of a branch is the common type",
      """
      - if: ${1 < 2}
        then: { Text: a }
        else: { List: [b] }
      - Make Uppercase
      """, gives: #""A""#),
    Behaviour(
      "`parallel` gives a dictionary",
      "- parallel: { a: { Text: x }, b: { Text: y } }\n- Text: ${previous.a + previous.b}", gives: #""xy""#),
  ]

  @Test("It is the output of the step before in the same block", arguments: chainsCases)
  func chains(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }

  @Test("An action with an effect that takes it unsaid is warned of")
  func effect() async throws {
    let run = try await WorkflowRun("steps:\n  - Text: a\n  - Send Note\n", catalogue: .trials)
    #expect(run.reports.map(\.code) == ["implicit-input"])
    let given = try await WorkflowRun("steps:\n  - Text: a\n  - Send Note: ${previous}\n", catalogue: .trials)
    #expect(given.reports.map(\.code) == [])
  }
}
