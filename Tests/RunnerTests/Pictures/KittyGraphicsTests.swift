import Testing

@testable import runner

struct KittyGraphicsTests {
  private static func noise(width: Int, height: Int, cover: UInt8) -> Bitmap {
    var state: UInt32 = 7
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
      (0..<3).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      } + [cover]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("What is handed over is what was there", arguments: [(1, 1, 255), (7, 5, 128), (200, 200, 255), (64, 64, 0)])
  func handsOver(width: Int, height: Int, cover: Int) throws {
    let bitmap = KittyGraphicsTests.noise(width: width, height: height, cover: UInt8(cover))
    var model = ScreenModel()
    model.feed(String(decoding: KittyGraphics.transmission(of: bitmap, number: 5), as: UTF8.self))
    #expect(model.pictures.surprises == [])
    #expect(model.surprises == [])
    let image = try #require(model.pictures.images[5])
    #expect(image.colors.flatMap { $0 } == bitmap.pixels)
  }
}
