import Testing

@testable import Workflow

@Suite("The keys at the top")
struct WorkflowReaderTests {
  private func read(_ text: String, path: String = "Workflows/night.yaml") -> (WorkflowFile?, [String]) {
    var diagnostics = Diagnostics()
    var reader = WorkflowReader()
    let document = YAMLParser.parse(SourceFile(path: path, text: text), into: &diagnostics)
    let file = document.flatMap { reader.read($0) }
    return (file, (diagnostics.all + reader.diagnostics.all).map(\.code))
  }

  @Test("All of them are read")
  func all() throws {
    let (file, codes) = read(
      """
      name: Movie Night
      description: Picks a movie.
      icon: film
      requires: ">=0.3"
      phrases: [movie night, "watch ${list}"]
      uses: [./boards.yaml]
      types: { A: {} }
      enums: { B: {} }
      actions: { Do It: {} }
      inputs: { list: text }
      permissions: { network: [example.org] }
      steps: []
      output: done
      localizations: { de: { a: b } }
      """)
    let workflow = try #require(file)
    #expect(codes == [])
    #expect(workflow.name == "Movie Night")
    #expect(
      [workflow.description, workflow.icon, workflow.requires, workflow.output].map { $0?.text } == [
        "Picks a movie.", "film", ">=0.3", "done",
      ])
    #expect(workflow.phrases.map(\.text) == ["movie night", "watch ${list}"])
    #expect(workflow.uses.map(\.text) == ["./boards.yaml"])
    let entries = [
      workflow.types, workflow.enums, workflow.actions, workflow.inputs, workflow.permissions, workflow.localizations,
    ]
    #expect(entries.map { $0.map(\.key.text) } == [["A"], ["B"], ["Do It"], ["list"], ["network"], ["de"]])
    #expect(workflow.steps?.steps.isEmpty == true)
  }

  @Test(
    "The name is by default that of the file",
    arguments: [("Workflows/night.yaml", "night"), ("a.b.yaml", "a.b"), ("x", "x"), (".hidden", "")])
  func name(path: String, name: String) {
    #expect(read("steps: []", path: path).0?.name == name)
  }

  @Test("One phrase or file needs no list")
  func single() {
    let (file, _) = read("phrases: movie night\nuses: ./a.yaml\nsteps: []")
    #expect(file?.phrases.map(\.text) == ["movie night"])
    #expect(file?.uses.map(\.text) == ["./a.yaml"])
  }

  @Test("A definition file has no steps")
  func definitions() {
    let (file, codes) = read("types: { A: {} }")
    #expect(file?.steps == nil)
    #expect(codes == [])
  }

  @Test(
    "What is wrong there is told",
    arguments: [
      ("name: a", ["missing-steps"]), ("step: []", ["unknown-key"]), ("- Text: a", ["not-a-workflow"]),
      ("text", ["not-a-workflow"]),
      ("name: [a]\nsteps: []", ["wrong-form"]), ("inputs: [a]\nsteps: []", ["wrong-form"]),
      ("phrases: { a: b }\nsteps: []", ["wrong-form"]),
      ("phrases: [[a]]\nsteps: []", ["wrong-form"]), ("steps:\n  - 1", ["not-a-step"]), ("steps:\n  -", ["empty-step"]),
      ("steps:\n  - [a]", ["wrong-form"]),
      ("steps:\n  - as: x", ["no-verb"]), ("steps:\n  - Text: a\n    Show Result: b", ["two-verbs"]),
      ("steps:\n  - if", ["missing-value"]),
      ("steps: []\nsteps: []", ["duplicate-key"]),
    ])
  func wrong(text: String, codes: [String]) {
    #expect(read(text).1 == codes)
  }
}
