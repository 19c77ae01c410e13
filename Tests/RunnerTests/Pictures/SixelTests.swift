import Testing

@testable import runner

struct SixelTests {
  private static func shown(_ bitmap: Bitmap) -> (grid: PixelGrid, surprises: [String]) {
    var model = ScreenModel(columns: 20, rows: 20, cell: (10, 20))
    model.feed(String(decoding: Sixel.bytes(of: bitmap), as: UTF8.self))
    return (
      model.sixels.picture(row: 0, column: 0, columns: 20, rows: 20), model.surprises + model.sixels.surprises
    )
  }

  @Test("Few colours come out as they are", arguments: [(1, 1), (6, 4), (7, 13), (120, 60)])
  func exact(width: Int, height: Int) {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255], [0, 0, 0, 255], [9, 9, 9, 0],
    ]
    let pixels = (0..<width * height).map { colors[$0 * 7 / 3 % 5] }
    let (grid, surprises) = SixelTests.shown(Bitmap(width: width, height: height, pixels: pixels.flatMap { $0 }))
    #expect(surprises == [])
    for (place, color) in pixels.enumerated() {
      let expected = color[3] == 0 ? [0, 0, 0, 0] : color
      #expect(grid[place % width, place / width] == expected)
    }
  }

  @Test("Many colours are no more than 256, and look alike", arguments: [(27, 36), (66, 96), (132, 198)])
  func many(width: Int, height: Int) throws {
    let waves = PixelGrid.waves(width: width, height: height)
    let bitmap = Bitmap(width: width, height: height, pixels: waves.colors.flatMap { $0 })
    let (grid, surprises) = SixelTests.shown(bitmap)
    #expect(surprises == [])
    let shown = try #require(grid.part(columns: 0..<width, rows: 0..<height))
    #expect(Set(shown.colors).count <= (width * height < 2500 ? 64 : 256))
    #expect(shown.likeness(to: waves) >= 0.9)
  }

  @Test("What covers nothing draws nothing")
  func nothing() {
    let (grid, surprises) = SixelTests.shown(
      Bitmap(width: 5, height: 5, pixels: [UInt8](repeating: 0, count: 100)))
    #expect(grid.covered == nil)
    #expect(surprises == [])
  }

  @Test("A palette has no more colours than asked for, and each stands for some pixels", arguments: [1, 2, 7, 256])
  func palette(most: Int) {
    let waves = PixelGrid.waves(width: 48, height: 72)
    var palette = PicturePalette(
      of: Bitmap(width: 48, height: 72, pixels: waves.colors.flatMap { $0 }), most: most)
    let count = palette.colors.count
    #expect((1...most).contains(count))
    let places = waves.colors.map { palette.place(of: (Int($0[0]), Int($0[1]), Int($0[2]))) }
    #expect(Set(places).count * 10 >= count * 9)
  }
}
