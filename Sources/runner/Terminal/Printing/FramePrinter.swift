/// Prints frames as lines, which stay where they are and go up with what is printed next.
struct FramePrinter {
  let depth: ColorDepth

  func bytes(for frame: Frame) -> [UInt8] {
    let lines = (0..<frame.rows).map { frame.line($0, depth) + "\n" }.joined()
    var bytes = Array(lines.utf8)
    for placed in frame.pictures {
      // From below the frame to the place and back, since where that is on the screen is not known.
      let up = frame.rows - placed.row
      bytes += placed.picture.bytes
      bytes += "\u{1B}[\(up)A\u{1B}[\(placed.column + 1)G".utf8
      bytes += KittyGraphics.placement(of: placed).utf8
      bytes += "\u{1B}[\(up)B\r".utf8
    }
    return bytes
  }
}
