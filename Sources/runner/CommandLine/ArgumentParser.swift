import Workflow

/// Reads the words behind a verb by the declaration of its command.
struct ArgumentParser {
  private let command: Command
  private let flags: [String: Flag]
  private var rest: ArraySlice<String> = []
  private var arguments = Arguments()

  init(_ command: Command) {
    self.command = command
    // A workflow's input never has the name of a flag of `run`; the checker sees to it.
    flags = Dictionary(command.allFlags.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Throws: a ``Diagnostic`` for the first mistake.
  static func parse(_ words: [String], for command: Command) throws -> Arguments {
    var parser = ArgumentParser(command)
    return try parser.parse(words)
  }

  private mutating func parse(_ words: [String]) throws -> Arguments {
    rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--":
        arguments.positionals += rest
        rest = []
      case "-": arguments.positionals.append(word)
      case _ where word.hasPrefix("--"): try takeFlag(word)
      case _ where word.hasPrefix("-"): try takeLetters(word)
      default: arguments.positionals.append(word)
      }
    }
    if !arguments.has(.help) { try checkPositionals() }
    return arguments
  }

  private mutating func takeFlag(_ word: String) throws {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let written = parts.first, let (flag, isDenied) = flag(called: written) else {
      throw Diagnostic.unknownFlag(word, of: command)
    }
    let attached = parts.count > 1 ? parts[1] : nil
    if isDenied, let attached { throw Diagnostic.takesNoValue(flag, attached, isDenied: true) }
    try take(flag, attached: isDenied ? "false" : attached)
  }

  /// The flag of a name, or the one for true and false that `no-` before its name denies.
  private func flag(called name: String) -> (flag: Flag, isDenied: Bool)? {
    if let flag = flags[name] { return (flag, false) }
    return command.flag(deniedBy: name).map { ($0, true) }
  }

  /// Flags by their letters: `-m`, `-q TEXT`, `-qTEXT`, several marks together.
  private mutating func takeLetters(_ word: String) throws {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = command.allFlags.first(where: { $0.short == letter }) else {
        throw Diagnostic.unknownFlag(word, of: command)
      }
      let takesRest = flag.arity == .one || flag.arity == .optional && letters.first?.isNumber == true
      let attached = takesRest && !letters.isEmpty ? String(letters) : nil
      if takesRest { letters = "" }
      try take(flag, attached: attached)
    }
  }

  private mutating func take(_ flag: Flag, attached: String?) throws {
    if arguments.has(flag), !flag.isRepeated, flag.name != Flag.help.name { throw Diagnostic.repeatedFlag(flag) }
    arguments.values[flag.name, default: []] += try values(of: flag, attached: attached)
  }

  private mutating func values(of flag: Flag, attached: String?) throws -> [String] {
    switch flag.arity {
    case .none:
      if let attached { throw Diagnostic.takesNoValue(flag, attached) }
      return []
    case .boolean:
      if let attached { return [attached] }
      if let word = rest.first, flag.choices.contains(word) { return [rest.removeFirst()] }
      return ["true"]
    case .optional: return attached.map { [$0] } ?? []
    case .one:
      let value = try attached ?? next(for: flag)
      guard flag.choices.isEmpty || flag.choices.contains(value) else { throw Diagnostic.noChoice(value, of: flag) }
      return [value]
    case .several:
      if let attached { return [attached] }
      var values = [try next(for: flag)]
      while let word = rest.first, !ArgumentParser.isFlag(word) {
        values.append(rest.removeFirst())
      }
      return values
    }
  }

  private mutating func next(for flag: Flag) throws -> String {
    guard let word = rest.first, !ArgumentParser.isFlag(word) else { throw Diagnostic.missingValue(of: flag) }
    return rest.removeFirst()
  }

  /// A number may begin with a dash; any other value that does is attached by `=`.
  static func isFlag(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && word.dropFirst().first?.isNumber != true
  }

  private func checkPositionals() throws {
    let takesAll = command.positionals.contains { $0.count == .several }
    if arguments.positionals.count > command.positionals.count, !takesAll {
      throw Diagnostic.tooMany(arguments.positionals[command.positionals.count], for: command)
    }
    let required = command.positionals.filter { $0.count != .optional }
    if arguments.positionals.count < required.count {
      throw Diagnostic.missing(required[arguments.positionals.count], for: command)
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownFlag(_ word: String, of command: Command) -> Diagnostic {
    let written = String(word.prefix { $0 != "=" })
    if let way = command.foreignFlags[String(written.drop { $0 == "-" })] {
      return Diagnostic(
        code: "unknown-flag", "`runner \(command.verb)` has no flag `\(TerminalText.cleaned(written))`.", at: nil,
        hint: way)
    }
    let known = command.allFlags.map { "--" + $0.name }
    let near = Spelling.nearest(to: written, among: known)
    return Diagnostic(
      code: "unknown-flag", "`runner \(command.verb)` has no flag `\(TerminalText.cleaned(written))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "`runner \(command.verb) --help` shows all of them")
  }

  fileprivate static func repeatedFlag(_ flag: Flag) -> Diagnostic {
    Diagnostic(code: "repeated-flag", "`--\(flag.name)` is given twice.", at: nil)
  }

  fileprivate static func takesNoValue(_ flag: Flag, _ value: String, isDenied: Bool = false) -> Diagnostic {
    let written = "--" + (isDenied ? Flag.denial : "") + flag.name
    return Diagnostic(
      code: "unwanted-value", "`\(written)` takes no value, but `\(TerminalText.cleaned(value))` is given.",
      at: nil, hint: "write `\(written)`")
  }

  fileprivate static func missingValue(of flag: Flag) -> Diagnostic {
    Diagnostic(
      code: "missing-flag-value", "`--\(flag.name)` needs a value.", at: nil,
      hint: "write `\(flag.usage)`; a value that begins with a dash is written `--\(flag.name)=-…`")
  }

  fileprivate static func noChoice(_ value: String, of flag: Flag) -> Diagnostic {
    let near = Spelling.nearest(to: value, among: flag.choices)
    let choices = flag.choices.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      code: "unknown-flag-value", "`--\(flag.name)` takes no `\(TerminalText.cleaned(value))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "it takes \(choices)")
  }

  fileprivate static func tooMany(_ word: String, for command: Command) -> Diagnostic {
    Diagnostic(
      code: "unexpected-argument", "`\(TerminalText.cleaned(word))` is more than `runner \(command.verb)` takes.",
      at: nil, hint: command.foreignFlags[word] ?? "usage: \(command.usage)")
  }

  fileprivate static func missing(_ positional: Positional, for command: Command) -> Diagnostic {
    Diagnostic(
      code: "missing-argument", "`runner \(command.verb)` needs \(positional.label).", at: nil,
      hint: "usage: \(command.usage)")
  }
}
