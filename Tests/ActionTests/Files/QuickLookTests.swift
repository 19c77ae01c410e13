import TestSupport
import Testing
import Workflow

@Suite("Quick Look")
struct QuickLookTests {
  private static let numbers = (1...100).map { "line \($0)" }.joined(separator: "\n")

  @Test("Of a text file the first lines are shown, and it passes on")
  func text() async throws {
    let run = try await WorkflowRun(
      steps: "- Get File: notes.txt\n- Quick Look", files: ["notes.txt": QuickLookTests.numbers])
    let lines = try #require(run.shown.first).split(separator: "\n")
    #expect(run.shown.count == 1)
    #expect(lines.count == 41 && lines.first == "line 1" && lines[39] == "line 40" && lines.last == "…")
    #expect(try run.json() == #""notes.txt""#)
  }

  @Test("A picture is shown as one, by its path where nothing can be drawn")
  func picture() async throws {
    let run = try await WorkflowRun(steps: "- Get File: a.png\n- Quick Look", files: ["a.png": "x"])
    #expect(run.shown == ["a.png"])
    let steps = "- Get File: a.png\n- Quick Look: ${'b.png'.as(image)}"
    let none = try await WorkflowRun(steps: steps, files: ["a.png": "x"])
    #expect(none.failure?.failure.reason == .notFound)
  }

  #if os(Linux)
    @Test("Where somebody sits at a desktop the browser opens a page, and nothing is shown")
    func page() async throws {
      let paths = (1...16).map { "/cache/runner/pages/\($0).html" }
      let opener = TestPrograms(paths.map { TestProgram(arguments: ["xdg-open", $0], output: "") })
      let run = try await WorkflowRun(
        "steps:\n  - List: [1, 2]\n  - Quick Look\n", environment: ["DISPLAY": ":0", "XDG_CACHE_HOME": "/cache"],
        programs: opener)
      #expect(run.failure == nil)
      #expect(run.shown == [])
    }
  #endif

  @Test("Where nobody sits at a desktop anything else is shown as a result", arguments: ["a\u{0}b", "\u{0}"])
  func result(content: String) async throws {
    #expect(try await WorkflowRun(steps: "- List: [1, 2]\n- Quick Look").shown == ["1\n2"])
    let run = try await WorkflowRun(steps: "- Get File: a.bin\n- Quick Look", files: ["a.bin": content])
    #expect(run.shown == ["a.bin"])
  }
}
