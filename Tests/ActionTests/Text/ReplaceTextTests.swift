import TestSupport
import Testing
import Workflow

@Suite("Replace Text")
struct ReplaceTextTests {
  static let cases: [(written: String, gives: String)] = [
    ("{ text: a.b.c, find: ., replace: '-' }", #""a-b-c""#),
    ("{ text: a.b.c, find: ., replace: '-', all: false }", #""a-b.c""#),
    ("{ text: a.b.c, find: . }", #""abc""#),
    ("{ text: Tea tea TEA, find: tea, replace: milk }", #""Tea milk TEA""#),
    ("{ text: Tea tea TEA, find: tea, replace: $1, case_sensitive: false }", #""$1 $1 $1""#),
    ("{ text: Größe, find: größe, replace: x, case_sensitive: false }", #""x""#),
    ("{ text: a1b22, find: '[0-9]+', replace: <$0>, regular_expression: true }", #""a<1>b<22>""#),
    ("{ text: nothing here, find: zzz, replace: y }", #""nothing here""#),
  ]

  @Test("What is found is replaced, and nothing else", arguments: cases)
  func replaces(written: String, gives: String) async throws {
    let run = try await WorkflowRun(steps: "- Replace Text: \(written)")
    #expect(try run.json() == gives)
  }

  @Test("Nothing to find, and a wrong pattern, are errors with a code")
  func refuses() async throws {
    let empty = try await WorkflowRun(steps: "- Replace Text: { text: a, find: '' }")
    #expect(empty.failure?.failure.code == "no_find")
    let wrong = try await WorkflowRun(steps: "- Replace Text: { text: a, find: '(', regular_expression: true }")
    #expect(wrong.failure?.failure.code == "bad_pattern")
  }
}
