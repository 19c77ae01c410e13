import Testing

@Suite("Inputs as flags")
struct InputFlagsTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("Inputs are flags, in words as an answer would be, and the help tells them")
  func inputs() throws {
    try runner.file(
      "inputs.yaml",
      """
      name: Greet
      inputs:
        full_name: { type: text, ask: Whom? }
        tags: { type: "[text]", default: [] }
        loud: { type: boolean, default: false }
      steps:
        - Text: "${full_name} ${tags.join('+')} ${loud}"
      """)
    let outcome = try runner.run("run", "inputs.yaml", "--tags", "a", "b,c", "--loud", "--full-name=Ada")
    #expect(outcome.output == "Ada a+b,c true\n", "\(outcome.errors)")
    let help = try runner.run("run", "inputs.yaml", "--help")
    for part in ["Greet", "--full-name VALUE", "Whom?", "--[no-]loud", "--answer NAME=VALUE"] {
      #expect(help.output.contains(part))
    }
    #expect(try runner.run("run", "inputs.yaml").status == 65)
  }

  @Test(
    "What is yes or no is said by a flag alone, by `--no-`, and by words",
    arguments: [
      (["--wet"], "true"), (["--no-wet"], "false"), (["--wet=false"], "false"), (["--wet", "no"], "false"),
      (["--wet", "yes"], "true"), (["--wet", "dry"], "false"), (["--wet=Rain"], "true"), (["--no-no-ice"], "null"),
      (["--no-ice", "--wet"], "true"),
    ])
  func booleanFlags(words: [String], found: String) throws {
    try runner.file(
      "wet.yaml",
      """
      inputs:
        wet: { type: boolean?, labels: { true: rain, false: dry } }
        no_ice: boolean?
      steps:
        - return: ${wet}
      """)
    let outcome = try runner.run("run", "wet.yaml", "--output-type", "json", flags: words)
    #expect(outcome.output == found + "\n", "\(outcome.errors)")
    let both = try runner.run("run", "wet.yaml", "--no-wet", "--wet")
    #expect(both.status == 64)
    #expect(both.errors.contains("`--wet` is given twice"))
    #expect(try runner.run("run", "wet.yaml", "--no-wet=yes").errors.contains("write `--no-wet`"))
    #expect(try runner.run("run", "wet.yaml", "--help").output.contains("--[no-]wet"))
  }

  @Test("The help and `describe` tell what may be given, in short")
  func bounds() throws {
    try runner.file(
      "bounds.yaml",
      """
      inputs:
        room: { type: text, options: [single, { value: double, title: Double room }] }
        nights: { type: number, min: 1, max: 30 }
        code: { type: text, pattern: "[A-Z]{3}", confirm: Use it? }
        pet: { type: text?, options: { List: [cat] } }
        paid: { type: boolean, labels: { true: paid, false: open } }
      steps: []
      """)
    for words in [["run", "bounds.yaml", "--help"], ["describe", "bounds.yaml"]] {
      let text = try runner.run(flags: words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for part in [
        "one of single, double (Double room)", "1 to 30", "matching `[A-Z]{3}`; to be confirmed",
        "among what `List` gives", "paid or open",
      ] {
        #expect(text.contains(part), "\(part) in \(text)")
      }
    }
  }
}
