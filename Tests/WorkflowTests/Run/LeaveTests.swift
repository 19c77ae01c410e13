import TestSupport
import Testing
import Workflow

@Suite("`return` and `stop`")
struct LeaveTests {
  static let leavingCases = [
    Behaviour("`return` ends the workflow with its value", "- return: a\n- Show Result: b", gives: #""a""#),
    Behaviour("Without a value it gives nothing", "- Text: a\n- return:", gives: "null"),
    Behaviour("`stop` ends it with nothing", "- Text: a\n- stop\n- Text: b", gives: "null"),
    Behaviour("`return` beats `output:`", "output: o\nsteps:\n  - return: r", gives: #""r""#),
    Behaviour("So does `stop`", "output: o\nsteps:\n  - stop", gives: "null"),
    Behaviour("Without either `output:` is the output", "output: o\nsteps:\n  - Text: a", gives: #""o""#),
    Behaviour(
      "`output:` sees the names of the steps", "output: ${x}!\nsteps:\n  - Text: a\n    as: x", gives: #""a!""#),
    Behaviour("Without `output:` it is the last step's", "steps:\n  - Text: a\n  - Show Result: s", gives: #"s | "a""#),
    Behaviour("An empty workflow gives nothing", "steps: []", gives: "null"),
    Behaviour("A step alone is a block", "steps: { Text: a }", gives: #""a""#),
    Behaviour(
      "`return` leaves all loops around it",
      "- repeat: 3\n  do:\n    - each: [a, b]\n      do: { return: \"${item}\" }\n- Text: no",
      gives: #""a""#),
    Behaviour("`stop` does too", "- while: true\n  do:\n    - repeat: 2\n      do: stop\n- Text: no", gives: "null"),
    Behaviour(
      "It leaves a `catch`, and the steps behind do not run",
      "- Raise: http\n  catch: { return: c }\n- Show Result: no",
      gives: #""c""#),
    Behaviour(
      "`finally` runs when its step is left", "- do: { return: r }\n  finally: { Show Result: f }\n- Show Result: no",
      gives: #"f | "r""#),
    Behaviour(
      "`catch` never sees a step that is left", "- do: { return: r }\n  catch: { Show Result: no }", gives: #""r""#),
    Behaviour(
      "Nor a `break`", "- repeat: 2\n  do:\n    - do: break\n      catch: { Show Result: no }\n- Text: end",
      gives: #""end""#),
    Behaviour("Nothing leaves a `finally`", "- Text: a\n  finally: { return: b }", gives: "refused leaves-finally"),
    Behaviour("Not by `stop`", "- Text: a\n  finally: stop", gives: "refused leaves-finally"),
    Behaviour(
      "Not by `break`", "- repeat: 1\n  do:\n    - Text: a\n      finally: break", gives: "refused leaves-finally"),
    Behaviour(
      "A loop inside a `finally` may be left", "- Text: a\n  finally:\n    - repeat: 3\n      do: break", gives: #""a""#
    ),
    Behaviour(
      "A return under `when` goes on where it is false",
      """
      - return: r
        when: ${1 > 2}
      - Text: a
      """, gives: #""a""#),
  ]

  @Test("They leave the nearest workflow", arguments: leavingCases)
  func leaving(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  @Test("What stands behind a step that always leaves is warned of")
  func unreachable() async throws {
    let run = try await WorkflowRun("steps:\n  - stop\n  - Text: a\n  - Text: b\n")
    #expect(run.diagnostics == ["unreachable-step: `Text` never runs: a step before it always leaves the block."])
  }
}
