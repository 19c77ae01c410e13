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

  /// In lines of so many columns with nothing left out but the spaces at which they are broken, and what it begins with.
  /// - Parameter breaksWords: whether a word that is longer than a line is broken. Else it stays whole, as an address that is
  ///   copied has to be.
  func broken(to columns: Int, breaksWords: Bool) -> [String] {
    // No character takes more columns than bytes.
    guard utf8.count > columns else { return [self] }
    var (lines, start, lastSpace, width) = ([String](), startIndex, Index?.none, 0)
    for place in indices {
      let more = TerminalText.width(of: String(self[place]))
      if width + more > columns, self[place] != " " {
        // A line of nothing but what it is indented by would be no gain.
        if let space = lastSpace, self[start..<space].contains(where: { $0 != " " }) {
          lines.append(self[start...space].withoutSpacesBehind)
          start = index(after: space)
        } else if breaksWords, place > start {
          lines.append(String(self[start..<place]))
          start = place
        }
        width = TerminalText.width(of: String(self[start..<place]))
        lastSpace = nil
      }
      if self[place] == " " { lastSpace = place }
      width += more
    }
    return lines + [self[start...].withoutSpacesBehind]
  }
}

extension Substring {
  fileprivate var withoutSpacesBehind: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
