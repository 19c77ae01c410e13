import Testing
import Workflow

@Suite("A file of tests")
struct TestFileTests {
  private static func tests(_ text: String) -> TestFile {
    TestFile(SourceFile(path: "a.test.yaml", text: text))
  }

  @Test(
    "What is not of its form is told, also where nothing reads it",
    arguments: [
      "answers: { a: [[b]] }", "files: { a.txt: [b] }", "environment: { A: [b] }", "secrets: { A: { b: c } }",
    ])
  func forms(part: String) {
    #expect(Self.tests("tests: [{ name: A, \(part) }]").diagnostics.all.map(\.code) == ["wrong-form"])
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
          programs:
            - { run: [git, status, "2"], stdin: in, stdout: out, stderr: err, exit: 3 }
            - run: "true"
          http:
            - { request: "POST https://example.org/a b", reply: hello }
            - request: { url: "https://example.org/", method: PUT, headers: { A: b }, json: [1] }
              reply: { status: 404, headers: { X: y }, json: { a: 1 } }
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
    #expect(test.programs.map(\.arguments) == [["git", "status", "2"], ["true"]])
    #expect(test.programs.map(\.status) == [3, 0])
    #expect(test.programs.first?.input == "in")
    #expect(test.programs.first.map { [$0.output, $0.errorOutput] } == ["out", "err"])
    #expect(test.exchanges.map(\.request.description) == ["POST https://example.org/a b", "PUT https://example.org/"])
    #expect(test.exchanges.map(\.reply.status) == [200, 404])
    #expect(test.exchanges.first?.reply.body == "hello")
    #expect(test.exchanges.last?.request.headers == ["A": "b"])
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
      ("tests:\n  - { name: a, programs: [{ stdout: b }] }", "incomplete-test"),
      ("tests:\n  - { name: a, programs: [{ run: [b], out: c }] }", "unknown-key"),
      ("tests:\n  - { name: a, programs: [{ run: [b], exit: 256 }] }", "wrong-form"),
      ("tests:\n  - { name: a, programs: b }", "wrong-form"),
      ("tests:\n  - { name: a, http: [{ reply: b }] }", "incomplete-test"),
      ("tests:\n  - { name: a, http: [{ request: 'GET b', reply: { code: 1 } }] }", "unknown-key"),
      ("tests:\n  - { name: a, http: [{ request: { url: b }, reply: { status: ok } }] }", "wrong-form"),
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
    arguments: [("a/b.test.yaml", "a/b.yaml"), ("a/b.yaml", nil), ("test.yaml", nil), ("b.test.yml", "b.yml")])
  func path(tests: String, workflow: String?) {
    #expect(TestFile.workflow(testedBy: tests) == workflow)
    if let workflow { #expect(TestFile.tests(of: workflow) == tests) }
  }
}
