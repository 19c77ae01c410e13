import Testing

@Suite("What a pipe gives to a run")
struct PipedInputTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("A file that is not there ends it before the first step", arguments: ["text", "file", "[number]", "image?"])
  func missing(type: String) throws {
    try runner.file("x.yaml", "inputs: { x: { type: \"\(type)\", input: true } }\nsteps: [{ Show Result: ran }]\n")
    let outcome = try runner.run("run", "x.yaml", "--input", "none.txt")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("`none.txt` cannot be") && !outcome.output.contains("ran"))
  }

  @Test(
    "Data in another form than a pipe can have is refused with how to give it",
    arguments: ["[dictionary]", "dictionary", "[number]"])
  func otherForms(type: String) throws {
    try runner.file(
      "x.yaml",
      """
      inputs:
        x: { type: "\(type)", input: true }
      steps: []
      output: ${x}
      """)
    let outcome = try runner.run("run", "x.yaml", input: "name,age\nRex,3\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`standard input` is not JSON"))
    #expect(outcome.errors.contains("--input data.csv"))
    if type == "[dictionary]" {
      try runner.file("dogs.csv", "name\nRex\n")
      #expect(try runner.run("run", "x.yaml", "--input", "dogs.csv", "--output-type", "jsonl").output.contains("Rex"))
    }
  }

  @Test("An empty pipe is told where nobody can be asked instead")
  func emptyPipe() throws {
    try runner.file("x.yaml", "inputs:\n  x: { type: text, input: true }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.run("run", "x.yaml", input: "")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Standard input is empty, so that `x` has no value from there. [empty-input]"))
    #expect(try runner.run("run", "x.yaml", "--input", "-", input: "").status == 0)
    try runner.file("y.yaml", "inputs:\n  x: { type: text, input: true, default: a }\nsteps: [{ Text: \"${x}\" }]\n")
    #expect(try runner.run("run", "y.yaml", input: "").errors == "")
  }
}
