import Testing

@testable import runner

struct BlockPictureTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let none: [UInt8] = [0, 0, 0, 0]

  @Test("Two pixels stand in one cell; one that covers nothing leaves what is behind")
  func cells() {
    let bitmap = Bitmap(
      width: 2, height: 3,
      pixels: BlockPictureTests.red + BlockPictureTests.none + BlockPictureTests.red + BlockPictureTests.red
        + BlockPictureTests.red + BlockPictureTests.none)
    let red = Color.rgb(red: 255, green: 0, blue: 0)
    let picture = BlockPicture(bitmap, .full)
    #expect(
      picture.rows == [
        [BlockPicture.Cell(upper: red, lower: red), BlockPicture.Cell(upper: nil, lower: red)],
        [BlockPicture.Cell(upper: red, lower: nil), BlockPicture.Cell(upper: nil, lower: nil)],
      ])
    var frame = Frame(columns: 2, rows: 2)
    frame.put("ab", row: 1, column: 0)
    frame.put(picture, row: 0, column: 0, columns: 2, rows: 2)
    #expect(frame.text == "▀▄\n▀b")
  }

  @Test("Few colours mix into the one that is meant", arguments: [ColorDepth.palette, .sixteen])
  func dithering(depth: ColorDepth) {
    // A grey that neither has.
    let grey = 100
    let pixels = [UInt8](repeating: UInt8(grey), count: 16 * 16 * 4).enumerated().map { $0 % 4 == 3 ? 255 : $1 }
    let picture = BlockPicture(Bitmap(width: 16, height: 16, pixels: pixels), depth)
    let colors = picture.rows.flatMap { $0 }.flatMap { [$0.upper, $0.lower] }.compactMap(\.self)
    #expect(Set(colors).count > 1)
    let shown = colors.map { color -> Int in
      switch color {
      case .theme(let number): [0: 0, 7: 229, 8: 127, 15: 255][number] ?? grey
      case .palette(let number): number >= 232 ? 8 + 10 * (Int(number) - 232) : grey
      case .rgb: grey
      }
    }
    #expect(abs(shown.reduce(0, +) / shown.count - grey) <= 6)
  }
}
