import Testing

@testable import runner

struct BitmapTests {
  private static func grey(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0, 255] } }

  @Test("The mean of two colours is that of their light")
  func light() {
    let board = Bitmap(width: 2, height: 2, pixels: BitmapTests.grey([0, 255, 255, 0]))
    #expect(board.scaled(toWidth: 1, height: 1).pixels == BitmapTests.grey([188]))
  }

  @Test("What covers nothing gives no colour")
  func alpha() {
    let half = Bitmap(width: 2, height: 1, pixels: [200, 100, 50, 255, 0, 255, 0, 0])
    #expect(half.scaled(toWidth: 1, height: 1).pixels == [200, 100, 50, 128])
  }

  @Test("It becomes larger as well as smaller, and by no whole number", arguments: [1, 2, 3, 5, 8])
  func sizes(size: Int) {
    let plain = Bitmap(width: 3, height: 3, pixels: BitmapTests.grey(Array(repeating: 90, count: 9)))
    let scaled = plain.scaled(toWidth: size, height: size)
    #expect(scaled.pixels == BitmapTests.grey(Array(repeating: 90, count: size * size)))
  }

  @Test(
    "A picture keeps its shape in its box",
    arguments: [
      ((300, 200), (4, 4), (4, 3)), ((200, 300), (4, 4), (3, 4)), ((1, 1000), (4, 4), (1, 4)),
      ((2, 2), (20, 10), (10, 10)),
    ] as [((Int, Int), (Int, Int), (Int, Int))])
  func shape(picture: (Int, Int), box: (Int, Int), expected: (Int, Int)) {
    #expect(Bitmap.size(of: (picture.0, picture.1), within: (box.0, box.1)) == expected)
  }

  @Test("All ways of holding a camera come out the same")
  func orientations() {
    let upright = Bitmap(width: 2, height: 3, pixels: BitmapTests.grey([1, 2, 3, 4, 5, 6]))
    // How the six pixels are stored for each of the eight.
    let stored: [(Int, Int, [UInt8])] = [
      (2, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [2, 1, 4, 3, 6, 5]), (2, 3, [6, 5, 4, 3, 2, 1]), (2, 3, [5, 6, 3, 4, 1, 2]),
      (3, 2, [1, 3, 5, 2, 4, 6]), (3, 2, [2, 4, 6, 1, 3, 5]), (3, 2, [6, 4, 2, 5, 3, 1]), (3, 2, [5, 3, 1, 6, 4, 2]),
    ]
    for (index, (width, height, values)) in stored.enumerated() {
      let picture = Bitmap(width: width, height: height, pixels: BitmapTests.grey(values))
      #expect(picture.turned(index + 1) == upright, "orientation \(index + 1)")
    }
  }
}
