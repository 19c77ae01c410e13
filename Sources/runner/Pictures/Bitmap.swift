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

  /// The largest size of the same shape within a box, at least one pixel each way. Smaller pictures are not made larger
  /// than the box either way.
  static func size(of picture: (width: Int, height: Int), within box: (width: Int, height: Int)) -> (Int, Int) {
    let scale = min(Double(box.width) / Double(picture.width), Double(box.height) / Double(picture.height))
    func side(_ length: Int, atMost most: Int) -> Int { min(most, max(1, Int((Double(length) * scale).rounded()))) }
    return (side(picture.width, atMost: box.width), side(picture.height, atMost: box.height))
  }
}
