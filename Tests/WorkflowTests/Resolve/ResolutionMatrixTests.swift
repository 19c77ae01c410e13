import TestSupport
import Testing
import Workflow

/// Every kind of parameter with every source of its value, as an input of a workflow and as a parameter of a step.
@Suite("Where values come from, for every kind of parameter")
struct ResolutionMatrixTests {
  /// A kind of parameter, with the same value as each source gives it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What stands in the braces of its declaration.
    let declaration: String
    /// As a flag or an answer in advance.
    let words: [String]
    /// As a file has it.
    let written: String
    /// What a person replies, or nothing where nobody can be asked.
    let reply: Reply?
    let found: String
    /// What is returned of it.
    var shown = "${x}"

    init(
      _ name: String, _ declaration: String, _ words: [String], written: String? = nil, reply: Reply?,
      found: String, shown: String = "${x}"
    ) {
      testDescription = name
      self.declaration = declaration
      self.words = words
      self.written = written ?? "\"\(words.joined(separator: ", "))\""
      self.reply = reply
      self.found = found
      self.shown = shown
    }
  }

  static let rows = [
    Row("text", "type: text", ["tea"], reply: .text("tea"), found: #""tea""#),
    Row("number", "type: number", ["7"], reply: .text("7"), found: "7"),
    Row("boolean", "type: boolean", ["true"], written: "true", reply: .confirmed(true), found: "true"),
    Row(
      "boolean with labels", "type: boolean, labels: { true: insured, false: uninsured }", ["uninsured"],
      written: "false", reply: .confirmed(false), found: "false"),
    Row(
      "date", "type: date", ["2024-05-01T10:00:00Z"], reply: .text("2024-05-01T10:00:00Z"),
      found: #""2024-05-01T10:00:00Z""#),
    Row("day", "type: day, min: 2024-01-01", ["2024-05-01"], reply: .text("2024-05-01"), found: #""2024-05-01""#),
    Row("time", "type: time", ["08:30"], reply: .text("08:30"), found: #""08:30""#),
    Row("duration", "type: duration, min: 1m", ["90m"], reply: .text("90m"), found: #""1h 30m""#),
    Row("url", "type: url", ["https://a.org/b"], reply: .text("https://a.org/b"), found: #""https://a.org/b""#),
    Row("file", "type: file", ["a.txt"], reply: .text("a.txt"), found: #""a.txt""#, shown: "${x.path}"),
    Row("folder", "type: folder", ["trip"], reply: .text("trip"), found: #""trip""#, shown: "${x.path}"),
    Row("image", "type: image", ["a.png"], reply: .text("a.png"), found: #""a.png""#, shown: "${x.path}"),
    Row("secret", "type: secret", ["hush"], reply: .text("hush"), found: #""***""#),
    Row("enum", "type: State", ["closed"], reply: .rows([1]), found: #""closed""#),
    Row("enum by a synonym", "type: State", ["any"], reply: .rows([2]), found: #""all""#),
    Row(
      "list", "type: [text]", ["a", "b"], written: "[a, b]", reply: .text("a\nb"), found: #"["a","b"]"#),
    Row(
      "bounded list", "type: [number, 1..2]", ["1", "2"], written: "[1, 2]", reply: .text("1\n2"), found: "[1,2]"),
    Row(
      "list of an enum", "type: [State]", ["open", "closed"], written: "[open, closed]", reply: .rows([0, 1]),
      found: #"["open","closed"]"#),
    Row(
      "text among written options", "type: text, options: [Tea, Coffee]", ["coffee"], reply: .rows([1]),
      found: #""Coffee""#),
    Row(
      "options with titles", "type: text, options: [{ value: t, title: Tea }, { value: c, title: Coffee }]", ["Coffee"],
      reply: .rows([1]), found: #""c""#),
    Row(
      "number among options", "type: number, options: [1, 2]", ["2"], written: "2", reply: .rows([1]), found: "2"),
    Row(
      "number among options, in other digits", "type: number, options: [20, 30]", ["20.0"], written: "0x14",
      reply: .rows([0]), found: "20"),
    Row(
      "number among options, by its title",
      "type: number, options: [{ value: 1, title: Single room }, { value: 2, title: Double room }]", ["double"],
      reply: .rows([1]), found: "2"),
    Row(
      "duration among options", "type: duration, options: [30s, 1m]", ["60s"], written: "60s", reply: .rows([1]),
      found: #""1m""#),
    Row(
      "durations among options", "type: [duration], options: [30s, 1m, { value: 1h, title: Long }]", ["60s", "long"],
      written: "[\"60s\", long]", reply: .rows([1, 2]), found: #"["1m","1h"]"#),
    Row(
      "duration by an expression", "type: duration, options: \"${[30s, 1m]}\"", ["1m"], written: "60s",
      reply: .rows([1]), found: #""1m""#),
    Row(
      "date among options", "type: date, options: [2024-05-01T10:00:00Z, 2024-05-02T10:00:00Z]",
      ["2024-05-02T12:00:00+02:00"], reply: .rows([1]), found: #""2024-05-02T10:00:00Z""#),
    Row(
      "time among options", "type: time, options: [08:30, 09:00]", ["09:00:00"], reply: .rows([1]), found: #""09:00""#),
    Row(
      "custom type by its identifier in other digits", "type: Issue, options: { Get Issues: }", ["2.0"],
      reply: .rows([1]), found: "2", shown: "${x.number}"),
    Row(
      "several among options", "type: [text, 1..2], options: [a, b, c]", ["a", "c"], written: "[a, c]",
      reply: .rows([0, 2]), found: #"["a","c"]"#),
    Row(
      "text by an expression", "type: text, options: \"${['Tea', 'Coffee']}\"", ["Coffee"], reply: .rows([1]),
      found: #""Coffee""#),
    Row("text by a step", "type: text, options: { Get Names: }", ["Bo"], reply: .rows([1]), found: #""Bo""#),
    Row(
      "text that is searched", "type: text, search: true, options: \"${['Tea', query]}\"", ["Coffee"],
      reply: .found([FoundRow("", 0)]), found: #""Coffee""#),
    Row(
      "custom type by a step", "type: Issue, options: { Get Issues: }", ["Second"], reply: .rows([1]), found: "2",
      shown: "${x.number}"),
    Row(
      "custom type by its identifier", "type: Issue, options: { Get Issues: }", ["2"], reply: .rows([1]), found: "2",
      shown: "${x.number}"),
    Row(
      "custom type by a program", "type: Issue, options: { List Issues: }", ["Second"], reply: .rows([1]), found: "2",
      shown: "${x.number}"),
    Row(
      "several of a custom type", "type: [Issue], options: { Get Issues: }", ["Third", "First"],
      written: "[Third, First]", reply: .rows([2, 0]), found: "[3,1]", shown: "${x.number}"),
    Row(
      "dictionary", "type: dictionary", [#"{"a":1}"#], written: "{ a: 1 }", reply: nil, found: #"{"a":1}"#),
    Row("any", "type: any", ["tea"], reply: nil, found: #""tea""#),
  ]

  static let definitions = """
    types:
      Issue:
        display: ${title}
        properties: { number: { type: number, identifier: true }, title: text }
    enums:
      State: { open: Open, closed: Closed, all: { title: Open and closed, synonyms: [any] } }
    permissions: { run: [issues] }
    actions:
      Get Names: { returns: [text], steps: { List: [Ann, Bo] } }
      Get Issues:
        returns: [Issue]
        steps:
          return: [{ number: 1, title: First }, { number: 2, title: Second }, { number: 3, title: Third }]
      List Issues: { returns: [Issue], run: [issues], parse: json }

    """

  private struct Issues: Programs {
    func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
      let issues = #"[{"number":1,"title":"First"},{"number":2,"title":"Second"}]"#
      return ProgramResult(
        status: 0, output: File(.data(Array(issues.utf8)), name: "output", type: ContentType("text/plain")),
        errorOutput: [])
    }
  }

  /// A workflow with the parameter as an input, and one in which a step has it.
  private func outcomes(
    _ row: Row, extra: String = "", given: String? = nil, flag: Bool = false, answers: Bool = false,
    replies: [Reply] = [], takesDefaults: Bool = false
  ) async throws -> [String] {
    let declaration = "x: { \(row.declaration)\(extra) }"
    let answer = row.words.count == 1 ? row.words[0] : row.words.joined(separator: ",")
    let input = try await WorkflowRun(
      Self.definitions + "inputs:\n  \(declaration)\nsteps:\n  - return: \(row.shown)\n",
      answers: answers ? ["inputs.x=\(answer)"] : [],
      inputs: flag ? ["x": .words(row.words)] : [:], replies: replies, takesDefaults: takesDefaults,
      programs: Issues())
    let action = """
        Show It:
          parameters:
            \(declaration)
          steps: { return: "\(row.shown)" }
      steps:
        - Show It:\(given.map { " { x: \($0) }" } ?? "")
          as: it1

      """
    let step = try await WorkflowRun(
      Self.definitions + action, answers: answers ? ["it1.x=\(answer)"] : [], replies: replies,
      takesDefaults: takesDefaults, programs: Issues())
    return try [input.outcome, step.outcome]
  }

  private func expect(
    _ wanted: [String], _ found: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found == wanted, "\(found)", sourceLocation: sourceLocation)
  }

  @Test("A person who is asked gives it", arguments: rows)
  func asked(_ row: Row) async throws {
    guard let reply = row.reply else { return }
    let found = row.testDescription == "text that is searched" ? #""Tea""# : row.found
    expect([found, found], try await outcomes(row, replies: [reply]))
  }

  @Test("A flag gives it", arguments: rows)
  func flag(_ row: Row) async throws {
    expect([row.found], [try await outcomes(row, flag: true)[0]])
  }

  @Test("An answer in advance gives it", arguments: rows)
  func answered(_ row: Row) async throws {
    if row.reply == nil { return }
    expect([row.found, row.found], try await outcomes(row, answers: true))
  }

  @Test("The file gives it", arguments: rows)
  func given(_ row: Row) async throws {
    // Behind an action whose only parameter is a dictionary stands the dictionary itself.
    if row.testDescription == "dictionary" { return }
    expect([row.found], [try await outcomes(row, given: row.written)[1]])
  }

  @Test("Its default gives it, without a question", arguments: rows)
  func standard(_ row: Row) async throws {
    expect([row.found, row.found], try await outcomes(row, extra: ", default: \(row.written)"))
  }

  @Test("With `ask` beside the default a person decides, and Enter takes the default", arguments: rows)
  func preselected(_ row: Row) async throws {
    guard let reply = row.reply else { return }
    let extra = ", ask: What?, default: \(row.written)"
    expect([row.found, row.found], try await outcomes(row, extra: extra))
    guard case .text = reply else { return }
    expect([row.found, row.found], try await outcomes(row, extra: extra, replies: [.text("")]))
  }

  @Test("Where nobody gives it, the message names the way, and what may be missing is nothing", arguments: rows)
  func nobody(_ row: Row) async throws {
    if row.testDescription != "any" {
      let found = try await outcomes(row)
      #expect(found[0].hasPrefix("failed input: "), "\(found)")
      #expect(row.reply == nil || found[0].contains("`--x`"), "\(found)")
      #expect(
        row.reply == nil ? found[1] == "refused missing-parameter" : found[1].contains("`--answer it1.x=…`"), "\(found)"
      )
    }
    if row.testDescription == "any" { return }
    let absent = Row(
      "optional", row.optional, row.words, written: row.written, reply: nil, found: "null", shown: "${x == nothing}")
    #expect(try await outcomes(absent) == ["true", "true"])
    if row.testDescription == "dictionary" { return }
    #expect(try await outcomes(absent, given: "null")[1] == "true")
  }

  @Test("With `ask` what may be missing is asked for, and can be left", arguments: rows)
  func askedThoughOptional(_ row: Row) async throws {
    guard let reply = row.reply else { return }
    let ask = ", ask: What?"
    let optional = Row(
      "optional", row.optional, row.words, reply: nil, found: row.found, shown: row.shown.replacing("x.", with: "x?."))
    let isSearched = row.testDescription == "text that is searched"
    let found = isSearched ? #""Tea""# : row.found
    expect([found, found], try await outcomes(optional, extra: ask, replies: [reply.amongRows]))
    let absent = Row("optional", row.optional, row.words, reply: nil, found: "true", shown: "${x == nothing}")
    #expect(try await outcomes(absent, extra: ask) == ["true", "true"])
    #expect(try await outcomes(absent, extra: ask, replies: [.text("a")], takesDefaults: true) == ["true", "true"])
    let check = ", validate: [{ when: \"${true}\", error: shut, message: It is shut. }]"
    if isSearched { return }
    #expect(try await outcomes(absent, extra: ask + check, replies: [.text("")]) == ["true", "true"])
  }

  @Test("One that does not apply is not asked for, and giving it is refused", arguments: rows)
  func absent(_ row: Row) async throws {
    let condition = ", when: \"${1 > 2}\""
    let hidden = Row(
      "", row.declaration, row.words, written: row.written, reply: row.reply, found: "null", shown: "${x == nothing}")
    let replies = row.reply.map { [$0] } ?? []
    #expect(try await outcomes(hidden, extra: condition, replies: replies) == ["true", "true"])
    #expect(try await outcomes(hidden, extra: condition, flag: true)[0].hasPrefix("failed input: "))
  }

  @Test("What the author refuses fails with its code, and a person is asked again", arguments: rows)
  func refused(_ row: Row) async throws {
    let check = ", validate: [{ when: \"${true}\", error: shut, message: It is shut. }]"
    let given = try await outcomes(row, extra: check, given: row.written)[1]
    #expect(given == "failed custom shut: It is shut.", "\(given)")
    for found in try await outcomes(row, extra: check + ", default: \(row.written)") {
      #expect(found.hasPrefix("failed custom shut: The default "), "\(found)")
      #expect(found.hasSuffix(" of `x` is refused. It is shut."), "\(found)")
    }
    let told = try await outcomes(row, extra: check, flag: true)[0]
    #expect(told.hasPrefix("failed custom shut: "), "\(told)")
    #expect(told.hasSuffix(" is refused. It is shut."), "\(told)")
    guard let reply = row.reply else { return }
    for found in try await outcomes(row, extra: check, answers: true) {
      #expect(found.hasPrefix("failed custom shut: The answer "), "\(found)")
    }
    for found in try await outcomes(row, extra: check, replies: [reply]) {
      #expect(found.hasPrefix("failed cancelled: "), "\(found)")
    }
  }

  @Test("A value is confirmed, wherever it comes from", arguments: rows)
  func confirmed(_ row: Row) async throws {
    // Behind an action whose only parameter is a dictionary stands the dictionary itself.
    if row.testDescription == "dictionary" { return }
    let confirm = ", confirm: \"Sure?\""
    let yes: [Reply] = [.confirmed(true)]
    let shown = row.found
    expect([shown], [try await outcomes(row, extra: confirm, flag: true, replies: yes)[0]])
    expect([shown], [try await outcomes(row, extra: confirm, given: row.written, replies: yes)[1]])
    expect([shown, shown], try await outcomes(row, extra: confirm + ", default: \(row.written)", replies: yes))
    for found in try await outcomes(row, extra: confirm + ", default: \(row.written)", replies: [.confirmed(false)]) {
      #expect(found.hasPrefix("failed cancelled: "), "\(found)")
    }
    for found in try await outcomes(row, extra: confirm + ", default: \(row.written)") {
      #expect(found.hasPrefix("failed input: "), "\(found)")
    }
    guard let reply = row.reply else { return }
    let asked = row.testDescription == "text that is searched" ? #""Tea""# : shown
    expect([asked, asked], try await outcomes(row, extra: confirm, replies: [reply] + yes))
  }

  // MARK: - Several that fit

  static let doubtful = [
    Row(
      "text", "type: text, options: [{ value: a, title: Up }, { value: b, title: Up }]", ["Up"], reply: .rows([1]),
      found: #""b""#),
    Row(
      "number", "type: number, options: [{ value: 1, title: Up }, { value: 2, title: Up }]", ["Up"], written: "1",
      reply: .rows([1]), found: "2"),
    Row("beginning", "type: text, options: [Canada, Cameroon, Chad]", ["ca"], reply: .rows([1]), found: #""Cameroon""#),
    Row(
      "custom type", "type: Issue, options: { Get Twins: }", ["Twin"], reply: .rows([1]), found: "2",
      shown: "${x.number}"),
  ]

  private static let twins =
    "  Get Twins:\n    returns: [Issue]\n    steps: { return: [{ number: 1, title: Twin }, { number: 2, title: Twin }] }\n"

  @Test("Where several fit a person picks among these, and where nobody is there they are told", arguments: doubtful)
  func ambiguous(_ row: Row) async throws {
    let text =
      Self.definitions + Self.twins
      + "inputs:\n  x: { \(row.declaration) }\nsteps:\n  - return: \(row.shown)\n"
    for inputs in [["x": GivenInput.words(row.words)], [:]] {
      let answers = inputs.isEmpty ? ["inputs.x=\(row.words[0])"] : []
      let picked = try await WorkflowRun(
        String(text), answers: answers, inputs: inputs, replies: [row.reply ?? .rows([])])
      #expect(try picked.outcome == row.found)
      let silent = try await WorkflowRun(String(text), answers: answers, inputs: inputs)
      #expect(silent.failure?.failure.reason == .input)
    }
  }

  // MARK: - Dependence

  @Test("Options, defaults and conditions follow the parameters above, however these came")
  func dependent() async throws {
    let inputs = """
      inputs:
        team: { type: text, options: [a, b] }
        board: { type: text, options: "${[team + '1', team + '2']}", when: "${team == 'b'}" }
        card: { type: "text?", default: "${board ?? 'none'}" }
      steps:
        - return: ${card}

      """
    #expect(try await WorkflowRun(inputs, replies: [.rows([1]), .rows([0])]).outcome == #""b1""#)
    #expect(try await WorkflowRun(inputs, replies: [.rows([0])]).outcome == #""none""#)
    #expect(try await WorkflowRun(inputs, inputs: ["team": .words(["b"])], replies: [.rows([1])]).outcome == #""b2""#)
    #expect(
      try await WorkflowRun(inputs, answers: ["inputs.board=b2"], inputs: ["team": .words(["b"])]).outcome == #""b2""#)
    let wrong = try await WorkflowRun(inputs, inputs: ["team": .words(["b"]), "board": .words(["a1"])])
    #expect(wrong.failure?.failure.reason == .input)
    let absent = try await WorkflowRun(inputs, inputs: ["team": .words(["a"]), "board": .words(["b1"])])
    #expect(absent.failure?.failure.reason == .input)
  }
}

extension ResolutionMatrixTests.Row {
  /// The declaration with a type that may be nothing.
  fileprivate var optional: String {
    let type = declaration.dropFirst("type: ".count)
    let name = type.hasPrefix("[") ? type.prefix { $0 != "]" } + "]" : type.prefix { $0 != "," }
    return "type: \"\(name)?\"" + type.dropFirst(name.count)
  }
}

extension Reply {
  /// The same where yes and no are rows, above one for neither.
  fileprivate var amongRows: Reply { if case .confirmed(let flag) = self { .rows([flag ? 0 : 1]) } else { self } }
}
