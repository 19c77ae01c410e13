/// A picture in memory.
struct Bitmap: Equatable, Sendable {
  let width: Int
  let height: Int
  /// From the top, row by row; four bytes each: red, green, blue, and how much it covers what is behind.
  let pixels: [UInt8]

  /// - Parameter pixels: four for each point.
  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether all of it covers what is behind.
  var isOpaque: Bool { stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 } }

  /// The same picture in the middle of a larger one that covers nothing else.
  func centered(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard (newWidth, newHeight) != (width, height), newWidth >= width, newHeight >= height else { return self }
    var all = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    let start = (newHeight - height) / 2 * newWidth + (newWidth - width) / 2
    for row in 0..<height {
      let place = (start + row * newWidth) * 4
      all.replaceSubrange(place..<place + width * 4, with: pixels[row * width * 4..<(row + 1) * width * 4])
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: all)
  }

  /// The largest size of the same shape within a box, at least one pixel each way. Smaller pictures are not made larger
  /// than the box either way.
  static func size(of picture: (width: Int, height: Int), within box: (width: Int, height: Int)) -> (Int, Int) {
    let scale = min(Double(box.width) / Double(picture.width), Double(box.height) / Double(picture.height))
    func side(_ length: Int, atMost most: Int) -> Int { min(most, max(1, Int((Double(length) * scale).rounded()))) }
    return (side(picture.width, atMost: box.width), side(picture.height, atMost: box.height))
  }
}
