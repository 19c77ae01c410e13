import TestSupport
import Testing
import Workflow

@Suite("What runs beside each other")
struct ParallelTests {
  static let rulesCases = [
    Behaviour(
      "Branches give a dictionary of their outputs", "- parallel:\n    a: { Text: x }\n    b: { List: [1] }",
      gives: #"{"a":"x","b":[1]}"#),
    Behaviour(
      "The output before comes into each", "- Text: in\n- parallel:\n    a: Make Uppercase\n    b: []",
      gives: #"{"a":"IN","b":"in"}"#),
    Behaviour(
      "A branch without an output gives nothing", "- parallel:\n    a: { Text: x }\n    b: Nothing",
      gives: #"{"a":"x","b":null}"#),
    Behaviour(
      "Turns give their list in order", "- each: [a, b, c, d, e]\n  parallel: 3\n  do: Make Uppercase",
      gives: #"["A","B","C","D","E"]"#),
    Behaviour(
      "A turn that gives nothing adds no item",
      "- each: [a, b]\n  parallel: 2\n  do:\n    - if: ${item == 'a'}\n      then: Nothing", gives: #"["b"]"#),
    Behaviour(
      "`continue` ends a turn", "- each: [a, b]\n  parallel: 2\n  do:\n    - continue:\n      when: ${item == 'a'}",
      gives: #"["b"]"#),
    Behaviour(
      "`break` does not leave turns", "- each: [a]\n  parallel: 2\n  do: break", gives: "refused leaves-parallel"),
    Behaviour("Nor does `return`", "- each: [a]\n  parallel: 2\n  do: { return: a }", gives: "refused leaves-parallel"),
    Behaviour("Nor `stop`", "- parallel: { a: stop }", gives: "refused leaves-parallel"),
    Behaviour(
      "`continue` does not leave a branch", "- repeat: 2\n  do:\n    - parallel: { a: continue }",
      gives: "refused leaves-parallel"),
    Behaviour(
      "Loops inside are free", "- parallel:\n    a:\n      - repeat: 3\n        do: break\n    b: { Text: x }",
      gives: #"{"a":[],"b":"x"}"#),
    Behaviour(
      "A name from outside cannot be set", "- set: { x: 1 }\n- parallel: { a: { set: { x: 2 } } }",
      gives: "refused assigned-in-parallel"),
    Behaviour(
      "Nor appended to", "- set: { x: [] }\n- each: [a]\n  parallel: 2\n  do: { append: { x: a } }",
      gives: "refused assigned-in-parallel"),
    Behaviour(
      "Nor from a block inside", "- set: { x: 1 }\n- parallel: { a: { repeat: 2, do: { set: { x: 2 } } } }",
      gives: "refused assigned-in-parallel"),
    Behaviour(
      "A name of the branch can",
      "- parallel:\n    a:\n      - set: { x: 1 }\n      - set: { x: 2 }\n      - Text: ${x}", gives: #"{"a":"2"}"#),
    Behaviour(
      "A name from outside can be read",
      "- set: { x: a }\n- each: [1, 2]\n  parallel: 2\n  do: { Text: \"${x}${item}\" }", gives: #"["a1","a2"]"#),
    Behaviour(
      "The lowest failure is told", "- each: [timeout, http, network]\n  parallel: 3\n  do: { Raise: \"${item}\" }",
      gives: "failed timeout: It went wrong."),
    Behaviour(
      "A failure ends all and can be caught",
      "- parallel:\n    a: { Raise: http }\n    b: { Text: x }\n  catch: { Text: \"${error.kind}\" }", gives: #""Http""#
    ),
    Behaviour("At least one turn runs at once", "- each: [a]\n  parallel: 0\n  do: []", gives: "refused wrong-value"),
    Behaviour("There is at least one branch", "- parallel: {}", gives: "refused missing-value"),
    Behaviour(
      "More turns at once than there are items are fine", "- each: [a]\n  parallel: 1000000\n  do: []", gives: #"["a"]"#
    ),
  ]

  @Test("Turns and branches keep out of each other's way", arguments: rulesCases)
  func rules(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  @Test("A failure cancels the others, and their `finally` is waited for")
  func cancelled() async throws {
    let behaviour = Behaviour(
      "",
      """
      - parallel:
          a:
            - Wait: 1h
              finally: { Show Result: cleaned up }
          b:
            - Wait: 1s
            - Raise: http
      """, gives: "cleaned up | failed http: It went wrong.")
    #expect(try await behaviour.run(clock: PatientClock()) == behaviour.outcome)
  }

  @Test("What a branch catches does not keep it from being cancelled")
  func notCaught() async throws {
    let behaviour = Behaviour(
      "",
      """
      - parallel:
          a:
            - Wait: 1h
              catch: { cases: { cancelled: { Show Result: caught } } }
          b: { Raise: http }
      """, gives: "failed http: It went wrong.")
    #expect(try await behaviour.run(clock: PatientClock()) == behaviour.outcome)
  }

  @Test("What turns give is bounded while they run, and not when all are over")
  func bounded() async throws {
    let steps = """
      steps:
        - each: ${(' '.pad(500)).split('')}
          parallel: 2
          do:
            - Wait: 1s
            - Text: ${'x'.pad(1000000)}
          as: all
        - Text: ${all.count()}
      """
    let run = try await WorkflowRun(steps)
    #expect(try run.outcome == "failed limit: The outputs of the turns take more than 64 MB.")
    #expect((60..<100).contains(run.slept.count), "\(run.slept.count)")
  }
}
