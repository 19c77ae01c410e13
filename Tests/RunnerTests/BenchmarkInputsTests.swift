import Foundation
import TestSupport
import Testing

@Suite("The workflows that benchmarks measure")
struct BenchmarkInputsTests {
  @Test("The first one says what it should")
  func hello() throws {
    let outcome = try BuiltRunner().run("run", input("hello"))
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: "Hello\n", errors: ""))
  }

  @Test(
    "Loops give what their peers give",
    arguments: [
      ("loop", "420\n10\n420\n"), ("expression", "false\n"), ("expression-none", "true\n"),
      ("action-none", "turn 20\n"),
    ])
  func loops(name: String, expected: String) throws {
    let outcome = try BuiltRunner().run("run", input(name), "--turns", "20")
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: expected, errors: ""))
  }

  private func input(_ name: String) -> String {
    ProjectFolder.url.appending(path: "Benchmarks/inputs/\(name).yaml").path
  }
}
