/// Turns the difference between what is shown and what is to be shown into the bytes for the terminal.
///
/// Every stretch begins with its absolute column, and a row is drawn anew as a whole where a character comes or goes whose width
/// is uncertain: where a terminal thinks differently about it, the fault stays in that one cell.
struct FramePainter: FramePainting {
  let depth: ColorDepth
  private var shown: Frame?
  private var pixels = PixelPainter()

  init(depth: ColorDepth) { self.depth = depth }

  /// What was shown is lost: the next frame is drawn whole.
  mutating func forget() {
    shown = nil
    pixels.forget()
  }

  /// The bytes that make the screen show a frame; none where it does already.
  mutating func bytes(for frame: Frame) -> [UInt8] {
    if frame == shown { return [] }
    let before = shown.flatMap { $0.columns == frame.columns && $0.rows == frame.rows ? $0 : nil }
    // All at once, where the terminal knows how; out of sight, as a moving cursor flickers.
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    if before == nil { output += pixels.clear() + "\u{1B}[0m\u{1B}[2J" }
    // Behind a picture on the last line that is drawn where the cursor is, the screen would scroll.
    let wanted = frame.pictures.filter { $0.picture.isKept || $0.lines.upperBound < frame.rows }
    let spoiled = before == nil ? [:] : pixels.spoiled(by: wanted)
    var written: [Int: [Int]] = [:]
    // Every frame begins and ends in the style that a terminal has by itself.
    var style = CellStyle.plain
    for row in 0..<frame.rows where spoiled[row] != nil || before?.row(row) != frame.row(row) {
      written[row] = draw(
        frame.row(row), over: before?.row(row), spoiled: spoiled[row] ?? [], at: row, &style, into: &output)
    }
    output += CellStyle.plain.sequence(depth, after: style)
    let pictures = pixels.bytes(for: wanted, over: written)
    var bytes = Array(output.utf8) + pictures
    output = ""
    if let cursor = frame.cursor { output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    output += "\u{1B}[?2026l"
    shown = frame
    bytes += output.utf8
    return bytes
  }

  /// - Parameter style: in which the terminal writes.
  /// - Returns: the columns that were written or emptied.
  private func draw(
    _ cells: ArraySlice<Frame.Cell>, over before: ArraySlice<Frame.Cell>?, spoiled: [Range<Int>], at row: Int,
    _ style: inout CellStyle, into output: inout String
  ) -> [Int] {
    if let before, let difference = RowDifference(from: before, to: cells, spoiled: spoiled) {
      draw(difference.columns, of: Array(cells), at: row, &style, into: &output)
      return difference.columns
    }
    if before != nil {
      // What is emptied takes the colours in which it is done.
      output += CellStyle.plain.sequence(depth, after: style) + "\u{1B}[\(row + 1);1H\u{1B}[2K"
      style = .plain
    }
    // The screen or the row is empty by now.
    let cells = Array(cells)
    draw(cells.indices.filter { cells[$0] != .blank }, of: cells, at: row, &style, into: &output)
    return Array(cells.indices)
  }

  private func draw(
    _ columns: [Int], of cells: [Frame.Cell], at row: Int, _ style: inout CellStyle, into output: inout String
  ) {
    var isOnRow = false
    // Where the terminal's cursor is for certain; behind anything but ASCII it is somewhere on the row.
    var place: Int?
    for column in columns where cells[column].width > 0 {
      let cell = cells[column]
      if place != column { output += isOnRow ? "\u{1B}[\(column + 1)G" : "\u{1B}[\(row + 1);\(column + 1)H" }
      isOnRow = true
      output += cell.style.sequence(depth, after: style)
      style = cell.style
      output += cell.text
      place = cell.isPlain ? column + 1 : nil
      let end = column + cell.width
      guard cell.mayReachFurther, end < cells.count else { continue }
      // Blank cells are not written, so that what it has covered of them is taken away.
      output += "\u{1B}[\(end + 1)G" + CellStyle.plain.sequence(depth, after: style) + "\u{1B}[K"
      (style, place) = (.plain, end)
    }
  }
}
