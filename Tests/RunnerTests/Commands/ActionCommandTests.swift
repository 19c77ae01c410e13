import Testing

@testable import runner

@Suite("Looking for actions")
struct ActionCommandTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "books.yaml",
      """
      actions:
        Half A Number:
          description: Halves it.
          parameters: { number: { type: number, key: true } }
          errors: { odd_number: Only even numbers have a half. }
          steps: [{ return: "${number / 2}" }]
      """)
    try runner.file("Workflows/half.yaml", "uses: ../books.yaml\nsteps: [{ Half A Number: 8 }]\n")
    try runner.file("Workflows/half.test.yaml", "tests: [{ name: Eight, output: 4 }]\n")
  }

  @Test(
    "A word that is no title names what is near, also by what other programs call it",
    arguments: [
      ("http", "did you mean `Get Contents Of URL`?"), ("echo", "did you mean `Show Result`?"),
      ("loop", "did you mean `each`?"), ("Get Peple", "did you mean `Get People`?"),
      ("filter", "is a function of the language"), ("until", "`until: …` is a verb of the language"),
      ("nothing of the kind", "`runner actions` lists them all"),
    ])
  func near(word: String, said: String) throws {
    let outcome = try runner.run("action", word)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains(said), "\(outcome.errors)")
  }

  @Test(
    "Actions are found by their titles, descriptions, categories and parameters, and by words of other programs",
    arguments: [
      ("web", "Get Contents Of URL"), ("json", "Get Contents Of URL"), ("curl", "Get Contents Of URL"),
      ("loop", "each: …"),
      ("filter", "filter("), ("SEARCH", "Search Movies"),
    ])
  func found(word: String, title: String) throws {
    let outcome = try runner.run("actions", word)
    #expect(outcome.status == 0 && outcome.output.contains(title), "\(outcome.output)")
  }

  @Test("Behind the path of a file, actions and errors may be those that it defines or uses")
  func inFiles() throws {
    for file in ["books.yaml", "Workflows/half.yaml"] {
      let action = try runner.run("action", file, "Half", "A", "Number")
      #expect(action.status == 0 && action.output.contains("Halves it."), "\(action.errors)")
      let error = try runner.run("explain", file, "odd_number")
      #expect(error.status == 0 && error.output.contains("Only even numbers have a half."), "\(error.errors)")
    }
    #expect(try runner.run("action", "books.yaml", "Halve A Number").errors.contains("did you mean `Half A Number`?"))
    #expect(try runner.run("action", "Half A Number").status == 64)
    #expect(try runner.run("action", "gone.yaml", "Half A Number").status == 66)
  }

  @Test("Nothing that a file says of its actions and inputs controls the terminal")
  func controls() throws {
    let evil = "\\e]0;x\\a\\x9B31m"
    try runner.file(
      "evil.yaml",
      """
      description: "Of \(evil) itself\\nand more."
      enums:
        State: { open: "Open \(evil)" }
      actions:
        Half A Number:
          description: "Halves \(evil) it\\nand more."
          parameters:
            number: { type: number, title: "N \(evil)", description: "Which \(evil)?" }
            word: { type: text, default: "D \(evil)", options: ["D \(evil)", b] }
            state: { type: State, default: open }
          summary: "Half \(evil) ${number} of ${word} and ${state}"
          errors: { odd_number: "Only \(evil) even." }
          steps: [{ return: "${number / 2}" }]
      """)
    try runner.file(
      "ask.yaml",
      """
      description: "Of \(evil) itself."
      uses: evil.yaml
      inputs:
        word: { type: text, ask: "Which \(evil)?", description: "A \(evil) word", options: ["c \(evil)", d] }
        sure: { type: boolean, labels: { true: "Yes \(evil)", false: "No \(evil)" } }
      steps: [{ Text: "T \(evil)" }]
      """)
    for words in [
      ["action", "evil.yaml", "Half A Number"], ["explain", "evil.yaml", "odd_number"], ["describe", "evil.yaml"],
      ["describe", "ask.yaml"], ["run", "ask.yaml", "--help"],
    ] {
      let outcome = try runner.run(words[0], flags: Array(words.dropFirst()))
      #expect(outcome.status == 0 && outcome.output.contains("\\x1b]0;x\\x07"), "\(words): \(outcome.errors)")
      let controls = outcome.output.unicodeScalars.filter { $0 != "\n" && $0.properties.generalCategory == .control }
      #expect(controls.isEmpty, "\(words): \(outcome.output.debugDescription)")
    }
    let lines = try runner.run("action", "evil.yaml", "Half A Number").output.split(separator: "\n")
    #expect(lines.contains("and more."))
  }

  @Test("What takes files takes names of workflows, as `run` does", arguments: ["check", "test", "schema", "describe"])
  func names(verb: String) throws {
    #expect(try runner.run(verb, "half").status == 0)
    let outcome = try runner.run(verb, "haff")
    #expect(outcome.status == 66 && outcome.errors.contains("did you mean `half`?"), "\(outcome.errors)")
    #expect(try runner.run(verb, "Workflows/haff.yaml").status == 66)
  }
}
