/// Turns the difference between what is shown and what is to be shown into the bytes for the terminal.
///
/// Every stretch begins with its absolute place, and a row with anything but ASCII is drawn anew as a whole: where a
/// terminal thinks differently about the width of a character, the fault stays in that one cell.
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
    var written: Set<Int> = []
    let spoiled = before == nil ? [] : pixels.spoiled(by: frame.pictures)
    for row in 0..<frame.rows where spoiled.contains(row) || before?.row(row) != frame.row(row) {
      draw(frame.row(row), over: before?.row(row), isSpoiled: spoiled.contains(row), at: row, into: &output)
      written.insert(row)
    }
    output += "\u{1B}[0m"
    let pictures = pixels.bytes(for: frame.pictures, over: written)
    var bytes = Array(output.utf8) + pictures
    output = ""
    if let cursor = frame.cursor { output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    output += "\u{1B}[?2026l"
    shown = frame
    bytes += output.utf8
    return bytes
  }

  private func draw(
    _ cells: ArraySlice<Frame.Cell>, over before: ArraySlice<Frame.Cell>?, isSpoiled: Bool, at row: Int,
    into output: inout String
  ) {
    if let before, before.isPlain, cells.isPlain, !isSpoiled {
      drawChanges(Array(cells), over: Array(before), at: row, into: &output)
    } else {
      if before != nil { output += "\u{1B}[\(row + 1);1H\u{1B}[0m\u{1B}[2K" }
      // The screen or the row is empty by now.
      let blank = Array(repeating: Frame.Cell.blank, count: cells.count)
      drawChanges(Array(cells), over: blank, at: row, into: &output)
    }
  }

  private func drawChanges(
    _ cells: [Frame.Cell], over before: [Frame.Cell], at row: Int, into output: inout String
  ) {
    // Where the terminal's cursor is for certain; behind anything but ASCII it is not.
    var place: Int?
    var style: CellStyle?
    for (column, cell) in cells.enumerated() where cell.width > 0 && cell != before[column] {
      if place != column { output += "\u{1B}[\(row + 1);\(column + 1)H" }
      if style != cell.style { output += cell.style.sequence(depth) }
      style = cell.style
      output += cell.text
      place = cell.isPlain ? column + 1 : nil
    }
  }
}

extension Frame.Cell {
  /// Whether every terminal agrees about its width.
  fileprivate var isPlain: Bool { text.utf8.count == 1 }
}

extension ArraySlice<Frame.Cell> {
  fileprivate var isPlain: Bool { allSatisfy(\.isPlain) }
}
