import Workflow

/// Results as lines of text, without anything that could control the terminal.
struct PresentationLayout {
  let columns: Int
  let symbols: SymbolStyle

  func lines(of presentation: Presentation) -> [String] {
    switch presentation {
    case .text(let text): broken(text, to: columns)
    case .card(let card): lines(of: card)
    case .list(let list): lines(of: list)
    case .grid(let tiles): lines(of: VisualList(Rows(tiles.map(\.display))))
    case .table(let table): lines(of: table)
    case .picture(_, let text): PresentationLayout.lines(of: text)
    }
  }

  /// Line breaks and tabs of a text are its own; everything else that controls is not.
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { TerminalText.cleaned(String($0)) }
        .joined(separator: "\t")
    }
  }

  /// In lines that are broken between words.
  private func broken(_ text: String, to columns: Int) -> [String] {
    PresentationLayout.lines(of: text).flatMap { $0.broken(to: columns, breaksWords: false) }
  }

  private func lines(of card: Card) -> [String] {
    var lines = RowLayout([card.head], numbers: 0, columns: columns, symbols: symbols).lines(of: card.head)
    let labels = card.fields.map { TerminalText.cleaned($0.label) }
    let width = labels.map { TerminalText.width(of: $0) }.max() ?? 0
    for (label, field) in zip(labels, card.fields) {
      // Beside a label that takes most of the line nothing is broken well.
      let room = columns - width - 4 < 16 ? Int.max : columns - width - 4
      for (index, text) in broken(field.text, to: room).enumerated() {
        lines.append("  " + (index == 0 ? label : "").padded(to: width) + "  " + text)
      }
    }
    if let note = card.note { lines += broken(note, to: columns) }
    return lines
  }

  private func lines(of list: VisualList) -> [String] {
    let rows = (0..<list.rows.count).map { list.rows.row(at: $0) }
    let layout = RowLayout(rows, numbers: 0, columns: columns, symbols: symbols)
    var lines: [String] = []
    var section: String?
    for row in rows {
      if row.section != section, let title = row.section { lines.append(TerminalText.cleaned(title)) }
      section = row.section
      lines += layout.lines(of: row)
    }
    return lines
  }

  private func lines(of table: Table) -> [String] {
    let rows = ([table.columns] + table.rows).map { $0.map { TerminalText.cleaned($0) } }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? TerminalText.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        // Nothing is gained by spaces at the end of a line.
        column == row.count - 1 ? cell : cell.padded(to: widths[column])
      }
      return cells.joined(separator: "  ").fitted(to: columns)
    }
  }
}
