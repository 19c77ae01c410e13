import Workflow

/// A picture of the screen: rows of cells, each with its place. A wide character takes its cell and an empty one behind.
struct Frame: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    static let blank = Cell(text: " ", width: 1, style: .plain)

    /// One character, or nothing behind a wide one.
    var text: String
    var width: Int
    var style: CellStyle
  }

  struct Position: Equatable, Sendable {
    var row: Int
    var column: Int
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]
  /// What the terminal itself draws over the cells.
  private(set) var pictures: [PlacedPicture] = []
  /// Where the terminal's own cursor stands, which screen readers follow; nothing where it is hidden.
  var cursor: Position?

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// - Parameter index: of a row that is there.
  func row(_ index: Int) -> ArraySlice<Cell> { cells[index * columns..<(index + 1) * columns] }

  /// Writes a text, cleaned and cut to what is free, and leaves out what lies beyond the edges.
  /// - Parameters:
  ///   - width: the columns it may take; all to the edge where nothing is said.
  ///   - marked: places of characters of the text that are drawn in a style of their own.
  /// - Returns: the column behind it.
  @discardableResult mutating func put(
    _ text: String, row: Int, column: Int, width: Int? = nil, style: CellStyle = .plain,
    marked: (places: Set<Int>, style: CellStyle)? = nil
  ) -> Int {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return column }
    let end = min(columns, column + max(0, width ?? columns))
    var place = column
    for (index, character) in TerminalText.cleaned(text).fitted(to: end - column).enumerated() {
      let width = TerminalText.width(of: String(character))
      if place + width > end { break }
      if width == 0 {
        // It belongs to the character before it; alone it has no place.
        if place > column, let previous = lastCharacter(before: place, row: row) {
          cells[previous].text.append(character)
        }
        continue
      }
      let cell = row * columns + place
      cells[cell] = Cell(text: String(character), width: width, style: look(of: index, style, marked))
      if width == 2 { cells[cell + 1] = Cell(text: "", width: 0, style: cells[cell].style) }
      place += width
    }
    return place
  }

  /// Has a picture drawn over cells; one that does not lie within the frame is left out.
  mutating func place(_ placed: PlacedPicture) {
    guard placed.row >= 0, placed.column >= 0, placed.lines.upperBound <= rows, placed.span.upperBound <= columns
    else { return }
    pictures.append(placed)
  }

  /// Draws cells that are there in another way, from a column to the edge.
  mutating func restyle(row: Int, columns range: Range<Int>, _ change: (CellStyle) -> CellStyle) {
    guard (0..<rows).contains(row) else { return }
    for column in range.clamped(to: 0..<columns) {
      let cell = row * columns + column
      cells[cell].style = change(cells[cell].style)
    }
  }

  private func look(of index: Int, _ style: CellStyle, _ marked: (places: Set<Int>, style: CellStyle)?) -> CellStyle {
    guard let marked, marked.places.contains(index) else { return style }
    return marked.style
  }

  private func lastCharacter(before column: Int, row: Int) -> Int? {
    let index = row * columns + column - 1
    return cells[index].width > 0 ? index : index > row * columns ? index - 1 : nil
  }
}

extension Frame {
  /// What it shows without styles, for tests and for those who look for a fault.
  var text: String {
    (0..<rows).map { index in
      var line = row(index).map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
