import Testing

@Suite("runner check")
struct CheckCommandTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "pick.yaml",
      "steps:\n  - Get People:\n  - Choose From List: Who is it?\n    as: person\n  - Text: Hello ${person.name}\n")
  }

  @Test("`check` tells all mistakes of all files, and fixes the safe ones")
  func check() throws {
    try runner.file("wrong.yaml", "steps:\n  - Get Peple:\n  - Show Rsult: x\n")
    let outcome = try runner.run("check", "pick.yaml", "wrong.yaml")
    #expect(outcome.status == 65)
    for part in ["wrong.yaml:2:5", "wrong.yaml:3:5"] { #expect(outcome.errors.contains(part)) }
    #expect(try runner.run("check", "wrong.yaml", "--format", "json").output.contains("\"unknown-action\""))
    #expect(try runner.run("check", "missing.yaml").status == 66)
    #expect(try runner.run("check", "pick.yaml").status == 0)
  }

  @Test("An input that nobody can be asked for is told by `check` alone")
  func unaskable() throws {
    try runner.file(
      "team.yaml",
      """
      inputs:
        team: dictionary
        rows: "[[text]]"
        other: dictionary?
        picked: { type: dictionary, options: [{ name: Ada }] }
        piped: { type: dictionary, input: true }
      steps: [{ Show Result: "${team.name}" }]

      """)
    let outcome = try runner.run("check", "team.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Nobody can be asked for `team`, of type `dictionary`"), "\(outcome.errors)")
    #expect(outcome.errors.matches(of: /cannot-be-asked/).count == 2)
    let run = try runner.run(
      "run", "team.yaml", "--team", #"{"name": "Ada"}"#, "--rows", "a", "--piped", "{}", "--defaults")
    #expect(!run.errors.contains("cannot-be-asked"))
  }

  @Test("The type of an activity that a definition file donates is one of the workflow that uses it")
  func donatedByDefinition() throws {
    try runner.file(
      "watch.yaml", "actions: { Watch: { steps: [{ Donate Activity: org.example.film }] } }\n")
    let declared = { (word: String) in "activities: { org.example.\(word): }\nuses: watch.yaml\nsteps: [Watch]\n" }
    try runner.file("good.yaml", declared("film"))
    try runner.file("bad.yaml", declared("book"))
    #expect(try runner.run("check", "watch.yaml", "good.yaml").status == 0)
    let outcome = try runner.run("check", "bad.yaml")
    #expect(outcome.status == 65)
    for part in ["watch.yaml:1:", "There is no activity `org.example.film`.", "[unknown-activity]"] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
  }

  @Test("`check --fix` tells what it has changed, and where")
  func fixed() throws {
    try runner.file("wrong.yaml", "steps:\n  - Get Peple:\n  - Text: a\n    whn: ${true}\n")
    let outcome = try runner.run("check", "--fix", "wrong.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "wrong.yaml:2: `Get Peple` is `Get People` now.\nwrong.yaml:4: `whn` is `when` now.\nNothing to complain about.\n"
    )
  }

  @Test("`check --fix` goes on until nothing safe is left, and gives no mapping a key twice")
  func fixedAll() throws {
    try runner.file("deep.yaml", "stesp:\n  - Get Peple:\n")
    #expect(try runner.run("check", "--fix", "deep.yaml").status == 0)
    #expect(try runner.text(of: "deep.yaml") == "steps:\n  - Get People:\n")
    try runner.file("twice.yaml", "steps:\n  - Text: { txt: a, text: b }\n  - Ask For Input: { promp: a, promt: b }\n")
    #expect(try runner.run("check", "--fix", "twice.yaml").status == 65)
    #expect(
      try runner.text(of: "twice.yaml")
        == "steps:\n  - Text: { txt: a, text: b }\n  - Ask For Input: { prompt: a, promt: b }\n")
  }
}
