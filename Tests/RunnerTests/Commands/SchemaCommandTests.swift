import Testing

@Suite("runner schema")
struct SchemaCommandTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("Without a file any action may be named; with one only those that it can name")
  func closed() throws {
    try runner.file("b.yaml", "actions: { Say Hello: { steps: { Text: Hello } } }\n")
    try runner.file("c.yaml", "uses: [b.yaml]\nsteps: [Say Hello]\n")
    let open = try runner.run("schema")
    #expect(open.status == 0 && open.errors == "")
    #expect(open.output.contains(#""http://json-schema.org/draft-07/schema#""#))
    #expect(open.output.contains("patternProperties") && !open.output.contains("Say Hello"))
    let closed = try runner.run("schema", "c.yaml")
    #expect(closed.status == 0 && closed.errors == "")
    #expect(closed.output.contains("Say Hello") && !closed.output.contains("patternProperties"))
  }

  @Test("A file that is being written has a schema, whatever its steps are")
  func unfinished() throws {
    try runner.file("a.yaml", "inputs: { size: number }\nsteps:\n  - Get Peo\n")
    try runner.file("a.test.yaml", "tests:\n")
    for path in ["a.yaml", "a.test.yaml"] {
      let outcome = try runner.run("schema", path)
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(outcome.output.contains(#""size""#))
    }
  }

  @Test("A file that is not there, is no workflow, or uses one that is not there is told")
  func refused() throws {
    try runner.file("list.yaml", "- a\n")
    try runner.file("uses.yaml", "uses: [gone.yaml]\nsteps: []\n")
    #expect(try runner.run("schema", "gone.yaml").status == 66)
    for path in ["list.yaml", "uses.yaml"] {
      let outcome = try runner.run("schema", path)
      #expect(outcome.status == 65 && outcome.output == "")
      #expect(outcome.errors.contains(path))
    }
  }
}
