import Actions
import TestSupport
import Testing
import Workflow

@Suite("Answers given in advance, and what is said of them")
struct AnswerBookTests {
  private static let password: String = "hunter2222"

  private static func workflow(_ input: String) -> String { "inputs: { s: \(input) }\nsteps: [ return: done ]\n" }

  static let secrets: [(steps: String, answers: [String], words: [String])] = [
    (workflow("{ type: secret, length: 3..5 }"), [], [password]),
    (workflow("{ type: secret, pattern: '[0-9]*' }"), [], [password]),
    (workflow("{ type: [secret], length: 3..5 }"), [], ["\"a\"\(password)"]),
    (workflow("{ type: secret, length: 3..5 }"), ["inputs.s=\(password)"], []),
    (workflow("{ type: secret, pattern: '[0-9]*' }"), ["inputs.s=\(password)"], []),
    (
      "actions: { Use: { parameters: { pw: { type: secret, length: 3..5 } }, steps: [] } }\nsteps:\n  - Use:\n",
      ["step:3.pw=\(password)"], []
    ),
  ]

  @Test("A secret that is refused is not told", arguments: secrets)
  func refused(steps: String, answers: [String], words: [String]) async throws {
    let given = words.isEmpty ? [:] : ["s": GivenInput.words(words)]
    let run = try await WorkflowRun(steps, answers: answers, inputs: given)
    let failure = try #require(run.failure?.failure, "\(run.diagnostics)")
    #expect(!"\(failure.message) \(failure.hint ?? "") \(failure.notes)".contains(Self.password), "\(failure.message)")
    #expect(failure.message.contains("`***`"), "\(failure.message)")
  }

  @Test("What an answer says that nobody asked for stays untold")
  func unused() async throws {
    let run = try await WorkflowRun(
      Self.workflow("{ type: secret }"), answers: ["inputs.s=\(Self.password)"], inputs: ["s": .words(["abcd"])])
    #expect(run.unusedAnswers == ["inputs.s"])
  }

  static let inner = """
    actions:
      Ask In: { steps: [ { Ask For Input: "Inner?", as: inner }, { return: "${inner}" } ] }
    steps:
      - Ask In:
    """

  @Test("Questions inside of a definition, and of another file, are answered by the names of their steps")
  func inside() async throws {
    let used = Self.inner.split(separator: "\n").prefix(2).joined(separator: "\n")
    let called = "steps: [ { Ask For Input: \"Inner?\", as: inner } ]\n"
    for (text, files) in [
      (Self.inner, [:]), ("uses: [ ./asks.yaml ]\nsteps: [ Ask In: ]\n", ["asks.yaml": used]),
      ("steps: [ Run Workflow: ./called.yaml ]\n", ["called.yaml": called]),
    ] {
      let loaded = Loader(catalogue: .builtIn, files: TestFiles(files)).load(SourceFile(path: "test.yaml", text: text))
      let plan = try #require(loaded.plan, "\(loaded.diagnostics.sorted)")
      let book = AnswerBook()
      try book.add("inner=a")
      #expect(book.unknownNames(among: plan.steps).isEmpty, "\(text)")
      try book.add("iner=a")
      #expect(book.unknownNames(among: plan.steps).map(\.hint) == ["did you mean `inner`?"])
      let run = try await WorkflowRun(text, answers: ["inner=a"], files: files)
      #expect(try run.outcome == #""a""#)
      #expect(run.unusedAnswers.isEmpty)
    }
  }

  static let mistakes: [(answer: String, message: String, hint: String)] = [
    ("m.tem=red", "`m` asks for no `tem`.", "did you mean `temp`?"),
    ("m.zzzzzz=red", "`m` asks for no `zzzzzz`.", "it may ask for `temp`, `temp.confirm`"),
    ("way.nope=a", "`way` asks for no `nope`.", "write `--answer way=…`"),
    ("inputs.foldr=a", "No input is called `foldr`.", "did you mean `folder`?"),
    ("inputs.zz=a", "No input is called `zz`.", "the inputs are `folder`"),
    ("inputs=a", "No input is called ``.", "the inputs are `folder`"),
  ]

  @Test("A question that a step or an input does not have is an error before the run", arguments: mistakes)
  func unknown(answer: String, message: String, hint: String) throws {
    let plan = try WorkflowRun.plan(
      of: """
        inputs: { folder: text }
        actions: { Mix: { parameters: { temp: { type: text, confirm: "Sure?" } }, steps: [ return: "${temp}" ] } }
        steps:
          - Mix:
            as: m
          - menu: Way?
            cases: { Sea: [], Land: [] }
            as: way
          - return: [ "${folder}", "${m}", "${way}" ]
        """)
    let book = AnswerBook()
    for known in ["m.temp=a", "m.temp.confirm=yes", "m.confirm=yes", "step:4.temp=a", "inputs.folder=a"] {
      try book.add(known)
    }
    try book.add(answer)
    let found = book.unknownNames(among: plan.steps, inputs: plan.inputs.map(\.declaration))
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.hint) == [hint])
  }
}
