import Workflow

/// Whether colours are used: `--color`, then `NO_COLOR`, `CLICOLOR_FORCE` and `TERM`, then whether it is a terminal.
enum Coloring {
  /// - Parameter words: of the command line. They are looked at before they are parsed, since mistakes in them are told in
  ///   colour too.
  static func isUsed(on descriptor: Descriptor, words: [String], environment: any Environment) -> Bool {
    switch choice(in: words) {
    case "always": return true
    case "never": return false
    default: break
    }
    if environment.setting("NO_COLOR") != nil || environment.isDumb { return false }
    if let force = environment.setting("CLICOLOR_FORCE"), force != "0" { return true }
    return descriptor.isTerminal
  }

  private static func choice(in words: [String]) -> String? {
    guard let index = words.firstIndex(where: { $0 == "--color" || $0.hasPrefix("--color=") }) else { return nil }
    if words[index] == "--color" { return words.indices.contains(index + 1) ? words[index + 1] : nil }
    return String(words[index].dropFirst("--color=".count))
  }
}

extension Environment {
  /// Whether the terminal understands no control sequences, as far as is known: where nothing says which it is, it may be
  /// a serial line or a window of another program.
  var isDumb: Bool { ["", "dumb"].contains(value(of: "TERM") ?? "") }
}
