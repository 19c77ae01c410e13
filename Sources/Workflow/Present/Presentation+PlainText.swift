extension Presentation {
  /// What it says, without layout: for tests, and wherever there is no terminal to draw on.
  public var plainText: String {
    switch self {
    case .text(let text): text
    case .card(let card): card.lines.joined(separator: "\n")
    case .list(let list): (0..<list.rows.count).map { list.rows.row(at: $0).line }.joined(separator: "\n")
    case .grid(let tiles): tiles.map(\.display.line).joined(separator: "\n")
    case .picture(_, let text): text
    case .table(let table): table.lines.joined(separator: "\n")
    }
  }
}

extension Card {
  fileprivate var lines: [String] {
    [head.name, head.subtitle].compactMap(\.self) + fields.map { "\($0.label): \($0.text)" }
      + [note].compactMap(\.self)
  }
}

extension DisplayRepresentation {
  fileprivate var line: String { subtitle.map { "\(name) (\($0))" } ?? name }
}

extension Table {
  fileprivate var lines: [String] { ([columns] + rows).map { $0.joined(separator: " | ") } }
}
