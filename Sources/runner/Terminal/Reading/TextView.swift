import Workflow

/// A text and which part of it is seen: its name above, the keys below.
struct TextView {
  private static let keys = "↑↓ PgUp PgDn Home End move · Esc ends"
  private static let tab = 8

  private let name: String
  private let paragraphs: [String]
  /// The text in lines as wide as the screen was.
  private var lines: [String] = []
  private var columns = 0
  private var top = 0
  private var page = 1

  init(_ text: String, named name: String) {
    self.name = name
    paragraphs = PresentationLayout.lines(of: text).map(TextView.withoutTabs)
  }

  func lineCount(columns: Int) -> Int {
    paragraphs.reduce(0) { $0 + $1.broken(to: columns, breaksWords: true).count }
  }

  mutating func frame(columns: Int, rows: Int) -> Frame {
    lay(in: max(1, columns))
    var frame = Frame(columns: columns, rows: rows)
    let (hasName, hasKeys) = (rows > 3, rows > 1)
    page = max(1, rows - (hasName ? 1 : 0) - (hasKeys ? 1 : 0))
    top = max(0, min(top, lines.count - page))
    if hasName {
      let place = "\(top + 1)–\(min(lines.count, top + page)) of \(lines.count)"
      frame.put(name, row: 0, column: 0, width: max(0, columns - place.count - 2), style: .heading)
      frame.put(place, row: 0, column: max(0, columns - place.count), style: .subtitle)
    }
    for (row, line) in lines[top...].prefix(page).enumerated() {
      frame.put(line, row: row + (hasName ? 1 : 0), column: 0)
    }
    if hasKeys { frame.put(TextView.keys, row: rows - 1, column: 0, style: .subtitle) }
    return frame
  }

  /// - Returns: false where the person has seen enough.
  mutating func take(_ input: TerminalInput) -> Bool {
    switch input {
    case .key(Key(.escape)), .key(Key(.enter)), .key(.control("d")), .text("q"): return false
    case .key(Key(.up)), .key(.control("p")): top -= 1
    case .key(Key(.down)), .key(.control("n")): top += 1
    case .key(Key(.pageUp)): top -= page
    case .key(Key(.pageDown)), .text(" "): top += page
    case .key(Key(.home)): top = 0
    case .key(Key(.end)): top = lines.count
    case .key, .text, .paste: break
    }
    return true
  }

  /// What is on top stays there where the screen has another width.
  private mutating func lay(in columns: Int) {
    guard columns != self.columns else { return }
    var (lines, kept) = ([String](), 0)
    var before = 0
    for paragraph in paragraphs {
      if before <= top { kept = lines.count }
      if self.columns > 0 { before += paragraph.broken(to: self.columns, breaksWords: true).count }
      lines += paragraph.broken(to: columns, breaksWords: true)
    }
    (self.lines, self.columns, top) = (lines, columns, top == 0 ? 0 : kept)
  }

  private static func withoutTabs(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false).enumerated().reduce("") { text, part in
      let place = (TerminalText.width(of: text) / tab + 1) * tab
      return (part.offset == 0 ? text : text.padded(to: place)) + part.element
    }
  }
}
