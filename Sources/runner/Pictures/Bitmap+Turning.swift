extension Bitmap {
  /// The right way up, for one of the eight ways of holding a camera.
  func turned(_ orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isSideways = orientation >= 5
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        let (x, y) = isSideways ? (row, column) : (column, row)
        let source =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 6: (x, height - 1 - y)
          case 7: (width - 1 - x, height - 1 - y)
          case 8: (width - 1 - x, y)
          default: (x, y)
          }
        let (from, to) = ((source.1 * width + source.0) * 4, (row * newWidth + column) * 4)
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned)
  }
}
