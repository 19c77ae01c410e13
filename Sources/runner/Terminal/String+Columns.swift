import Workflow

/// Texts, cleaned before, in the columns of a terminal.
extension String {
  /// The beginning that fits into a number of columns, with an ellipsis where something is left out.
  func fitted(to columns: Int) -> String {
    if columns <= 0 { return "" }
    if TerminalText.width(of: self) <= columns { return self }
    var kept = ""
    var width = 0
    for character in self {
      width += TerminalText.width(of: String(character))
      if width > columns - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// With spaces behind, up to a number of columns.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - TerminalText.width(of: self)))
  }

  /// In lines of so many columns, broken between words where that is possible.
  func wrapped(to columns: Int) -> [String] {
    if TerminalText.width(of: self) <= columns { return [self] }
    var lines = [""]
    for word in split(separator: " ") {
      let line = lines[lines.count - 1]
      if !line.isEmpty, TerminalText.width(of: line) + 1 + TerminalText.width(of: String(word)) <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        let pieces = String(word).broken(to: columns)
        lines = (line.isEmpty ? lines.dropLast() : lines) + pieces
      }
    }
    return lines
  }

  /// A word in pieces of at most so many columns.
  private func broken(to columns: Int) -> [String] {
    if TerminalText.width(of: self) <= columns { return [self] }
    var (pieces, width) = ([""], 0)
    for character in self {
      let more = TerminalText.width(of: String(character))
      if width + more > columns, width > 0 { (pieces, width) = (pieces + [""], 0) }
      pieces[pieces.count - 1].append(character)
      width += more
    }
    return pieces
  }
}
