import Testing
import Workflow

@Suite("A file of tests")
struct TestFileTests {
  private static func tests(_ text: String) -> TestFile {
    TestFile(SourceFile(path: "a.test.yaml", text: text))
  }

  @Test("All that a test may say is read")
  func whole() throws {
    let file = Self.tests(
      """
      tests:
        - name: Everything
          inputs: { list: popular, years: [2001, 2002], data: { a: 1 } }
          answers: { movie: [Up, Heat], note: "1" }
          stdin: hello
          now: 2024-12-30T10:15:00Z
          locale: de_DE
          environment: { HOME: /home }
          secrets: { KEY: abc }
          output: [1, two]
          shows: one
          asks: [Which?, "When?"]
          error: timeout
      """)
    #expect(file.diagnostics.all.map(\.message) == [])
    let test = try #require(file.tests.first)
    #expect(test.name == "Everything")
    #expect(test.answers.map(\.name) == ["movie", "movie", "note"])
    #expect(test.answers.map(\.text) == ["Up", "Heat", "1"])
    #expect(test.stdin == "hello")
    #expect(test.now?.description == "2024-12-30T10:15:00Z")
    #expect(test.locale == "de_DE")
    #expect(test.environment == ["HOME": "/home"])
    #expect(test.secrets == ["KEY": "abc"])
    #expect(test.output?.isEqual(to: [1, "two"]) == true)
    #expect(test.shows == ["one"])
    #expect(test.asks == ["Which?", "When?"])
    #expect(test.error == "timeout")
    guard case .words(["popular"])? = test.inputs["list"], case .words(["2001", "2002"])? = test.inputs["years"],
      case .value(.dictionary)? = test.inputs["data"]
    else {
      Issue.record("The inputs are \(test.inputs).")
      return
    }
  }

  @Test("An output that is not told is not looked at, one of nothing is")
  func output() {
    let file = Self.tests("tests:\n  - name: a\n  - name: b\n    output: null\n")
    #expect(file.tests.map { $0.output == nil } == [true, false])
  }

  @Test(
    "A mistake is told with its place",
    arguments: [
      ("", "not-tests"), ("tests: a", "not-tests"), ("tests: []\nsteps: []", "not-tests"),
      ("tests:\n  - a", "no-test-name"),
      ("tests:\n  - { output: 1 }", "no-test-name"), ("tests:\n  - { name: a, outputs: 1 }", "unknown-key"),
      ("tests:\n  - { name: a, now: today }", "not-a-date"), ("tests:\n  - { name: a, answers: [b] }", "wrong-form"),
      ("tests:\n  - { name: a, shows: { b: c } }", "wrong-form"), ("tests:\n  - { name: a, error: [b] }", "wrong-form"),
      ("tests:\n  - { name: a, output: !!int b }", "tag-does-not-fit"),
    ])
  func mistakes(text: String, code: String) {
    let file = Self.tests(text)
    #expect(file.diagnostics.all.map(\.code) == [code])
    #expect(file.diagnostics.all.allSatisfy { $0.range != nil })
  }

  @Test(
    "A file of tests is called like its workflow",
    arguments: [("a/b.test.yaml", "a/b.yaml"), ("a/b.yaml", nil), ("test.yaml", nil), ("b.test.yml", nil)])
  func path(tests: String, workflow: String?) {
    #expect(TestFile.workflow(testedBy: tests) == workflow)
  }
}
