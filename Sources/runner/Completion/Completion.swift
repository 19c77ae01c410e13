import Workflow

/// Finds out what may be written at the end of a command line, by the declarations that the parser reads it with.
/// Nothing is run: a workflow is only read for its inputs.
struct Completion {
  private var suggestions = Suggestions()
  private let current: String

  /// - Parameter words: those behind the program, of which the last is being written.
  static func suggestions(for words: [String]) -> Suggestions {
    var completion = Completion(current: words.last ?? "")
    completion.complete(after: words.dropLast())
    return completion.suggestions
  }

  private init(current: String) { self.current = current }

  private mutating func complete(after words: ArraySlice<String>) {
    guard let verb = words.first else {
      suggestions.add(.verbs)
      suggestions.add([Candidate("help", "tells more of a verb")])
      if current.hasPrefix("-") { suggestions.add([Candidate("--help"), Candidate("--version")]) }
      return
    }
    if verb == "help" {
      if words.count == 1 { suggestions.add(.verbs) }
      return
    }
    guard let command = Verbs.named(verb) else { return }
    let rest = Array(words.dropFirst())
    let workflow = EarlyWords(rest, of: command).workflow
    complete(workflow.flatMap { command.adapted?($0) } ?? command, after: rest)
  }

  private mutating func complete(_ command: Command, after words: [String]) {
    let reader = CommandLineReader(command, words)
    if let flag = reader.openFlag, !(flag.arity == .several && reader.hasValue && current.hasPrefix("-")) {
      add(flag)
    } else if !reader.isPastFlags, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      let name = current[..<equals].dropFirst(2)
      if let flag = command.allFlags.first(where: { $0.name == name }) { add(flag, before: "--\(name)=") }
    } else if !reader.isPastFlags, current.hasPrefix("-") {
      addFlags(of: command, besides: reader.given)
    } else if let positional = command.positional(at: reader.positionals) {
      suggestions.add(positional.candidates)
    } else if !reader.isPastFlags {
      addFlags(of: command, besides: reader.given)
    }
  }

  private mutating func add(_ flag: Flag, before prefix: String = "") {
    suggestions.add(
      flag.choices.isEmpty ? flag.candidates : .words(flag.choices.map { Candidate($0) }), before: prefix)
  }

  private mutating func addFlags(of command: Command, besides given: Set<String>) {
    suggestions.add(
      command.allFlags.lazy.filter { $0.isRepeated || !given.contains($0.name) }.flatMap { flag in
        let denial = Candidate("--\(Flag.denial)\(flag.name)", "the same as --\(flag.name)=false")
        return [Candidate("--\(flag.name)", flag.help)] + (flag.arity == .boolean ? [denial] : [])
      })
  }
}

/// What stands before the word that is being written.
private struct CommandLineReader {
  /// The flag that the next word is a value of.
  private(set) var openFlag: Flag?
  /// Whether the open flag has a value already.
  private(set) var hasValue = false
  private(set) var given: Set<String> = []
  /// How many words are no flags and no values of flags.
  private(set) var positionals = 0
  /// Whether all that follows is positional.
  private(set) var isPastFlags = false

  init(_ command: Command, _ words: [String]) {
    for word in words { read(word, command) }
    // A boolean takes a value only where one is written.
    if openFlag?.arity == .boolean { openFlag = nil }
  }

  private mutating func read(_ word: String, _ command: Command) {
    if isPastFlags {
      positionals += 1
    } else if let flag = openFlag, takes(word, flag) {
      hasValue = true
      if flag.arity != .several { openFlag = nil }
    } else if word == "--" {
      isPastFlags = true
      openFlag = nil
    } else if ArgumentParser.isFlag(word) {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      let flag = command.allFlags.first { $0.name == name }
      if let flag = flag ?? command.flag(deniedBy: name) { given.insert(flag.name) }
      let takesNext = flag.map { $0.arity != .none && $0.arity != .optional } ?? false
      openFlag = parts.count == 1 && takesNext ? flag : nil
      hasValue = false
    } else {
      openFlag = nil
      positionals += 1
    }
  }

  private func takes(_ word: String, _ flag: Flag) -> Bool {
    flag.arity == .boolean ? flag.choices.contains(word) : !ArgumentParser.isFlag(word)
  }
}

extension Command {
  fileprivate func positional(at place: Int) -> Positional? {
    if place < positionals.count { return positionals[place] }
    return positionals.last.flatMap { $0.count == .several ? $0 : nil }
  }
}
