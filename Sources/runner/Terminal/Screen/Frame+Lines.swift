extension Frame {
  /// A row as a line of text, which ends in the style in which it began.
  func line(_ row: Int, _ depth: ColorDepth) -> String {
    let cells = self.row(row)
    var (line, style, place) = ("", CellStyle.plain, 0)
    for (column, cell) in cells.prefix(cells.drawnWidth).enumerated() where cell.width > 0 {
      // Behind anything but ASCII it is not certain where the terminal is.
      if place != column { line += "\u{1B}[\(column + 1)G" }
      if cell.style != style { line += cell.style.sequence(depth, after: style) }
      style = cell.style
      line += cell.text
      place = cell.text.utf8.count == 1 ? column + 1 : -1
    }
    return style == .plain ? line : line + "\u{1B}[0m"
  }
}

extension ArraySlice<Frame.Cell> {
  /// The columns up to the last cell that is not blank.
  var drawnWidth: Int { (lastIndex { $0 != .blank }).map { $0 - startIndex + 1 } ?? 0 }
}
