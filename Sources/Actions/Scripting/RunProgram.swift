internal import Workflow

/// Runs a program of this machine.
struct RunProgram: WaitingAction {
  static let title = "Run Program"
  static let category = Category.generic
  static let description = "Runs a program with a list of arguments and gives what it writes, without a shell between."
  static let hasEffect = true
  static let summary: Summary<Self> = "Run \(\.$arguments) and take its output as \(\.$parse)"
  static let examples = [
    Example("A program with an argument", steps: "- Run Program: [printf, Hello]", output: #""Hello""#),
    Example(
      "A list among the arguments gives its items, and nothing gives none",
      steps: """
        - List: [One, Two]
          as: words
        - Run Program: { arguments: [printf, '%s\\n', "${words}"], parse: lines }
        """, output: #"["One","Two"]"#),
    Example(
      "What it reads, and a variable",
      steps: """
        - Run Program:
            arguments: [cat]
            stdin: '{ "title": "Emma", "year": 1815 }'
            environment: { LANG: C }
            parse: json
        - Text: ${previous.title}
        """, output: #""Emma""#),
    Example(
      "Another status than 0 is an error", steps: "- Run Program: [sh, -c, exit 3]",
      error: "`sh` ended with status 3."),
  ]

  @Parameter(
    "Arguments", "The program by its name or path, then its arguments, none of which a shell looks at.", role: .key,
    refused: .ifEmpty("no_program", "Please name a program to run."))
  var arguments: [String]
  @Parameter("Stdin", "What it reads on standard input, a text or a file.") var stdin: Value?
  @Parameter("Environment", "Variables it gets, besides those that tell where home is and what language is spoken.")
  var environment: OrderedDictionary?
  @Parameter("Directory", "The folder it works in.") var directory: FolderValue?
  @Parameter("Parse", "What is made of its output.") var parse = ProgramOutput.text
  @Parameter("Accept", "The statuses that are no failure.") var accept = [0]

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    arguments.constant(of: \.$parse)?.kind ?? .any
  }

  func run(in context: Context) async throws -> Value {
    let call = ProgramCall(
      arguments, input: try stdin.flatMap { try ProgramText.input($0) },
      environment: try environment.map { try ProgramText.variables($0) } ?? [], directory: directory?.folder.path)
    context.presenter.progress(Progress("Running \(call.name)"))
    defer { context.presenter.progress(nil) }
    let result = try await context.run(call)
    guard accept.contains(result.status) else { throw Failure.ended(call, result) }
    return try parse.read(result.output, of: call, in: context)
  }
}

/// Values as a program takes them: in bytes.
private enum ProgramText {
  static func input(_ value: Value) throws -> File? {
    switch value {
    case .nothing: return nil
    case .file(let file), .image(let file): return file
    case .record(let record):
      if let content = record.kind.content { return try input(record.values[content]) }
    default: break
    }
    guard let text = plain(value) else {
      throw Failure(
        .conversion, "`stdin` of `Run Program` takes a text or a file, and this is \(value.found).",
        hint: "write `.json()`, or join its items")
    }
    return File(.data(Array(text.utf8)), name: "stdin", type: ContentType("text/plain"))
  }

  /// Those that are nothing are left out.
  static func variables(_ dictionary: OrderedDictionary) throws -> [(name: String, value: String)] {
    try dictionary.pairs.compactMap { name, value in
      if value.isNothing { return nil }
      guard let text = plain(value) else {
        throw Failure(
          .conversion, "The variable `\(TerminalText.cleaned(name))` takes a text, and this is \(value.found).",
          hint: "write `.path`, `.json()`, or join its items")
      }
      return (name, text)
    }
  }

  private static func plain(_ value: Value) -> String? {
    if case .secret(let secret) = value { secret.reveal() } else { value.text }
  }
}

extension Failure {
  /// The beginning of what a program wrote to standard error mostly says why.
  fileprivate static func ended(_ call: ProgramCall, _ result: ProgramResult) -> Failure {
    let errorOutput = String(decoding: result.errorOutput, as: UTF8.self)
    let reason = FirstLines(of: errorOutput).sentence.map { ": \($0)" } ?? "."
    return Failure(
      .process, "`\(TerminalText.cleaned(call.name))` ended with status \(result.status)\(reason)",
      data: ["status": Value(result.status), "stderr": .text(errorOutput)],
      hint: result.status < 126 ? "write `accept: [0, \(result.status)]` if that is no failure" : nil)
  }
}
