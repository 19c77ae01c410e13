/// Paints a few lines below what the terminal shows already, again and again in the same place, and leaves the last of
/// them there.
///
/// Where on the screen they are is not known and not asked: the way to their first line is counted from where the cursor
/// was left.
struct InlinePainter: FramePainting {
  private let depth: ColorDepth
  private var shown: Frame?
  /// How many lines the cursor stands below the first.
  private var depthOfCursor = 0

  init(depth: ColorDepth) { self.depth = depth }

  /// The next frame begins where the cursor is.
  mutating func forget() { (shown, depthOfCursor) = (nil, 0) }

  mutating func bytes(for frame: Frame) -> [UInt8] {
    if frame == shown || frame.rows == 0 { return [] }
    var output = "\u{1B}[?2026h\u{1B}[?25l" + way(for: frame) + "\u{1B}[0m\u{1B}[J"
    for row in 0..<frame.rows {
      if row > 0 { output += "\r\n" }
      output += frame.line(row, depth)
    }
    let cursor = frame.cursor ?? Frame.Position(row: frame.rows - 1, column: 0)
    let up = frame.rows - 1 - cursor.row
    if up > 0 { output += "\u{1B}[\(up)A" }
    output += "\u{1B}[\(cursor.column + 1)G"
    if frame.cursor != nil { output += "\u{1B}[?25h" }
    output += "\u{1B}[?2026l"
    shown = frame
    depthOfCursor = cursor.row
    return Array(output.utf8)
  }

  /// From the cursor to the beginning of the first line. A terminal that has become narrower has broken the lines, so that
  /// there are more of them above the cursor.
  private func way(for frame: Frame) -> String {
    var lines = depthOfCursor
    if let shown, shown.columns > frame.columns, frame.columns > 0 {
      lines += (0..<depthOfCursor).reduce(0) { $0 + (shown.row($1).drawnWidth - 1) / frame.columns }
    }
    return lines > 0 ? "\r\u{1B}[\(lines)A" : "\r"
  }
}
