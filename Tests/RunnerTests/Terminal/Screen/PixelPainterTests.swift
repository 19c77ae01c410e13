import Testing

@testable import runner

struct PixelPainterTests {
  private static func picture(_ number: Int, bytes: Int = 0) -> PixelPicture {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: UInt8(number % 256), count: 16))
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: bytes)
    return PixelPicture(
      number: number, columns: 4, rows: 2, isKept: true,
      bytes: KittyGraphics.transmission(of: bitmap, number: number) + padding)
  }

  private static func placed(_ number: Int, row: Int) -> PlacedPicture {
    PlacedPicture(picture: picture(number), row: row, column: 2)
  }

  private var painter = PixelPainter(mostKept: 32 << 10)
  private var model = KittyScreen()

  private struct KittyScreen {
    var screen = ScreenModel()

    var shown: [[Int]] { screen.pictures.placements.map { [$0.image, $0.row] } }
    var isInOrder: Bool { screen.pictures.surprises.isEmpty && screen.surprises.isEmpty }
  }

  private mutating func show(_ pictures: [PlacedPicture], over written: [Int: [Int]] = [:]) -> Int {
    let bytes = painter.bytes(for: pictures, over: written)
    model.screen.feed(String(decoding: bytes, as: UTF8.self))
    return bytes.count
  }

  @Test("A picture that goes on to another row leaves the one it was on, and is not sent again")
  func moves() {
    var test = self
    _ = test.show([Self.placed(1, row: 2), Self.placed(2, row: 4)])
    #expect(test.model.shown == [[1, 2], [2, 4]])
    _ = test.show([Self.placed(2, row: 2), Self.placed(3, row: 4)])
    #expect(test.model.shown == [[2, 2], [3, 4]])
    #expect(test.model.screen.pictures.transmissions == 3)
    #expect(test.model.isInOrder)
  }

  @Test("Nothing is written where nothing has changed, and little where a line was written below a picture")
  func quiet() {
    var test = self
    let pictures = [Self.placed(1, row: 2), Self.placed(1, row: 4)]
    _ = test.show(pictures)
    #expect(test.show(pictures) == 0)
    #expect(test.show(pictures, over: [9: [2]]) == 0)
    let again = test.show(pictures, over: [3: [9]])
    #expect((1..<60).contains(again))
    #expect(test.model.shown == [[1, 2], [1, 4]])
  }

  @Test("A picture that is drawn once is drawn again where it was written over, and taken away where it was")
  func drawnOnce() {
    let sixel = { (number: Int) in
      PixelPicture(number: number, columns: 4, rows: 2, isKept: false, bytes: Array("\u{1B}P\(number)\u{1B}\\".utf8))
    }
    let one = PlacedPicture(picture: sixel(1), row: 2, column: 2)
    let other = PlacedPicture(picture: sixel(2), row: 2, column: 9)
    var painter = PixelPainter()
    #expect(!painter.bytes(for: [one, other], over: [:]).isEmpty)
    #expect(painter.bytes(for: [one, other], over: [2: [0, 1, 6, 7, 8, 13], 4: [2]]) == [])
    #expect(painter.bytes(for: [one, other], over: [3: [12]]) == Array("\u{1B}[3;10H\u{1B}P2\u{1B}\\".utf8))
    #expect(painter.spoiled(by: [other]) == [2: [2..<6], 3: [2..<6]])
  }

  @Test("What the terminal keeps is bounded, and what is seen is kept")
  func bounded() {
    var test = self
    let seen = PlacedPicture(picture: Self.picture(1, bytes: 1 << 10), row: 0, column: 0)
    for number in 2...80 {
      let other = PlacedPicture(picture: Self.picture(number, bytes: 1 << 10), row: 4, column: 0)
      _ = test.show([seen, other])
      #expect(test.model.shown == [[1, 0], [number, 4]])
      #expect(test.model.screen.pictures.images.count <= 33)
    }
    #expect(test.model.isInOrder)
    #expect(test.model.screen.pictures.transmissions == 80)
  }
}
