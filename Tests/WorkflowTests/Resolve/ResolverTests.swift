import TestSupport
import Testing
import Workflow

@Suite("How values of inputs and parameters are found")
struct ResolverTests {
  private func run(
    _ inputs: String, _ steps: String = "- return: ${x}", answers: [String] = [], given: [String: GivenInput] = [:],
    replies: [Reply] = [], takesDefaults: Bool = false
  ) async throws -> WorkflowRun {
    let text = "inputs:\n\(inputs.indentedLines)steps:\n\(steps.indentedLines)permissions: { environment: [CITY] }\n"
    return try await WorkflowRun(
      text, answers: answers, inputs: given, environment: ["CITY": "Oslo"], replies: replies,
      takesDefaults: takesDefaults)
  }

  // MARK: - What surrounds the run

  @Test(
    "Conditions and checks of inputs read the environment and the time",
    arguments: [
      ("x: { type: \"text?\", when: \"${environment.CITY == 'Oslo'}\" }", #""a""#),
      ("x: { type: \"text?\", when: \"${environment.CITY == 'Rome'}\" }", "failed input: *"),
      ("x: { type: \"text?\", when: \"${now.year == 2024}\" }", #""a""#),
      ("x: { type: \"text?\", when: \"${now.year == 1970}\" }", "failed input: *"),
      ("x: { type: text, validate: [{ when: \"${environment.CITY == 'Oslo'}\", error: no }] }", "failed custom no: *"),
      ("x: { type: text, validate: [{ when: \"${environment.CITY == 'Rome'}\", error: no }] }", #""a""#),
      ("x: { type: text, validate: [{ when: \"${now.year == 2024}\", error: no }] }", "failed custom no: *"),
    ])
  func surroundings(input: String, outcome: String) async throws {
    // Given as a value, since words are checked by what would be asked.
    let found = try await run(input, given: ["x": .value(.text("a"))]).outcome
    #expect(Behaviour("", "", gives: outcome).isMet(by: found), "\(found)")
    let written = try await run(input, given: ["x": .words(["a"])]).outcome
    #expect(written.hasPrefix("failed") == found.hasPrefix("failed"), "\(written)")
  }

  // MARK: - Confirmation

  static let confirmed = "x: { type: number, confirm: \"Use ${value}?\" }"
  static let withDefault = "x: { type: number, default: 3, confirm: \"Use ${value}?\" }"

  @Test("A value is confirmed before it is used, wherever it comes from")
  func confirms() async throws {
    let yes = ["inputs.x.confirm=yes"]
    #expect(try await run(Self.confirmed, answers: yes, given: ["x": .words(["7"])]).outcome == "7")
    #expect(try await run(Self.confirmed, answers: yes, given: ["x": .value(.integer(7))]).outcome == "7")
    #expect(try await run(Self.withDefault, answers: yes).outcome == "3")
    let asked = try await run(Self.confirmed, replies: [.text("7"), .confirmed(true)])
    #expect(try asked.outcome == "7")
    #expect(asked.asked == ["X?", "Use 7?"])
  }

  @Test("A value that is not confirmed cancels the run")
  func declined() async throws {
    let run = try await run(Self.confirmed, answers: ["inputs.x.confirm=no"], given: ["x": .words(["7"])])
    #expect(run.failure?.failure.reason == .cancelled)
  }

  @Test("A confirmation has no default, and where nobody can be asked the flag that answers it is named")
  func silent() async throws {
    for takesDefaults in [false, true] {
      let run = try await run(Self.withDefault, takesDefaults: takesDefaults)
      #expect(run.failure?.failure.reason == .input)
      #expect(run.failure?.failure.message.contains("`--answer inputs.x.confirm=…`, `yes` or `no`") == true)
    }
  }

  @Test("An optional input that is not given is not confirmed")
  func nothing() async throws {
    #expect(try await run("x: { type: \"text?\", confirm: \"Use ${value}?\" }").outcome == "null")
  }

  @Test("Inputs have names of their own among answers, and one that is named as a step is told its flag")
  func names() async throws {
    let input = ParameterDeclaration(name: "old_name", kind: .text, confirm: "Sure?")
    let book = AnswerBook()
    for name in ["inputs.old_name", "inputs.old_name.confirm"] { try book.add("\(name)=yes") }
    #expect(book.unknownNames(among: [], inputs: [input]).isEmpty)
    try book.add("old_name=a")
    #expect(book.unknownNames(among: [], inputs: [input]).map(\.hint) == ["write `--old-name …`"])
    try book.add("inputs.new_name=a")
    #expect(book.unknownNames(among: [], inputs: [input]).count == 2)
  }

  // MARK: - What a person reads

  /// An input, what is asked or said of it.
  static let texts: [(input: String, asked: String)] = [
    ("ask: \"Which ${kind}?\"", "Which tea?"),
    ("ask: \"Cost in $${x} for ${kind}?\"", "Cost in ${x} for tea?"),
    ("ask: \"${kind}\"", "tea"),
    ("ask: \"Of ${several}?\"", "Of 1\n2?"),
    ("ask: \"With ${key}?\"", "With ***?"),
    ("ask: \"Which, before ${last_one} of ${kind}?\"", "Which, before The last of tea?"),
    ("ask: \"${if kind == 'tea' then 'Hot' else 'Cold'} ${several.count()}?\"", "Hot 2?"),
  ]

  @Test("Values stand in questions, a secret as what it is shown as", arguments: texts)
  func asked(text: (input: String, asked: String)) async throws {
    let inputs = """
      kind: text
      key: secret
      several: [number]
      x: { type: text, \(text.input) }
      last_one: { type: "text?", title: The last }
      """
    let given: [String: GivenInput] = [
      "kind": .words(["tea"]), "key": .words(["hush"]), "several": .words(["1", "2"]),
    ]
    #expect(try await run(inputs, answers: ["inputs.x=a"], given: given).asked == [text.asked])
  }

  @Test("What is put into a question is never looked at again")
  func askedOnce() async throws {
    let inputs = "kind: text\nx: { type: text, ask: \"${kind}\" }"
    let run = try await run(inputs, answers: ["inputs.x=a"], given: ["kind": .words(["${now}"])])
    #expect(run.asked == ["${now}"])
  }

  @Test("Why a value is refused may name it and the parameters above, wherever it comes from")
  func refused() async throws {
    let inputs = """
      most: { type: number, default: 3 }
      x: { type: number, validate: [{ when: "${value > most}", error: many, message: "${x} is more than ${most}." }] }
      """
    let run = try await run(inputs, given: ["x": .words(["7"])])
    #expect(run.failure?.failure.message == "`7` for `--x` is refused. 7 is more than 3.")
    let step = try await WorkflowRun(
      "actions:\n  Take Some:\n    parameters:\n"
        + inputs.split(separator: "\n").map { "      \($0)\n" }.joined()
        + "    steps: []\nsteps:\n  - Take Some: { x: 9 }")
    #expect(step.failure?.failure.message == "9 is more than 3.")
  }

  // MARK: - Several

  @Test(
    "Words behind flags mean what they do in answers",
    arguments: [
      ("[text]?", "a", "none", "null"), ("text?", "a", "", "null"), ("text?", "a", "none", "null"),
      ("[text]", "a", "a,b,a", #"["a","b"]"#), ("[text]", "a", "none", "[]"),
    ])
  func same(type: String, _: String, word: String, outcome: String) async throws {
    let input = "x: { type: \"\(type)\", options: [a, b] }"
    let flag = try await run(input, given: ["x": .words([word])])
    let answer = try await run(input, answers: ["inputs.x=\(word)"])
    #expect(try flag.outcome == outcome)
    #expect(try answer.outcome == outcome)
  }

  @Test("An item that is named twice is picked once, and several that fit are told")
  func fitting() async throws {
    let input = "x: { type: [text], options: [hi, hix, b] }"
    #expect(try await run(input, given: ["x": .words(["b", "b"])]).outcome == #"["b"]"#)
    let single = try await run("x: { type: text, options: [his, hix] }", given: ["x": .words(["hi"])])
    let message = single.failure?.failure.message ?? ""
    #expect(
      message.contains("`hi` for `--x` is refused. `hi` means several of the choices: `his`, `hix`"), "\(message)")
  }

  @Test("Several flags pick items of searched options")
  func searched() async throws {
    let options = "${if query == 'apple' or query == 'banana' then [query] else ['Tea']}"
    let input = "x: { type: [text], search: true, options: \"\(options)\" }"
    for words in [["apple", "banana"], ["apple,banana"]] {
      let run = try await run(input, given: ["x": .words(words)])
      #expect(try run.outcome == #"["apple","banana"]"#, "\(run.diagnostics)")
    }
  }

  @Test(
    "One word holds several items between commas; of several words each is an item, commas and all",
    arguments: [
      (["a,b"], #"["a","b"]"#), ([#"a,"b,c""#], #"["a","b,c"]"#), (["a,b", "c"], #"["a,b","c"]"#),
      (["a", "b"], #"["a","b"]"#), ([#""a,b""#], #"["a,b"]"#), (["a", "a"], #"["a","a"]"#),
    ])
  func words(words: [String], items: String) async throws {
    #expect(try await run("x: [text]", given: ["x": .words(words)]).outcome == items)
  }

  @Test("Several words pick among options, each one of them, and all are counted and checked together")
  func pickedWords() async throws {
    let options = "x: { type: \"[text]\", options: [Tea, \"Milk, warm\"] }"
    #expect(try await run(options, given: ["x": .words(["tea", "Milk, warm"])]).outcome == #"["Tea","Milk, warm"]"#)
    #expect(try await run(options, given: ["x": .words(["tea", "all"])]).failure?.failure.reason == .input)
    let bounded = "x: [number, 2..3]"
    #expect(try await run(bounded, given: ["x": .words(["1", "2"])]).outcome == "[1,2]")
    #expect(try await run(bounded, given: ["x": .words(["1", "2", "3", "4"])]).failure?.failure.reason == .input)
    let checked = "x: { type: \"[text]\", validate: [{ when: \"${x.count() > 1}\", error: many }] }"
    #expect(try await run(checked, given: ["x": .words(["a", "b"])]).failure?.failure.code == "many")
  }

  // MARK: - What is missing

  @Test("All that is missing is told, a line each, and what follows from it is not")
  func missing() async throws {
    let run = try await run("a: number\nb: { type: number, default: \"${a + 1}\" }\nx: text", given: [:])
    let failure = run.failure?.failure
    #expect(failure?.message == "`test` lacks 2 values: `a` and `x`.")
    #expect(failure?.notes.map { $0.contains("`--a`") } == [true, false])
    #expect(failure?.notes.map { $0.contains("`--x`") } == [false, true])
    #expect(run.failure?.diagnostic.notes.count == 2)
  }

  @Test(
    "What was refused is told apart from what is missing",
    arguments: [
      ([:], "`test` lacks 2 values: `a` and `x`."), (["a": "many"], "`test` lacks `x`; `a` is refused."),
      (["a": "many", "x": "1"], "Of `test` 2 values are refused: `a` and `x`."),
    ])
  func heading(given: [String: String], heading: String) async throws {
    let inputs = "a: number\nx: { type: text, validate: [{ when: \"${x == '1'}\", error: one }] }"
    let failure = try await run(inputs, given: given.mapValues { .words([$0]) }).failure?.failure
    #expect(failure?.message == heading)
    #expect(failure?.notes.count == 2)
  }

  @Test(
    "What depends on a missing value is told with the flag of that, and nothing is calculated for it",
    arguments: [
      "options: \"${[team ?? 'none']}\"", "when: \"${team == 'b'}\"", "options: { List: [\"${team}\"] }",
      "options: [a], validate: [{ when: \"${team == 'b'}\", error: shut }]",
    ])
  func dependents(parts: String) async throws {
    let inputs = "team: text\nx: { type: text, \(parts) }\ny: { type: text, default: \"${x}\" }"
    for (given, notes) in [([:], 2), (["x": GivenInput.words(["zebra"])], 0)] {
      let failure = try await run(inputs, given: given).failure?.failure
      #expect(failure?.notes.count == notes, "\(String(describing: failure))")
      #expect(notes == 0 || failure?.message == "`test` lacks 2 values: `team` and `x`.")
      #expect(notes == 0 || failure?.notes.last == "`x` can be told after `--team` is given, which it depends on.")
      #expect(notes > 0 || failure?.message.contains("`--team`") == true)
    }
    let steps = """
      actions:
        Show It:
          parameters: { team: text, x: { type: text, \(parts) } }
          steps: { return: "${x}" }
      steps:
        - Show It:
          as: it1

      """
    let failure = try await WorkflowRun(steps).failure?.failure
    #expect(failure?.notes.last == "`x` can be told after `--answer it1.team=…` is given, which it depends on.")
  }

  @Test("Of what is given it is no matter what would be asked for it")
  func givenWithAQuestion() async throws {
    let inputs = """
      room: text
      power: { type: text, ask: "What in ${room}?", description: "Of ${room}" }
      level: { type: number, when: "${power == 'dim'}" }
      """
    let steps = "- return: ${power}"
    let failure = try await run(inputs, steps, given: ["power": .words(["on"])]).failure?.failure
    #expect(failure?.message.contains("“Room?”") == true, "\(String(describing: failure))")
    let both = try await run(inputs, steps, given: ["power": .words(["dim"])]).failure?.failure
    #expect(both?.message == "`test` lacks 2 values: `room` and `level`.")
  }

  @Test("A default that is refused is told where it stands, whatever refuses it")
  func refusedDefault() async throws {
    for parts in ["validate: [{ when: \"${x > 3}\", error: large }]", "max: 3"] {
      let run = try await run("y: { type: number, default: 5 }\nx: { type: number, \(parts), default: \"${y + 1}\" }")
      #expect(run.failure?.failure.message.hasPrefix("The default `6` of `x` is refused. ") == true)
      #expect(run.failure?.diagnostic.range?.text == "\"${y + 1}\"")
      #expect(run.failure?.failure.unresolved == .refused)
    }
  }

  @Test("A type in quotes is the type without them", arguments: ["[number, 1..2]", "[number,2]", "[ number , 1.. ]"])
  func quotedTypes(type: String) async throws {
    for type in [type, "\"\(type)\"", "'\(type)'"] {
      let given: [String: GivenInput] = ["x": .words(["1", "2"])]
      #expect(try await run("x: \(type)", given: given).outcome == "[1,2]")
      #expect(try await run("x: { type: \(type), title: Y }", given: given).outcome == "[1,2]")
      let none = try await run("x: \(type)", given: ["x": .value(.list([]))])
      #expect(none.failure?.failure.reason == .input, "\(type)")
    }
  }

  @Test("A failure of an input stands at its declaration", arguments: [nil, GivenInput.words(["a"])])
  func place(given: GivenInput?) async throws {
    let run = try await run("y: { type: number, default: 1 }\nx: number", given: given.map { ["x": $0] } ?? [:])
    #expect(run.failure?.diagnostic.range?.position.line == 3)
    #expect(run.failure?.diagnostic.range?.text == "x")
  }

  @Test("Somebody who is there hears of a mistake before being asked for more")
  func mistakeFirst() async throws {
    let run = try await run("x: number\ny: number", given: ["x": .words(["many"])], replies: [.text("1")])
    #expect(run.asked == [])
    #expect(run.failure?.failure.reason == .input)
  }

  // MARK: - The previous output

  @Test("A previous text is matched with the options, as a written one is")
  func previous() async throws {
    let known = try await WorkflowRun(steps: "- Text: sarah\n- View Person")
    #expect(known.shown == ["Sarah Love\nAuthor"])
    #expect(known.asked == [])
    let loose = try await WorkflowRun(
      steps: "- Dictionary: { name: joe }\n- Get Item From List: { list: [\"${previous.name}\"] }\n- View Person")
    #expect(loose.shown == ["Joe Bloggs\nArtist"])
    let unknown = try await WorkflowRun(steps: "- Text: Nobody\n- View Person")
    #expect(unknown.failure?.failure.reason == .input)
    #expect(unknown.failure?.failure.message.contains("Sarah Love") == true)
  }
}

extension String {
  fileprivate var indentedLines: String { split(separator: "\n").map { "  \($0)\n" }.joined() }
}
