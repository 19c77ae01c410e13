import Testing

@Suite("The words of the command line", .serialized)
struct ArgumentParserTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "pick.yaml",
      "steps:\n  - Get People:\n  - Choose From List: Who is it?\n    as: person\n  - Text: Hello ${person.name}\n")
  }

  @Test(
    "The command line is checked, by status 64",
    arguments: [
      (["run"], "needs FILE|NAME"), (["rnu", "pick.yaml"], "did you mean `run`?"),
      (["run", "pick.yaml", "--anwser", "x"], "did you mean `--answer`?"), (["run", "pick.yaml", "x"], "more than"),
      (["run", "pick.yaml", "--timeout", "soon"], "takes a duration"),
      (["run", "pick.yaml", "--output"], "needs a value"),
      (["run", "pick.yaml", "--output-type", "xml"], "it takes `text`, `json`"),
      (["pick.yaml"], "runner run pick.yaml"),
      (["run", "pick.yaml", "--quiet=1"], "takes no value"), ([], "usage: runner VERB"),
    ])
  func usage(words: [String], message: String) throws {
    let session = try TerminalSession(runner, words, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 64)
    #expect(session.output == "")
    #expect(session.errors.contains(message), "\(session.errors)")
  }

  @Test(
    "Odd values and flags that contradict each other are refused, by status 64, with what is allowed",
    arguments: [
      (["--color", "purple"], "`auto`, `always`, `never`"), (["--color"], "--color WHEN"),
      (["--locale", "german"], "`de_DE`"), (["--locale", ""], "`de_DE`"), (["--locale", "de_DE_x"], "`de_DE`"),
      (["--output-type", "xml"], "`json`"), (["--quiet", "--verbose"], "contradict"),
      (["--locale", "de", "--locale", "en"], "`--locale` is given twice"), (["--quiet", "--quiet"], "given twice"),
      (["--input", "a.txt"], "no input that takes `--input`"),
    ])
  func oddFlags(words: [String], message: String) throws {
    let session = try TerminalSession(runner, ["run", "pick.yaml"] + words, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 64)
    #expect(session.errors.contains(message), "\(session.errors)")
  }

  @Test("Version and help go to standard output")
  func version() throws {
    #expect(try runner.run("--version").output.hasPrefix("runner "))
    #expect(try runner.run("--help").output.contains("explain CODE"))
    #expect(try runner.run("help", "run").output.contains("--output-type"))
  }
}
