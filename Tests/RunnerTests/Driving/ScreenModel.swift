/// A terminal as far as the product may know it: bytes go in, a picture comes out. What it does not know is kept as a
/// surprise, so that a sequence nobody meant cannot pass.
struct ScreenModel {
  /// How a terminal counts columns.
  enum Counting {
    /// What is seen as one character takes one place, as in newer terminals.
    case characters
    /// Each scalar takes its own, as in older ones: a family of three is six columns wide there.
    case scalars
  }

  struct Cell: Equatable {
    var text = " "
    var style = ""
  }

  let columns: Int
  let rows: Int
  private let counting: Counting
  private(set) var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isAlternate = false
  private(set) var hasCursor = true
  private(set) var wraps = true
  private(set) var marksPastes = false
  /// Whether a frame has begun that has not ended.
  private(set) var isInFrame = false
  /// What was written and means nothing here.
  private(set) var surprises: [String] = []
  /// What it was asked.
  private(set) var questions: [String] = []
  private(set) var pictures = KittyModel()
  private(set) var sixels: SixelModel
  private var rendition = ScreenRendition()
  private var kept = (row: 0, column: 0)
  private var behind: (cells: [[Cell]], row: Int, column: Int)?
  /// Where the character was put that a mark would join.
  private var last: (row: Int, column: Int)?

  init(
    columns: Int = 80, rows: Int = 24, counting: Counting = .characters, cell: (Int, Int) = (10, 20)
  ) {
    self.columns = columns
    self.rows = rows
    self.counting = counting
    cells = ScreenModel.blank(columns, rows)
    sixels = SixelModel(columns: columns, rows: rows, cell: cell)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  mutating func feed(_ text: String) {
    var rest = Substring(text)
    while let first = rest.unicodeScalars.first {
      if first == "\u{1B}" {
        takeSequence(&rest)
      } else if first.value < 0x20 || first.value == 0x7F {
        rest.unicodeScalars.removeFirst()
        control(first)
      } else if counting == .characters, let character = rest.first {
        rest.removeFirst()
        put(String(character), width: ScreenModel.width(of: character))
      } else {
        rest.unicodeScalars.removeFirst()
        put(String(first), width: ScreenModel.width(of: first))
      }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    last = nil
    switch scalar {
    case "\r": column = 0
    case "\n":
      if row < rows - 1 {
        row += 1
      } else {
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
      }
    case "\t": column = min(columns - 1, (column / 8 + 1) * 8)
    default: surprises.append("control \(scalar.value)")
    }
  }

  private mutating func put(_ text: String, width: Int) {
    if width == 0 {
      guard let last else { return surprises.append("a mark alone") }
      return cells[last.row][last.column].text += text
    }
    if column + width > columns {
      if wraps {
        column = 0
        control("\n")
      } else {
        column = max(0, columns - width)
      }
    }
    let style = rendition.text
    cells[row][column] = Cell(text: text, style: style)
    sixels.erase(row * columns + column..<row * columns + min(columns, column + width))
    for place in column + 1..<max(column + 1, min(columns, column + width)) {
      cells[row][place] = Cell(text: "", style: style)
    }
    last = (row, column)
    column = wraps ? column + width : min(columns - 1, column + width)
  }
}

// MARK: - Sequences

extension ScreenModel {
  private mutating func takeSequence(_ rest: inout Substring) {
    rest.unicodeScalars.removeFirst()
    last = nil
    switch rest.unicodeScalars.first {
    case "[": break
    case "\\":
      // The end of what has not begun.
      rest.unicodeScalars.removeFirst()
      return
    case "7", "8":
      if rest.unicodeScalars.removeFirst() == "7" { kept = (row, column) } else { (row, column) = kept }
      return
    case "_": return takeString(&rest) { $0.pictures.obey($1, row: $0.row, column: $0.column) }
    case "P": return takeString(&rest) { $0.sixels.obey($1, row: $0.row, column: $0.column) }
    default: return surprises.append("ESC \(rest.prefix(5).debugDescription)")
    }
    rest.unicodeScalars.removeFirst()
    let parameters = String(rest.unicodeScalars.prefix { (0x20..<0x40).contains($0.value) })
    rest.unicodeScalars.removeFirst(parameters.unicodeScalars.count)
    // A sequence at the end of what was read so far ends in what is read next.
    guard let final = rest.unicodeScalars.popFirst() else { return }
    obey(parameters, Character(final))
  }

  /// Takes all up to `ESC \`; what is not whole ends in what is read next.
  private mutating func takeString(_ rest: inout Substring, _ obey: (inout ScreenModel, String) -> Void) {
    let bytes = rest.utf8.dropFirst()
    guard let end = bytes.firstIndex(of: 0x1B), let last = bytes.index(end, offsetBy: 2, limitedBy: bytes.endIndex)
    else {
      rest = ""
      return
    }
    obey(&self, String(rest[bytes.startIndex..<end]))
    rest = rest[last...]
  }

  private mutating func obey(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let first = numbers.first ?? 1
    switch (parameters.first, final) {
    case ("?", "h"), ("?", "l"): mode(parameters.dropFirst(), final == "h")
    case (_, "H"):
      row = clamp(first - 1, rows)
      column = clamp((numbers.count > 1 ? numbers[1] : 1) - 1, columns)
    case (_, "G"): column = clamp(first - 1, columns)
    case (_, "A"): row = clamp(row - first, rows)
    case (_, "B"): row = clamp(row + first, rows)
    case (_, "m"): if !rendition.obey(parameters) { surprises.append("CSI \(parameters)m") }
    case (_, "J"):
      erase(from: parameters == "2" ? 0 : row * columns + column)
      if parameters == "2" { pictures.clear() }
    case (nil, "c"): questions.append("CSI c")
    case (_, "t") where parameters == "16": questions.append("CSI \(parameters)\(final)")
    case (_, "K"): erase(from: row * columns + (parameters == "2" ? 0 : column), to: (row + 1) * columns)
    default: surprises.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func mode(_ number: Substring, _ isOn: Bool) {
    switch number {
    case "7": wraps = isOn
    case "25": hasCursor = isOn
    case "2004": marksPastes = isOn
    case "2026": isInFrame = isOn
    case "1049":
      if isOn, !isAlternate {
        behind = (cells, row, column)
        erase(from: 0)
      } else if !isOn, isAlternate, let behind {
        (cells, row, column) = behind
      }
      isAlternate = isOn
    default: surprises.append("mode \(number)")
    }
  }

  private mutating func erase(from start: Int, to end: Int? = nil) {
    sixels.erase(start..<(end ?? rows * columns))
    for place in start..<(end ?? rows * columns) { cells[place / columns][place % columns] = Cell() }
  }

  private func clamp(_ place: Int, _ count: Int) -> Int { max(0, min(place, count - 1)) }
}

// MARK: - Widths, by rules of its own

extension ScreenModel {
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count > 1, scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if scalars.count > 1, scalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) { return 2 }
    return scalars.first.map { width(of: $0) } ?? 0
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    let isEastAsian = [
      0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFD,
    ]
    .contains { $0.contains(Int(scalar.value)) }
    return isEastAsian || scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

// MARK: - What is seen

extension ScreenModel {
  /// The lines without styles and without spaces at their ends, up to the last that has anything.
  var text: String { lines { $0.map(\.text).joined() } }

  /// The same with the styles in braces, and the cursor on a line of its own.
  var styledText: String {
    let body = lines { row in
      var (line, style) = ("", "")
      for cell in row where !cell.text.isEmpty {
        if cell.style != style { line += "{\(cell.style)}" }
        style = cell.style
        line += cell.text
      }
      return line + (style.isEmpty ? "" : "{}")
    }
    return body + "\n"
  }

  /// What is remembered of a screen.
  var portrait: String { text + "\n" + (hasCursor ? "cursor: row \(row + 1), column \(column + 1)\n" : "no cursor\n") }

  private func lines(_ text: ([Cell]) -> String) -> String {
    var lines = cells.map { row -> String in
      var line = text(row)
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether nothing is left of a question: modes and screen are as a shell expects them.
  var isAsBefore: Bool {
    pictures.isEmpty && !isAlternate && hasCursor && wraps && !marksPastes && !isInFrame
      && rendition == ScreenRendition()
  }
}

extension Substring.UnicodeScalarView {
  fileprivate mutating func popFirst() -> Unicode.Scalar? { isEmpty ? nil : removeFirst() }
}
