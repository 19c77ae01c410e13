import Foundation
import TestSupport
import Testing
import Workflow

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
      ("action-none", "turn 20\n"), ("resolve", "20\n"), ("resolve-none", "20\n"), ("defined", "10\n"),
      ("defined-none", "10\n"),
    ])
  func loops(name: String, expected: String) throws {
    let outcome = try BuiltRunner().run("run", input(name), "--turns", "20")
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: expected, errors: ""))
  }

  @Test("Requests are all answered")
  func requests() throws {
    let server = try LoopbackServer { _ in .text("hello") }
    let urls = FileManager.default.temporaryDirectory.appending(path: "urls-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: urls) }
    try JSONEncoder().encode((1...20).map { server.url("/?\($0)").text }).write(to: urls)
    let outcome = try BuiltRunner().run("run", input("requests"), "--yes", "--input", urls.path)
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: "20\n", errors: ""))
    #expect(server.requests.count == 20)
  }

  private func input(_ name: String) -> String {
    ProjectFolder.url.appending(path: "Benchmarks/inputs/\(name).yaml").path
  }
}
