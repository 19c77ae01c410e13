/// Prints frames as lines, which stay where they are and go up with what is printed next.
struct FramePrinter {
  let depth: ColorDepth

  func bytes(for frame: Frame) -> [UInt8] {
    let lines = (0..<frame.rows).map { frame.line($0, depth) + "\n" }.joined()
    var bytes = Array(lines.utf8)
    for placed in frame.pictures {
      // From below the frame to the place and back, since where that is on the screen is not known.
      let up = frame.rows - placed.row
      let way = "\u{1B}[\(up)A\u{1B}[\(placed.column + 1)G"
      if placed.picture.isKept {
        bytes += placed.picture.bytes
        bytes += (way + KittyGraphics.placement(of: placed) + "\u{1B}[\(up)B\r").utf8
      } else {
        // Where the cursor is behind a picture differs from terminal to terminal, so that its place is kept before.
        bytes += ("\u{1B}7" + way).utf8 + placed.picture.bytes + "\u{1B}8".utf8
      }
    }
    return bytes
  }
}
