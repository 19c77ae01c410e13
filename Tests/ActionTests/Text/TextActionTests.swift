import Testing
import TestSupport
import Workflow

@Suite("Text")
struct TextActionTests {
  @Test(
    "What is written stays, what is calculated is put in",
    arguments: [
      ("1.10", "1.10"), ("0x1F", "0x1F"), ("true", "true"), ("$${x}", "${x}"), ("\"\"", ""), ("${1 + 1}", "2"),
      ("\"${[1, 2].sum()} and ${'a' + 'b'}\"", "3 and ab"), ("|\n    a\n\n    b", "a\n\nb\n"),
      (">\n    a\n    b", "a b\n"),
    ])
  func text(written: String, result: String) async throws {
    let run = try await WorkflowRun(steps: "- Text: \(written)")
    #expect(run.diagnostics == [])
    #expect(run.output.text == result)
  }

  @Test("Text without a text asks for one")
  func asks() async throws {
    let run = try await WorkflowRun(steps: "- Text:\n  as: line", answers: ["line.text=hello"])
    #expect(run.output.text == "hello")
    #expect(run.asked.count == 1)
  }
}
