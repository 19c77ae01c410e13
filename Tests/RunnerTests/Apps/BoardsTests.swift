import Foundation
import TestSupport
import Testing

/// Boards as people meet them: with a file of their own, and with the sample beside it.
@Suite("Boards at the command line")
struct BoardsTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("boards.yaml", try ProjectFolder.text(of: "Workflows/boards.yaml"))
  }

  private func keepBoards() throws {
    try runner.file(".config/runner/boards.yaml", try ProjectFolder.text(of: "Workflows/Data/boards.yaml"))
  }

  @Test("A board of the person's own needs no permission, and its URL is shown where there is no desktop")
  func own() throws {
    try keepBoards()
    let outcome = try runner.run("run", "boards.yaml", "--board", "garden")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.output == "https://example.org/boards/garden\n")
  }

  @Test("On a desktop its page is opened by what opens pages there")
  func desktop() throws {
    try keepBoards()
    try runner.file("bin/xdg-open", "#!/bin/sh\nprintf %s \"$1\" > opened\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: runner.folder.appending(path: "bin/xdg-open").path)
    let path = runner.folder.appending(path: "bin").path + ":/usr/bin:/bin"
    let outcome = try runner.run(
      "run", "boards.yaml", "--board", "books", with: ["PATH": path, "DISPLAY": ":9"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try runner.text(of: "opened") == "https://example.org/boards/books")
  }

  @Test("At a terminal the boards are a list to pick from")
  func picked() throws {
    try keepBoards()
    let session = try runner.start("run", "boards.yaml")
    session.expect { session.model().text.contains("Books to Read") && session.model().text.contains("What is sown") }
    session.type("kit\r")
    #expect(session.wait() == 0)
    #expect(session.output == "https://example.org/boards/kitchen\n")
    #expect(session.model().isAsBefore)
  }

  @Test("A sentence names the board")
  func said() throws {
    try keepBoards()
    try runner.file("Workflows/boards.yaml", try ProjectFolder.text(of: "Workflows/boards.yaml"))
    let outcome = try runner.run("say", "open the garden board")
    #expect(outcome.output == "https://example.org/boards/garden\n", "\(outcome.errors)")
  }

  @Test("A file of one's own that is empty is the one that is named")
  func empty() throws {
    try keepBoards()
    try runner.file("mine.yaml", "[]")
    let outcome = try runner.run("run", "boards.yaml", "--source", "mine.yaml", "--board", "garden", "--yes")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("no boards in `mine.yaml`"), "\(outcome.errors)")
    #expect(!outcome.errors.contains(".config"))
  }

  @Test("Where nobody can be asked, the boards there are stand in the message")
  func silent() throws {
    try keepBoards()
    let outcome = try runner.run("run", "boards.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`Garden`, `Kitchen`, `Books to Read`"), "\(outcome.errors)")
  }

  @Test("Without a file it says which one to write")
  func none() throws {
    let outcome = try runner.run("run", "boards.yaml", "--board", "garden")
    #expect(outcome.status != 0)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("There are no boards yet."), "\(outcome.errors)")
    #expect(outcome.errors.contains("~/.config/runner/boards.yaml"))
  }

  @Test("Another file is read only where that is allowed")
  func source() throws {
    try runner.file("others.yaml", try ProjectFolder.text(of: "Workflows/Data/boards.yaml"))
    let words = ["--source", "others.yaml", "--board", "garden"]
    #expect(try runner.run("run", "boards.yaml", flags: words).status == 77)
    let outcome = try runner.run("run", "boards.yaml", flags: words + ["--yes"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "https://example.org/boards/garden\n")
  }

  @Test("A board cannot command the terminal, nor start a program")
  func hostile() throws {
    let entry = #"- { name: "Gar\e[2Jden", url: "https://example.org/g", note: "\e]0;owned\a" }"#
    try runner.file(".config/runner/boards.yaml", entry)
    let session = try runner.start("run", "boards.yaml", showsOutput: true)
    session.expect { session.model().text.contains("Gar") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.model().surprises == [])
    try runner.file(".config/runner/boards.yaml", "- { name: Garden, url: 'file:///etc/passwd' }")
    let outcome = try runner.run("run", "boards.yaml", "--board", "garden")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("is no URL of the web"))
  }
}
