import Workflow

/// Where number, thumbnail, name and subtitle of the rows of a list stand.
struct RowLayout {
  private let columns: Int
  private let numberWidth: Int
  private let nameWidth: Int
  private let symbols: SymbolStyle
  /// Whether the subtitle has a line of its own, because both do not fit beside each other.
  private let isNarrow: Bool

  /// - Parameters:
  ///   - rows: those that are seen together.
  ///   - numbers: the highest number; nought for rows without numbers.
  init(_ rows: [DisplayRepresentation], numbers: Int, columns: Int, symbols: SymbolStyle) {
    self.columns = columns
    self.symbols = symbols
    numberWidth = numbers == 0 ? 0 : String(numbers).count
    let lead = numberWidth + 4 + symbols.width
    let names = rows.map { TerminalText.width(of: TerminalText.cleaned($0.name)) }.max() ?? 0
    let subtitles = rows.map { TerminalText.width(of: TerminalText.cleaned($0.subtitle ?? "")) }.max() ?? 0
    isNarrow = subtitles > 0 && lead + min(names, columns / 2) + 2 + min(subtitles, 16) > columns
    nameWidth = max(1, isNarrow || subtitles == 0 ? columns - lead : min(names, columns / 2))
  }

  func lines(of row: DisplayRepresentation, number: Int? = nil, isMarked: Bool = false) -> [String] {
    var line = ""
    if let number {
      line += (isMarked ? "*" : " ") + String(repeating: " ", count: numberWidth - String(number).count)
      line += "\(number)  "
    }
    if symbols.width > 0 { line += symbols.cell(for: row.thumbnail) + " " }
    let indent = TerminalText.width(of: line)
    let name = TerminalText.cleaned(row.name).fitted(to: nameWidth)
    guard let subtitle = row.subtitle.map({ TerminalText.cleaned($0) }), !subtitle.isEmpty else { return [line + name] }
    if isNarrow {
      let below = String(repeating: " ", count: indent) + subtitle.fitted(to: columns - indent)
      return [line + name, below]
    }
    line += name.padded(to: nameWidth) + "  "
    return [line + subtitle.fitted(to: columns - TerminalText.width(of: line))]
  }
}
