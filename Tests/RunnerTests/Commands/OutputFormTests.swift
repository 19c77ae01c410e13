import Foundation
import Testing

@Suite("What a run puts out")
struct OutputFormTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test(
    "The output has the form that is asked for",
    arguments: [
      ("text", "One\nTwo\n"), ("json", "[\n  \"One\",\n  \"Two\"\n]\n"), ("jsonl", "\"One\"\n\"Two\"\n"),
      ("yaml", "- One\n- Two\n"),
    ])
  func forms(form: String, text: String) throws {
    try runner.file("list.yaml", "steps:\n  - List: [One, Two]\n")
    #expect(try runner.run("run", "list.yaml", "--output-type", form).output == text)
    let path = "out.\(form == "text" ? "txt" : form)"
    #expect(try runner.run("run", "list.yaml", "--output", path).output == "")
    #expect(try runner.text(of: path) == text)
  }

  @Test("`--output -` is standard output")
  func standardOutput() throws {
    try runner.file("list.yaml", "steps:\n  - List: [One, Two]\n  - Show Result:\n")
    #expect(try runner.run("run", "list.yaml", "--output", "-").output == "One\nTwo\n")
    #expect(try runner.run("run", "list.yaml", "--output=-", "--output-type=jsonl").output == "\"One\"\n\"Two\"\n")
  }

  @Test("What was shown last is not printed again, and in another form it is shown beside the output")
  func shown() throws {
    try runner.file("show.yaml", "steps:\n  - List: [1, 2]\n  - Show Result:\n")
    #expect(try runner.run("run", "show.yaml").output == "1\n2\n")
    let outcome = try runner.run("run", "show.yaml", "--output-type", "json")
    #expect(outcome.output == "[\n  1,\n  2\n]\n")
    #expect(outcome.errors == "1\n2\n")
  }

  @Test("What a loop has shown is not printed a second time")
  func shownInLoop() throws {
    try runner.file("loop.yaml", "steps:\n  - each: [a, b]\n    do: { Show Result: \"${item}\" }\n")
    #expect(try runner.run("run", "loop.yaml").output == "a\nb\n")
  }

  @Test("A reader that goes away ends the run quietly, by status 141")
  func closedOutput() throws {
    try runner.file(
      "show.yaml", "steps:\n  - repeat: 100000\n    do:\n      - Show Result: \(String(repeating: "x", count: 90))\n")
    let session = try TerminalSession(runner, ["run", "show.yaml"], terminal: nil, extra: [:])
    session.pipeIn("")
    session.closeOutput()
    #expect(session.wait() == 141)
    #expect(session.errors == "")
  }

  @Test(
    "Output that cannot be written is an error, whatever else is closed", arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func closed(redirection: String) throws {
    try runner.file("x.yaml", "steps: [{ Text: done }]\n")
    #expect(try runner.shell("$RUNNER run x.yaml \(redirection)").status == 1)
  }

  @Test("A file that would be larger than allowed is an error, and nothing is left of it")
  func tooLarge() throws {
    try runner.file("long.yaml", "steps:\n  - repeat: 3000\n    do: { Text: \"0123456789\" }\n")
    let file = try runner.shell("ulimit -f 1; $RUNNER run long.yaml --output out.txt")
    #expect(file.status == 1)
    #expect(file.errors.contains("`out.txt` cannot be written: it would be too large."))
    #expect(throws: (any Error).self) { try runner.text(of: "out.txt") }
    try runner.file("old.txt", "old")
    #expect(try runner.shell("ulimit -f 1; $RUNNER run long.yaml --output old.txt").status == 1)
    #expect(try runner.text(of: "old.txt") == "old")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: runner.folder.path).sorted() == ["long.yaml", "old.txt"])
    let output = try runner.shell("ulimit -f 1; $RUNNER run long.yaml > out.txt")
    #expect(output.status == 1)
    #expect(output.errors.contains("Standard output cannot be written: it would be too large."))
  }
}
