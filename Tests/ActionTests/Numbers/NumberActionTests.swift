import TestSupport
import Testing
import Workflow

@Suite("Number")
struct NumberActionTests {
  @Test(
    "A number is what is written, exactly",
    arguments: [
      ("12", "12"), ("-0.5", "-0.5"), ("1e3", "1000"), ("0x1F", "31"), ("9007199254740993", "9007199254740993"),
      ("9223372036854775807", "9223372036854775807"), ("\"12\"", "12"), ("${7 / 2}", "3.5"),
    ])
  func written(text: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- Number: \(text)")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }

  @Test("What is no number is an error before the run", arguments: ["soon", "12 apples", "true", "30s", "[1, 2]"])
  func refused(text: String) async throws {
    let run = try await WorkflowRun(steps: "- Number: \(text)")
    #expect(run.failure != nil || !run.diagnostics.isEmpty)
  }
}
