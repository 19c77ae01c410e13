import Workflow

/// What the flags of a run ask for, read and checked before anything is done.
struct RunRequest {
  /// How the output is written.
  let form: OutputForm
  /// After what time the run is ended.
  let timeout: Span?
  /// What `--allow` grants.
  let allowed: [Permission]
  let answers: AnswerBook
  /// Where the output and the record of answers go.
  let files: WrittenFiles

  /// - Throws: a ``Diagnostic``, an ``Ending`` or a ``Failure`` for the first flag that is wrong.
  init(_ arguments: Arguments, of plan: Plan, in services: Services, report: Report) throws {
    files = WrittenFiles(
      output: arguments[RunFlags.output].flatMap { $0 == "-" ? nil : $0 }, record: arguments[RunFlags.record])
    form = RunRequest.form(arguments, path: files.output, of: plan.outputKind, report)
    timeout = try arguments.duration(RunFlags.timeout)
    try Voice.check(arguments, in: services.environment)
    if arguments.has(RunFlags.quiet), arguments.has(RunFlags.verbose) { throw Diagnostic.quietAndVerbose }
    if let name = arguments[RunFlags.locale], !LocaleName.isValid(name) { throw Diagnostic.noLocale(name) }
    if !arguments.has(RunFlags.quiet), let text = MachineZone.shared.misunderstood { report.tell([.unknownZone(text)]) }
    allowed = try arguments.all(RunFlags.allow).map { try services.placed(RunRequest.permission($0)) }
    answers = try RunRequest.answers(arguments, for: plan, report)
    try files.check(
      sources: plan.sources.map(\.path), answers: arguments.all(RunFlags.answers), input: arguments[RunFlags.input])
  }

  /// - Parameter kind: of the output, as far as it is known before the run.
  private static func form(
    _ arguments: Arguments, path: String?, of kind: Kind, _ report: Report
  ) -> OutputForm {
    if let name = arguments[RunFlags.outputType], let form = OutputForm(rawValue: name) { return form }
    guard let path else { return .text }
    if let form = OutputForm(path: path) { return form }
    // What no form has in its name is the file itself, as `photo.png` of a picture.
    if [.file, .image].contains(kind.unwrapped) { return .file }
    let ending = FilePath.name(of: path).split(separator: ".").dropFirst().last
    if let ending, !arguments.has(RunFlags.quiet), !ContentType(fileName: path).name.hasPrefix("text/") {
      report.warn(
        "`\(TerminalText.cleaned(path))` is written as text: `.\(TerminalText.cleaned(String(ending)))` is the extension of no form.",
        code: "no-output-form", hint: "give `--output-type`, such as `file` for an output that is a file")
    }
    return .text
  }

  private static func permission(_ text: String) throws -> Permission {
    guard let equals = text.firstIndex(of: "="), let area = Permission.Area(rawValue: String(text[..<equals])) else {
      throw Diagnostic.noPermission(text)
    }
    let permission = Permission(area, String(text[text.index(after: equals)...]))
    if let (message, hint) = permission.complaint { throw Diagnostic.wrongPermission(message, hint: hint) }
    return permission
  }

  private static func answers(_ arguments: Arguments, for plan: Plan, _ report: Report) throws -> AnswerBook {
    let book = AnswerBook()
    for answer in arguments.all(RunFlags.answer) { try book.add(answer) }
    var diagnostics = Diagnostics()
    for path in arguments.all(RunFlags.answers) {
      do {
        let bytes = try SystemFiles().read(path, limit: 8 << 20)
        book.add(contentsOf: SourceFile(path: path, bytes: bytes), into: &diagnostics)
      } catch let failure as Failure {
        report.tell(failure)
        throw Ending(.noInput)
      }
    }
    diagnostics.report(contentsOf: book.unknownNames(among: plan.steps, inputs: plan.inputs.map(\.declaration)))
    if diagnostics.hasErrors { throw Ending(.refused, diagnostics.sorted) }
    return book
  }
}

extension Diagnostic {
  fileprivate static func noPermission(_ text: String) -> Diagnostic {
    let areas = Permission.Area.allCases.map(\.rawValue)
    let area = String(text.prefix { $0 != "=" })
    let near = Spelling.nearest(to: area, among: areas).map { "did you mean `\($0)`?" }
    return Diagnostic(
      code: "no-permission", "`--allow` takes AREA=NAME, and `\(TerminalText.cleaned(text))` is none.", at: nil,
      hint: areas.contains(area) ? "write `\(area)=NAME`" : near,
      notes: [Note("the areas are \(areas.map { "`\($0)`" }.joined(separator: ", ")).")])
  }

  fileprivate static func wrongPermission(_ message: String, hint: String) -> Diagnostic {
    Diagnostic(code: "wrong-permission", message, at: nil, hint: hint)
  }

  fileprivate static func unknownZone(_ text: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-zone",
      "`TZ` is `\(TerminalText.cleaned(text))`, which is no zone known here; clocks are read in UTC.", at: nil,
      hint: "write a name or an offset: `Europe/Berlin`, `UTC-2` for two hours east")
  }

  fileprivate static let quietAndVerbose = Diagnostic(
    code: "contradicting-flags", "`--quiet` and `--verbose` contradict each other.", at: nil, hint: "give one of them")

  fileprivate static func noLocale(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "no-locale", "`--locale` takes a language, and `\(TerminalText.cleaned(name))` is none.", at: nil,
      hint: "write `de`, `de_DE` or `zh_Hant_TW`")
  }
}
