import Testing

@Suite("Answers in advance", .serialized)
struct AnswersTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "pick.yaml",
      "steps:\n  - Get People:\n  - Choose From List: Who is it?\n    as: person\n  - Text: Hello ${person.name}\n")
  }

  @Test("Without a terminal the message names the flag and the choices, by status 65")
  func noTerminal() throws {
    let outcome = try runner.run("run", "pick.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    for part in ["there is no terminal", "--answer person=…", "`Joe Bloggs`, `Peter Roberts`, `Sarah Love`"] {
      #expect(outcome.errors.contains(part))
    }
  }

  @Test(
    "`CI` and `--no-input` ask nobody, even at a terminal",
    arguments: [(["CI": "true"], ["run", "pick.yaml"]), ([:], ["run", "pick.yaml", "--no-input"])])
  func silent(variables: [String: String], words: [String]) throws {
    let session = try TerminalSession(runner, words, terminal: PseudoTerminal(), extra: variables)
    session.pipeIn("")
    #expect(session.wait() == 65)
    #expect(session.screen == "")
  }

  @Test("An answer in advance is taken, from the command line and from a file")
  func answers() throws {
    try runner.file("answers.yaml", "person: Sarah Love\n")
    for flag in ["--answer=person=sarah love", "--answer=person=#3", "--answers=answers.yaml", "--answer=step:3=Sarah"]
    {
      let outcome = try runner.run("run", "pick.yaml", flag)
      #expect(outcome.status == 0, "\(flag): \(outcome.errors)")
      #expect(outcome.output == "Hello Sarah Love\n")
    }
  }

  @Test(
    "Mistakes in answers end by status 65, in files by 66",
    arguments: [
      ("--answer=persn=x", 65, "did you mean `person`?"), ("--answer=person=x", 65, "none of the choices"),
      ("--answers=missing.yaml", 66, "missing.yaml"), ("--answer=x", 64, "which step it answers"),
    ])
  func wrongAnswers(flag: String, status: Int32, message: String) throws {
    let outcome = try runner.run("run", "pick.yaml", flag)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("An unknown name in a file of answers is told with its line")
  func placedNames() throws {
    try runner.file("answers.yaml", "# For tests.\npersn: Sarah Love\n")
    let outcome = try runner.run("run", "pick.yaml", "--answers", "answers.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("answers.yaml:2:1"), "\(outcome.errors)")
  }

  @Test("A line names a step inside of a definition, of the file and of one that it uses")
  func stepsOfDefinitions() throws {
    try runner.file(
      "used.yaml", "actions:\n  Ask Name:\n    returns: text\n    steps:\n      - Ask For Input: Your name?\n")
    try runner.file(
      "asks.yaml",
      """
      uses: used.yaml
      actions:
        Ask Town:
          returns: text

          steps:
            - Ask For Input: Your town?
      steps:
        - Ask Name:
          as: name
        - Ask Town:
          as: town
        - Show Result: ${name}, ${town}

      """)
    let outcome = try runner.run("run", "asks.yaml", "--answer", "step:5=Ada", "--answer", "step:7=London")
    #expect(outcome.status == 0 && outcome.output == "Ada, London\n", "\(outcome.errors)")
    let wrong = try runner.run("run", "asks.yaml", "--answer", "step:4=Ada")
    #expect(wrong.status == 65 && wrong.errors.contains("[unknown-answer]"), "\(wrong.errors)")
  }

  @Test("An answer that nobody asked for is a warning")
  func unused() throws {
    let outcome = try runner.run("run", "pick.yaml", "--answer=person=Sarah", "--answer=person=Joe")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("unused-answer"))
  }

  @Test func `an answer to an input is one, whatever stands as its default`() throws {
    try runner.file("x.yaml", "inputs:\n  x: { type: text, default: dd }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.run("run", "x.yaml", "--answer", "inputs.x=given")
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: "given\n", errors: ""))
  }

  @Test func `what a definition asks first is not taken for granted`() throws {
    try runner.file(
      "x.yaml",
      "actions:\n  Erase It:\n    confirm: Erase it?\n    steps: [{ Text: erased }]\nsteps: [{ Erase It: }]\n")
    #expect(try runner.run("run", "x.yaml", "--defaults").status == 65)
    #expect(try runner.run("run", "x.yaml", "--answer", "step:5.confirm=yes").output == "erased\n")
  }

  @Test("Days among options are picked by the words for them")
  func dayInWords() throws {
    try runner.file(
      "day.yaml",
      """
      inputs:
        day: { type: day, options: "${[now.calendar_day, now.calendar_day + 1d]}" }
      steps:
        - Text: ${day == now.calendar_day + 1d}
      """)
    for flag in [["--day", "tomorrow"], ["--answer", "inputs.day=tomorrow"]] {
      #expect(try runner.run("run", "day.yaml", flags: flag).output == "true\n")
    }
    #expect(try runner.run("run", "day.yaml", "--day", "yesterday").status == 65)
  }

  @Test(
    "What is refused ends with 65, wherever it comes from and whatever refuses it",
    arguments: [
      ["--x", "9"], ["--answer", "inputs.x=9"], [], ["--y", "9"], ["--answer", "inputs.y=9"], ["--x", "1", "--y", "1"],
    ])
  func refusals(flags: [String]) throws {
    try runner.file(
      "limits.yaml",
      """
      actions:
        Show It:
          parameters: { n: { type: number, validate: [{ when: "${n == 1}", error: one }] } }
          steps: { return: "${n}" }
      inputs:
        x: { type: number, default: "${4 + 4}", validate: [{ when: "${x > 7}", error: large }] }
        y: { type: number, default: 1, max: 7 }
      steps:
        - Show It: { n: "${y}" }
      """)
    let run = try runner.run("run", "limits.yaml", "--no-input", flags: flags)
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("refused") || run.errors.contains("[one]"), "\(run.errors)")
  }

  @Test("An answer of a file that the command line overrules is none that nobody asked for")
  func overruled() throws {
    try runner.file("ask.yaml", "steps:\n  - Ask For Input: City?\n    as: city\n  - Text: ${city}\n")
    try runner.file("kept.yaml", "city: Rome\n")
    let outcome = try runner.run("run", "ask.yaml", "--answers", "kept.yaml", "--answer", "city=Oslo")
    #expect(outcome.output == "Oslo\n")
    #expect(!outcome.errors.contains("`city`"), "\(outcome.errors)")
  }
}
