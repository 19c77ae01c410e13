import Foundation
import Testing

@testable import runner

struct PictureDecoderTests {
  @Test("Every form of the formats comes out the same", arguments: SamplePicture.all)
  func forms(_ sample: SamplePicture) throws {
    let picture = try PictureDecoder.decode(try sample.bytes(), within: (SamplePicture.columns, 4))
    try #require((picture.width, picture.height) == (6, 4))
    // Where a format or a conversion is not exact.
    let slack = sample.name == "plain.webp" ? 60 : 4
    for field in SamplePicture.colors.indices {
      let found = picture.pixels[(field * 4)..<(field * 4 + 4)].map(Int.init)
      for (one, other) in zip(found, sample.color(of: field)) {
        #expect(abs(one - Int(other)) <= slack, "field \(field): \(found) for \(sample.color(of: field))")
      }
    }
  }

  @Test("What is cut off anywhere is refused or shown, and no more", arguments: SamplePicture.all)
  func cut(_ sample: SamplePicture) throws {
    let bytes = try sample.bytes()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let picture = try? PictureDecoder.decode(Array(bytes.prefix(count)), within: (6, 4))
      #expect(picture.map { $0.width <= 6 && $0.height <= 4 } ?? true)
    }
    #expect(throws: PictureDecoder.Problem.self) { try PictureDecoder.decode(Array(bytes.prefix(20)), within: (6, 4)) }
  }

  @Test("What is changed anywhere is refused or shown, and no more", arguments: SamplePicture.all)
  func damaged(_ sample: SamplePicture) throws {
    let bytes = try sample.bytes()
    for place in bytes.indices {
      var bytes = bytes
      bytes[place] ^= 0x55
      let picture = try? PictureDecoder.decode(bytes, within: (6, 4))
      #expect(picture.map { $0.width <= 6 && $0.height <= 4 } ?? true)
    }
  }

  @Test("What says that it is huge is refused before there is memory for it")
  func huge() throws {
    var png = try #require(SamplePicture.all.first).bytes()
    // Width and height, of four bytes each, stand behind the name of the first part, whose checksum libpng looks at.
    png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(throws: PictureDecoder.Problem.self) { try PictureDecoder.decode(png, within: (6, 4)) }
    #expect(throws: PictureDecoder.Problem.tooLarge) { try PictureDecoder.check(width: 60_000, height: 60_000) }
    #expect(throws: PictureDecoder.Problem.tooLarge) { try PictureDecoder.check(width: .max, height: .max) }
    #expect(throws: PictureDecoder.Problem.damaged) { try PictureDecoder.check(width: 0, height: 10) }
    let long = [UInt8](repeating: 0, count: PictureDecoder.longest + 1)
    #expect(throws: PictureDecoder.Problem.tooLarge) { try PictureDecoder.decode(long, within: (6, 4)) }
  }

  @Test(
    "The content says what it is",
    arguments: ["", "<html><svg/>", "<!-- <svg> --><p/>", "BM", "\u{0}\u{1}", "RIFF....WAVE"])
  func others(text: String) {
    #expect(throws: PictureDecoder.Problem.unknown) { try PictureDecoder.decode(Array(text.utf8), within: (6, 4)) }
  }

  @Test(
    "A drawing is one behind its declarations too",
    arguments: ["<svg/>", "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <p> -->\n<!DOCTYPE svg>\n<svg width='1'/>"])
  func drawings(text: String) { #expect(PictureFormat(of: Array(text.utf8)) == .svg) }
}
