import Foundation
import Testing

@Suite("runner test", .serialized)
struct TestCommandTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("flows/a.yaml", "steps:\n  - Text: a\n")
    try runner.file("flows/a.test.yaml", "tests:\n  - { name: right, output: a }\n  - { name: wrong, output: b }\n")
    try runner.file("flows/deep/b.yaml", "steps:\n  - Text: b\n")
    try runner.file("flows/deep/b.test.yaml", "tests:\n  - { name: also right, output: b }\n")
  }

  @Test("A file, its workflow and a folder are paths of tests")
  func paths() throws {
    for path in ["flows/deep", "flows/deep/b.yaml", "flows/deep/b.test.yaml", "flows/deep/"] {
      let outcome = try runner.run("test", path)
      #expect(outcome.status == 0, "\(path): \(outcome.errors)")
      #expect(outcome.output == "flows/deep/b.test.yaml\n  passed  also right\n1 test passed.\n")
    }
  }

  @Test("A test that fails is told with its reason, and ends by status 1")
  func failing() throws {
    let outcome = try runner.run("test", "flows")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        flows/a.test.yaml
          passed  right
          FAILED  wrong (line 3)
                  It gave "a" where "b" is expected.
        flows/deep/b.test.yaml
          passed  also right
        1 of 3 tests failed.

        """)
  }

  @Test("A translation with an error is told where a test names its language, and no test runs")
  func language() throws {
    try runner.file(
      "flows/a.yaml", "steps:\n  - Show Result: ${1 + 1} a\nlocalizations: { de: { '${1 + 1} a': '${1 +} A' } }\n")
    try runner.file("flows/a.test.yaml", "tests: [{ name: German, locale: de_DE, shows: 2 A }]\n")
    let outcome = try runner.run("test", "flows/a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a.yaml:3:"))
  }

  @Test("What the workflow does not have is told by `test` and by `check`", arguments: ["test", "check"])
  func claims(verb: String) throws {
    try runner.file("flows/a.test.yaml", "tests: [{ name: a, inputs: { pase: 20 } }]\n")
    let outcome = try runner.run(verb, "flows/a.test.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("The workflow has no input `pase`."))
  }

  @Test("A test that cannot be read, or of a workflow with errors, ends by status 65")
  func broken() throws {
    try runner.file("flows/a.test.yaml", "tests:\n  - output: a\n")
    #expect(try runner.run("test", "flows/a.yaml").status == 65)
    try runner.file("flows/deep/b.yaml", "steps:\n  - Txt: b\n")
    let outcome = try runner.run("test", "flows/deep")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Txt"))
  }

  @Test("A test that brings files sees these and no real ones, wherever it looks")
  func files() throws {
    try runner.file("real/secret.txt", "real")
    try runner.file("real/deep/b.txt", "B")
    try runner.file(
      "real/see.yaml",
      """
      inputs: { path: text }
      permissions: { read: ["${path}", .] }
      steps:
        - Get Contents Of Folder: .
          as: entries
        - Get File: ${path}
          as: found
        - Text: ${found}
          as: read
        - return: "${entries.name.join('+')} ${read}"
      """)
    try runner.file(
      "real/see.test.yaml",
      """
      tests:
        - { name: its own, files: { a.txt: A }, inputs: { path: a.txt }, output: a.txt A }
        - { name: a real one, files: { a.txt: A }, inputs: { path: real/secret.txt }, error: not_found }
        - { name: by its whole path, files: { a.txt: A }, inputs: { path: "\(runner.folder.path)/real/secret.txt" }, error: not_found }
        - { name: none, files: {}, inputs: { path: real/secret.txt }, error: not_found }
        - { name: one beside it, files: { b.txt: { from: deep/b.txt } }, inputs: { path: b.txt }, output: b.txt B }
      """)
    let outcome = try runner.run("test", "real")
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    try runner.file("real/see.test.yaml", "tests:\n  - { name: unsaid, inputs: { path: real/secret.txt } }\n")
    let unsaid = try runner.run("test", "real")
    #expect(unsaid.status == 1 && !unsaid.output.contains("+ real"))
    #expect(
      unsaid.output.contains(
        "It read `real/secret.txt`, which the test does not have: write `files: { real/secret.txt: … }`"))
  }

  @Test("Files of tests are checked as such")
  func checked() throws {
    #expect(try runner.run("check", "flows/a.yaml", "flows/a.test.yaml").status == 0)
    try runner.file("flows/a.test.yaml", "tests:\n  - { name: a, outputs: b }\n")
    let outcome = try runner.run("check", "flows/a.test.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("did you mean `output`?"))
  }

  @Test("What is not there ends by status 66, and says what to write", arguments: ["none", "flows/c.yaml", "empty"])
  func missing(path: String) throws {
    try runner.file("flows/c.yaml", "steps:\n  - Text: c\n")
    try runner.file("empty/c.yaml", "steps:\n  - Text: c\n")
    let outcome = try runner.run("test", path)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains(path))
  }
}
