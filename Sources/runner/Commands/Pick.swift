import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One picking from the command line: rows go in, those that are picked come out.
struct Pick {
  private let arguments: Arguments
  private let output: Output
  private let store = RowStore()

  init(_ arguments: Arguments, _ output: Output) {
    self.arguments = arguments
    self.output = output
  }

  func run() throws -> ExitStatus {
    let limit = try limit()
    var reader = try reader()
    let header = try header(of: &reader)
    if let query = arguments[PickCommand.filter] {
      reader.read()
      return try finish(matches(of: query))
    }
    let query = arguments[PickCommand.query] ?? ""
    if arguments.has(PickCommand.select1) || arguments.has(PickCommand.exit0) {
      reader.read()
      let found = try matches(of: query)
      if found.count == 0, arguments.has(PickCommand.exit0) { return .failed }
      if found.count == 1, arguments.has(PickCommand.select1) { return try finish(found) }
    }
    let options = TerminalPresenter.Options(arguments, in: SystemEnvironment())
    if let silence = options.silence { throw Diagnostic.cannotAsk(because: silence) }
    guard let terminal = ControllingTerminal() else { throw Diagnostic.cannotAsk(because: ControllingTerminal.absence) }
    let asking = PickDialogue(
      question: question(under: header), style: style, limit: limit, query: query, store: store, terminal: terminal,
      options: options, preview: preview)
    guard let places = try asking.places(reading: reader) else { return .cancelled }
    tellOfEnd()
    return try write(places, of: store.snapshot)
  }

  private func question(under header: [String]) -> Question {
    // The dialogue has the rows; the list of the question is not looked at.
    Question(
      arguments[PickCommand.prompt] ?? "Which one?", .choose(VisualList(Rows([]))),
      facts: (arguments[PickCommand.header].map { [$0] } ?? []) + header, flag: "--filter")
  }

  /// What fzf calls `{}` is a whole word for the shell.
  private var preview: String? {
    arguments[PickCommand.preview]?.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: "\"$1\"")
  }

  private var style: QueryStyle {
    QueryStyle(
      isExact: arguments.has(PickCommand.exact), ignoresCase: arguments.has(PickCommand.ignoreCase),
      keepsOrder: arguments.has(PickCommand.noSort))
  }

  /// How many rows may be picked.
  private func limit() throws -> Int? {
    guard arguments.has(PickCommand.multi) else { return nil }
    guard let text = arguments[PickCommand.multi] else { return .max }
    return try count(text, of: PickCommand.multi)
  }

  private func count(_ text: String, of flag: Flag) throws -> Int {
    guard let count = Int(text), count > 0 else { throw Diagnostic.noCount(flag, text) }
    return count
  }
}

// MARK: - What goes in

extension Pick {
  private func reader() throws -> RowReader {
    var descriptor = STDIN_FILENO
    if let path = arguments.positionals.first, path != "-" {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
      if descriptor < 0 {
        // Written apart from its flag, as fzf has it.
        let isCount = arguments.has(PickCommand.multi) && Int(path) != nil
        let way = isCount ? "write `--multi=\(path)`" : PickCommand.foreignFlags[path]
        throw Diagnostic.unreadable(path, SystemError.last, hint: way)
      }
    } else if isatty(descriptor) == 1 {
      throw Diagnostic.nothingPiped
    }
    let format = arguments[PickCommand.inputType].flatMap(RowFormat.init) ?? .lines
    let fields = try fields()
    if fields != nil, format != .lines { throw Diagnostic.onlyOfLines("--nth` and `--with-nth") }
    for flag in [PickCommand.tac, PickCommand.headerLines, PickCommand.ansi]
    where arguments.has(flag) && format != .lines {
      throw Diagnostic.onlyOfLines("--" + flag.name)
    }
    return RowReader(
      descriptor: descriptor, format: format, separator: arguments.has(PickCommand.read0) ? 0 : UInt8(ascii: "\n"),
      store: store, fields: fields, isReversed: arguments.has(PickCommand.tac),
      isColored: arguments.has(PickCommand.ansi))
  }

  private func header(of reader: inout RowReader) throws -> [String] {
    guard let text = arguments[PickCommand.headerLines] else { return [] }
    return try reader.takeLines(count(text, of: PickCommand.headerLines))
  }

  /// Nothing where lines are shown and looked at as a whole.
  private func fields() throws -> LineFields? {
    func ranges(_ flag: Flag) throws -> [FieldRange] {
      guard let text = arguments[flag] else { return [] }
      guard let ranges = FieldRange.list(text) else { throw Diagnostic.noFields(flag, text) }
      return ranges
    }
    let (searched, shown) = (try ranges(PickCommand.nth), try ranges(PickCommand.withNth))
    if searched.isEmpty, shown.isEmpty { return nil }
    let delimiter = try delimiter()
    return LineFields(delimiter: delimiter == [] ? nil : delimiter, searched: searched, shown: shown)
  }

  /// `\t` is a tab, as in fzf. What else fzf would take for a pattern is refused, and not looked for letter by letter.
  private func delimiter() throws -> [UInt8]? {
    guard let text = arguments[PickCommand.delimiter] else { return nil }
    let plain = text.split(separator: "\\t", omittingEmptySubsequences: false).joined(separator: "\t")
    let isPattern = plain.count > 1 && (plain.contains { "[]()\\".contains($0) } || "+*?".contains(plain.last ?? " "))
    if isPattern { throw Diagnostic.pattern(text) }
    return Array(plain.utf8)
  }

  private func matches(of query: String) throws -> RankedRows {
    if let fault = store.fault { throw fault }
    tellOfEnd()
    return RankedRows(of: Query(query, style), in: store.snapshot)
  }

  /// Says where rows were left out.
  private func tellOfEnd() {
    if case .cut(let diagnostic)? = store.snapshot.end { Report(output: output).tell([diagnostic]) }
  }
}

// MARK: - What comes out

extension Pick {
  /// Prints all rows of a result.
  private func finish(_ found: RankedRows) throws -> ExitStatus {
    found.count == 0 ? .failed : try write(found.places, of: found.rows)
  }

  private func write(_ places: some Sequence<Int>, of rows: RowSnapshot) throws -> ExitStatus {
    let end: UInt8 = arguments.has(PickCommand.print0) ? 0 : UInt8(ascii: "\n")
    var bytes: [UInt8] = []
    for place in places {
      bytes += rows.value(at: place)
      bytes.append(end)
      if bytes.count < 1 << 16 { continue }
      try output.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try output.write(bytes)
    return .done
  }
}

extension Diagnostic {
  fileprivate static func cannotAsk(because silence: String) -> Diagnostic {
    Diagnostic(
      code: "nobody-to-ask", "Nobody can be asked, because \(silence).", at: nil,
      hint: "`--filter QUERY` prints what matches without asking")
  }

  fileprivate static let nothingPiped = Diagnostic(
    code: "nothing-to-pick", "There is nothing to pick from: standard input is the terminal.", at: nil,
    hint: "pipe lines into it, as in `ls | runner pick`, or name a file")

  fileprivate static func unreadable(_ path: String, _ error: SystemError, hint: String?) -> Diagnostic {
    Diagnostic(
      code: "unreadable-list", "`\(TerminalText.cleaned(path))` cannot be read: \(error.words).", at: nil,
      hint: hint)
  }

  fileprivate static func noCount(_ flag: Flag, _ text: String) -> Diagnostic {
    let isOptional = if case .optional = flag.arity { true } else { false }
    return Diagnostic(
      code: "no-count", "`--\(flag.name)` takes a number from 1, and `\(TerminalText.cleaned(text))` is none.", at: nil,
      hint: "write `--\(flag.name)=3`" + (isOptional ? ", or `--\(flag.name)` for any number" : ""))
  }

  fileprivate static func noFields(_ flag: Flag, _ text: String) -> Diagnostic {
    Diagnostic(
      code: "no-fields", "`--\(flag.name)` takes numbers of fields, and `\(TerminalText.cleaned(text))` is none.",
      at: nil,
      hint: "write `2`, `-1`, `2..` or `..3`, or several with commas between")
  }

  fileprivate static func pattern(_ text: String) -> Diagnostic {
    Diagnostic(
      code: "no-delimiter", "`--delimiter` takes a text, and `\(TerminalText.cleaned(text))` reads like a pattern.",
      at: nil, hint: "write the one text that stands between the fields, or divide the lines by `sed` or `awk` before")
  }

  fileprivate static func onlyOfLines(_ flags: String) -> Diagnostic {
    Diagnostic(
      code: "only-of-lines", "`\(flags)` is for lines, and the rows here are none.", at: nil,
      hint: "JSON Lines and CSV name what is shown: `display`")
  }
}
