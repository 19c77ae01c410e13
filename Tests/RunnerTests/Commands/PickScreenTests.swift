import Foundation
import Testing

/// `runner pick` at a terminal, while rows come from somewhere else.
@Suite("Picking from a pipe at a terminal", .serialized)
struct PickScreenTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  private func shows(_ text: String, _ session: TerminalSession) {
    session.expect { session.model().text.contains(text) && !session.model().isInFrame }
  }

  @Test("The first rows are there while others are still to come, and one of them can be picked")
  func open() throws {
    let session = try TerminalSession(runner, ["pick"], terminal: PseudoTerminal(), extra: [:])
    session.feed("Star\nMoon\n")
    shows("Moon", session)
    session.feed("Sun\n")
    shows("Sun", session)
    session.type("su")
    shows("1/3", session)
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Sun\n")
    session.pipeIn("")
  }

  @Test("Of what comes without end the first rows are shown at once, and who writes it ends when one is picked")
  func endless() throws {
    let session = try runner.startShell("yes endless | $RUNNER pick > picked; cat picked")
    shows("❯ endless", session)
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.model().isAsBefore)
    #expect(try runner.text(of: "picked") == "endless\n")
  }

  @Test("Esc is heard while rows keep coming")
  func escape() throws {
    let session = try runner.startShell("while echo row; do sleep 0.01; done | $RUNNER pick; echo ended $?")
    shows("❯ row", session)
    session.type("\u{1B}")
    session.expect("ended 130")
  }

  @Test("Enter takes nothing before a row has come")
  func early() throws {
    let session = try TerminalSession(runner, ["pick"], terminal: PseudoTerminal(), extra: [:])
    shows("Which one?", session)
    session.type("\r")
    shows("No row has come yet", session)
    session.feed("Star\n")
    shows("❯ Star", session)
    session.type("\r")
    #expect(session.wait() == 0)
    session.pipeIn("")
  }

  @Test("Of a long row, the part is shown that the query hit")
  func long() throws {
    let row = String(repeating: "x", count: 200) + " end"
    let session = try runner.start("pick", input: "first\n\(row)\n")
    shows("xxx…", session)
    session.type("end")
    shows("xxx end", session)
    let line = session.model().cells.first { $0[2].text == "…" }
    #expect(line?[79].text == "d" && line?[79].style != line?[75].style)
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == row + "\n")
  }

  @Test("Of a row that no screen has room for the beginning is shown, and all of it is searched and picked")
  func huge() throws {
    let row = String(repeating: "é", count: 1_000_000) + " end"
    try runner.file("rows", "first\n\(row)\n")
    let session = try runner.startShell("cat rows | $RUNNER pick > picked; wc -c < picked")
    shows("ééé", session)
    session.type("end")
    shows("1/2", session)
    session.type("\r")
    session.expect("2000005")
  }

  @Test("Bytes that are not UTF-8 are shown harmlessly, and come out as they went in")
  func bytes() throws {
    let session = try runner.startShell(
      #"printf 'plain\ncaf\351 \233[2J \377\n' | $RUNNER pick | od -An -c | tr -d ' \n' > picked; cat picked"#)
    shows("caf\u{FFFD} \u{FFFD}[2J \u{FFFD}", session)
    #expect(session.model().surprises == [])
    session.type("\u{1B}[B\r")
    #expect(session.wait() == 0)
    #expect(try runner.text(of: "picked") == #"caf351233[2J377\n"#)
  }

  @Test(
    "A list that nobody touches does nothing", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")))
  func idle() throws {
    let session = try runner.start("pick", input: "Star\nMoon\n")
    shows("Moon", session)
    session.type("\u{1B}[B")
    shows("❯ Moon", session)
    // The last wake-up may be that of a thread that ends.
    session.watch(for: .milliseconds(200))
    let before = session.wakeUps
    session.watch(for: .milliseconds(400))
    #expect(before > 0 && session.wakeUps == before)
    session.type("\r")
    #expect(session.wait() == 0)
  }
}
