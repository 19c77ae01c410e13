import TestSupport
import Testing
import Workflow

@Suite("Values nested into themselves")
struct NestingRunTests {
  /// Steps that make a value out of the one before, over and over.
  static let growing: [(String, String)] = [
    ("record", loop(#"set: { d: "${record(a=d)}" }"#)),
    ("a dictionary", loop(#"set: { d: { a: "${d}" } }"#)),
    ("a list", loop(#"set: { d: ["${d}"] }"#)),
    ("a list in an expression", loop(#"set: { d: "${[d]}" }"#)),
    ("map", loop(#"set: { d: "${[d].map([it]).first()}" }"#)),
    ("group", loop(#"set: { d: "${[d].group(1).first()}" }"#)),
    ("zip", loop(#"set: { d: "${[d].zip([1]).first()}" }"#)),
    ("chunk", loop(#"set: { d: "${[d].chunk(1).first()}" }"#)),
    ("merge", loop(#"set: { d: "${record(b=1).merge(record(a=d))}" }"#)),
    ("unique", loop(#"set: { d: "${[d, d].unique()}" }"#)),
    ("append", loop("append: { e: \"${d}\" }\n    - set: { d: \"${e}\" }\n    - set: { e: [] }")),
    ("branches", loop("parallel: { a: { List: [\"${d}\"] } }\n      as: d2\n    - set: { d: \"${d2}\" }")),
    ("turns", loop("repeat: 1\n      do: { List: [\"${d}\"] }\n      as: d2\n    - set: { d: \"${d2}\" }")),
    (
      "turns beside each other",
      loop("each: [1]\n      parallel: 1\n      do: { List: [\"${d}\"] }\n      as: d2\n    - set: { d: \"${d2}\" }")
    ),
    ("List", "- Text: a\n- repeat: 60000\n  do: { List: [\"${[previous]}\"] }"),
    ("Dictionary", "- Text: a\n- while: ${true}\n  do: { Dictionary: { a: \"${previous}\" } }"),
  ]

  private static func loop(_ step: String) -> String {
    "- set: { d: \"${record(a=1).get('a')}\", e: [] }\n- repeat: 60000\n  do:\n    - \(step)"
  }

  @Test("A value that grows deeper turn by turn ends with an error of kind `limit`", arguments: growing)
  func limit(name: String, steps: String) async throws {
    let run = try await WorkflowRun(steps: steps)
    #expect(run.diagnostics == [])
    #expect(run.failure?.failure.reason == .limit)
    #expect(run.failure?.failure.message == "A value holds lists and dictionaries more than 128 levels deep.")
  }

  @Test("An error may hold the error before, as long as it is not too deep")
  func errors() async throws {
    let run = try await WorkflowRun(
      steps: """
        - set: { d: "${record(a=1).get('a')}", kinds: [] }
        - repeat: 1000
          do:
            - do: { fail: { message: m, data: "${d}" } }
              catch: { set: { d: "${error}" } }
            - append: { kinds: "${d.kind}" }
        - Text: ${kinds.unique().map(it.display()).join(' ')}
        """)
    #expect(run.diagnostics == [])
    #expect(try run.json() == #""Failed Limit""#)
  }

  @Test("A chain of functions in one expression has the same limit")
  func chain() async throws {
    let run = try await WorkflowRun(
      steps: "- set: { d: \"${now.year}\" }\n- set: { e: \"${[d]\(String(repeating: ".chunk(1)", count: 300))}\" }")
    #expect(run.failure?.failure.reason == .limit)
  }

  @Test("A value of the deepest kind goes through every step")
  func deepest() async throws {
    let run = try await WorkflowRun(
      steps: """
        - set: { d: "${record(a=1).get('a')}", e: "${record(a=1).get('a')}" }
        - repeat: 120
          do:
            - set: { d: "${record(a=d)}", e: { a: "${e}" } }
        - each: [1, 2, 3]
          parallel: 3
          do:
            - set: { f: "${[d, e, d].unique().count()}", g: "${[d, e].group(it).count()}" }
            - Text: ${f} ${g} ${d == e} ${d in [e]} ${d.json().length()} ${e.display()} ${d.type_name()}
        """)
    #expect(run.diagnostics == [])
    #expect(run.failure == nil)
    #expect(try run.json().contains(#"1 1 true true "#))
  }

  @Test("A list that is not deep may be long")
  func long() async throws {
    let run = try await WorkflowRun(
      steps: "- set: { s: [] }\n- repeat: 20000\n  do: { append: { s: [a] } }\n- Count: ${s}")
    #expect(try run.json() == "20000")
  }
}
