import Testing
import TestSupport
import Workflow

@Suite("A test of a workflow")
struct WorkflowTestTests {
  /// A workflow that shows, asks, gives and fails as its input says.
  private static let workflow = """
    inputs:
      mode: text
      line: { type: text, input: true, default: none }
    steps:
      - Ask For Input: Who?
        as: who
      - Show Result: Hello ${who}
      - if: ${mode == 'fail'}
        then: { fail: { code: wanted, message: It was wanted. } }
      - Text: ${line}
    """

  @Test(
    "What does not come as expected is told",
    arguments: [
      ("mode: a", "", []),
      ("mode: a", "output: none", []),
      ("mode: a", "output: some", [#"It gave "none" where "some" is expected."#]),
      ("mode: a", "shows: Hello Ada\n    asks: Who?", []),
      ("mode: a", "shows: Hello", [#"It showed ["Hello Ada"] where ["Hello"] is expected."#]),
      ("mode: a", "asks: []", [#"It asked ["Who?"] where [] is expected."#]),
      ("mode: a", "stdin: piped\n    output: piped", []),
      ("mode: fail", "error: wanted", []),
      ("mode: fail", "error: custom", []),
      ("mode: fail", "", ["It failed with `wanted`: It was wanted."]),
      ("mode: fail", "error: timeout", ["It failed with `wanted`: It was wanted."]),
      ("mode: a", "error: wanted", [#"It should have failed with `wanted`, but it gave "none"."#]),
    ])
  func complaints(inputs: String, expectation: String, complaints: [String]) async throws {
    let result = try await run("inputs: { \(inputs) }\n    answers: { who: Ada }\n    \(expectation)")
    #expect(result.complaints == complaints)
    #expect(result.isPassed == complaints.isEmpty)
  }

  @Test("No complaint tells a secret of the test")
  func secrets() async throws {
    let result = try await run(
      "inputs: { mode: a, line: xhunter2x }\n    answers: { who: Ada }\n    secrets: { KEY: hunter2 }\n    output: none"
    )
    #expect(result.complaints == [#"It gave "x***x" where "none" is expected."#])
  }

  @Test("A question without an answer fails, and an answer without a question is told")
  func answers() async throws {
    let missing = try await run("inputs: { mode: a }")
    #expect(missing.complaints.count == 1)
    #expect(missing.complaints.first?.hasPrefix("It failed with `input`") == true)
    let left = try await run("inputs: { mode: a }\n    answers: { who: [Ada, Bo] }")
    #expect(left.complaints == ["The answer `who` was not used."])
  }

  @Test(
    "A test sees the files that it names, and one that names none and reads one is told so",
    arguments: [
      ("files: { a.txt: one }", []),
      ("files: { a.txt: { from: parts/a.txt } }", []),
      ("files: { a.txt: { from: parts/none.txt } }", ["There is no file `deep/parts/none.txt`."]),
      ("files: { b.txt: one }\n    error: not_found", []),
      ("files: {}\n    error: not_found", []),
      (
        "error: not_found",
        [
          "It read `a.txt`, which the test does not have: write `files: { a.txt: … }`, or `files: {}` where it is not there."
        ]
      ),
    ] as [(String, [String])])
  func files(said: String, complaints: [String]) async throws {
    let plan = try WorkflowRun.plan(
      of: "permissions: { read: [a.txt] }\nsteps:\n  - Get File: a.txt\n  - Make Uppercase")
    let file = TestFile(
      SourceFile(path: "deep/a.test.yaml", text: "tests:\n  - name: A\n    \(said)\n"))
    #expect(file.diagnostics.all.map(\.message) == [])
    let test = try #require(file.tests.first)
    let disk = TestFiles(["deep/parts/a.txt": "one", "a.txt": "real"])
    #expect(await test.run(plan, disk: disk).complaints == complaints)
  }

  @Test("A file that a test brings lies beside it", arguments: ["/etc/passwd", "../a.txt", "b/../../a.txt", "~/a.txt"])
  func elsewhere(path: String) {
    let text = "tests: [{ name: A, files: { a.txt: { from: \(path) } } }]"
    #expect(TestFile(SourceFile(path: "a.test.yaml", text: text)).diagnostics.all.map(\.code) == ["incomplete-test"])
  }

  @Test("A test that does not end has failed", arguments: ["while", "until"])
  func endless(loop: String) async throws {
    let plan = try WorkflowRun.plan(of: "steps:\n  - \(loop): ${\(loop == "while")}\n    do: []\n")
    let test = WorkflowTest("a", at: SourceRange(plan.file, 0..<0))
    let result = await test.run(plan, disk: TestFiles(), timeout: Span(nanoseconds: 20_000_000))
    #expect(result.complaints == ["It did not end within 20ms."])
  }

  private func run(_ test: String) async throws -> TestResult {
    let tests = TestFile(SourceFile(path: "a.test.yaml", text: "tests:\n  - name: a\n    \(test)\n"))
    #expect(tests.diagnostics.isEmpty)
    let first = try #require(tests.tests.first)
    return await first.run(try plan(), disk: TestFiles())
  }

  private func plan() throws -> Plan {
    try WorkflowRun.plan(of: Self.workflow)
  }
}
