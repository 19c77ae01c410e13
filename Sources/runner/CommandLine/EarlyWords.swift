/// The words behind a verb as they can be told apart before all flags are known: which workflow it is, whose inputs are
/// flags too, and in which language it is read.
struct EarlyWords {
  private var positionals: [String] = []
  private var values: [String: String] = [:]

  init(_ words: [String], of command: Command) {
    let flags = command.allFlags
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard ArgumentParser.isFlag(word) else {
        positionals.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      let takesNext = parts.count < 2 && flags.first { $0.name == name }?.arity == .one
      values[name] = parts.count > 1 ? String(parts[1]) : takesNext ? rest.popFirst() : nil
    }
  }

  /// The first word that is no flag and no value of one. It stands before the flags that only the workflow knows.
  var workflow: String? { positionals.first }

  func value(of flag: Flag) -> String? { values[flag.name] }
}
