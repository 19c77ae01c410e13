import Workflow

/// The help, made of the declarations.
extension Command {
  var usage: String {
    let parts = positionals.map(\.usage) + (workflowFlags.isEmpty ? [] : ["[--INPUT VALUE …]"]) + ["[flags]"]
    return "runner \(verb) " + parts.joined(separator: " ")
  }

  var help: String {
    var lines = ["usage: \(usage)", "", summary]
    if !details.isEmpty { lines += [""] + details }
    lines += HelpColumns.section("arguments", positionals.map { ($0.label, $0.help) })
    lines += HelpColumns.section("inputs", workflowFlags.map { ($0.usage, $0.help) })
    let flags = (flags + [.help]).map { ($0.shortAndLong, $0.helpWithChoices) }
    lines += HelpColumns.section("flags", flags)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Flag {
  /// `-q, --query QUERY`.
  fileprivate var shortAndLong: String { (short.map { "-\($0), " } ?? "") + usage }

  fileprivate var helpWithChoices: String {
    choices.isEmpty || help.contains(choices[0]) ? help : "\(help): \(choices.joined(separator: ", "))"
  }
}

/// Lines of two columns under a heading, without anything that controls the terminal.
enum HelpColumns {
  static func section(_ heading: String, _ rows: [(String, String)]) -> [String] {
    if rows.isEmpty { return [] }
    let rows = rows.map { (TerminalText.cleaned($0.0), TerminalText.cleaned($0.1)) }
    // A long usage does not push all explanations to the right.
    let width = min(rows.map { TerminalText.width(of: $0.0) }.max() ?? 0, 28)
    return ["", "\(heading):"]
      + rows.flatMap { left, right -> [String] in
        if TerminalText.width(of: left) > width {
          return ["  \(left)"] + (right.isEmpty ? [] : ["  " + String(repeating: " ", count: width) + "  " + right])
        }
        return ["  " + (right.isEmpty ? left : left.padded(to: width) + "  " + right)]
      }
  }
}
