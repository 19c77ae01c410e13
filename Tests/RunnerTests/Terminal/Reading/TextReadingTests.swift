import Foundation
import Testing

/// Quick Look of a text at a terminal.
@Suite("A long text at a terminal", .serialized)
struct TextReadingTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    let text = (1...60).map { "Paragraph \($0) has some words that are too long for a line of forty columns." }
    try runner.file("long.txt", text.joined(separator: "\n") + "\n")
    try runner.file("short.txt", "All of it.\n")
    for name in ["long", "short"] {
      try runner.file(
        "\(name).yaml",
        "permissions: { read: [\(runner.folder.path)] }\nsteps:\n  - Get File: \(name).txt\n  - Quick Look\n")
    }
  }

  @Test("Quick Look reads no more of a file than it shows, and of a folder says what gives its files")
  func beginning() throws {
    try runner.file("long.log", (1...40_000).map { "line \($0)\n" }.joined())
    #expect(truncate(runner.folder.appending(path: "long.log").path, 400 << 20) == 0)
    try runner.file(
      "long.yaml", "permissions: { read: [long.log] }\nsteps:\n  - Get File: long.log\n  - Quick Look\n  - Nothing\n")
    let outcome = try runner.run("run", "long.yaml", "--yes")
    #expect(outcome.status == 0 && (outcome.output + outcome.errors).contains("line 40\n…"), "\(outcome.errors)")
    try runner.file("folder/a.txt", "a")
    try runner.file(
      "folder.yaml", "inputs: { f: file }\npermissions: { read: [folder] }\nsteps:\n  - Quick Look: ${f}\n")
    let folder = try runner.run("run", "folder.yaml", "--f", "folder", "--yes")
    #expect(folder.status != 0 && folder.errors.contains("`Get Contents of Folder`"), "\(folder)")
  }

  @Test("is read page by page, and leaves nothing behind")
  func reads() throws {
    let session = try runner.start("run", "long.yaml", "--yes", showsOutput: true, size: (40, 12))
    func model() -> ScreenModel { session.model(columns: 40, rows: 12) }
    session.expect { model().text.contains("1–10 of 120") && !model().isInFrame }
    #expect(model().text.contains("Paragraph 1 has some words that are too\nlong for a line of forty columns."))
    session.type("\u{1B}[6~")
    session.expect { model().text.contains("11–20 of 120") && model().text.contains("Paragraph 6 has") }
    session.type("\u{1B}[F")
    session.expect { model().text.contains("Paragraph 60 has") }
    session.type("q")
    #expect(session.wait() == 0)
    #expect(model().isAsBefore && model().surprises == [])
    #expect(!model().text.contains("Paragraph"))
  }

  @Test("Ctrl-c ends the run, as everywhere")
  func interrupted() throws {
    let session = try runner.start("run", "long.yaml", "--yes", showsOutput: true, size: (40, 12))
    session.expect("of 120")
    session.type("\u{3}")
    #expect(session.wait() == 130)
    #expect(session.model(columns: 40, rows: 12).isAsBefore)
  }

  @Test("What fits is printed, and so is the beginning where it goes elsewhere")
  func printed() throws {
    let session = try runner.start("run", "short.yaml", "--yes", showsOutput: true, size: (40, 12))
    #expect(session.wait() == 0)
    #expect(session.model(columns: 40, rows: 12).text == "All of it.")
    let output = try runner.run("run", "long.yaml", "--yes").output
    #expect(output.split(separator: "\n").count == 41 && output.hasSuffix("\n…\n"))
    let asked = try runner.start("run", "long.yaml", "--yes", "--no-input", showsOutput: true, size: (40, 12))
    #expect(asked.wait() == 0)
    #expect(!asked.screen.contains("?1049h"))
  }
}
