import Testing

@testable import Workflow

struct TextBytesTests {
  // An expectation would have to keep what it looks at, which views of bytes forbid.
  private func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool { left.span.isEqual(to: right.span) }
  private func isASCII(_ bytes: [UInt8]) -> Bool { bytes.span.isASCII }
  private func width(_ bytes: some Sequence<UInt8>) -> Int { Array(bytes).span.width(ofCharacterAt: 0) }

  @Test("A difference is found at every place of every length", arguments: 0..<27)
  func equality(count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    #expect(areEqual(bytes, bytes + []))
    #expect(!areEqual(bytes, bytes + [0]))
    for place in 0..<count {
      var other = bytes
      other[place] ^= 0x80
      #expect(!areEqual(bytes, other), "place \(place)")
    }
  }

  @Test("A byte beyond ASCII is found at every place of every length", arguments: 0..<27)
  func ascii(count: Int) {
    #expect(isASCII(Array(repeating: 0x7F, count: count)))
    for place in 0..<count {
      var bytes = [UInt8](repeating: 0, count: count)
      bytes[place] = 0x80
      #expect(!isASCII(bytes), "place \(place)")
    }
  }

  @Test("Every scalar has the width of its UTF-8, and no other bytes have one")
  func widths() {
    for code in stride(from: UInt32(0x80), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(width(bytes) == bytes.count)
      #expect(width(bytes.dropLast()) == 0)
    }
    for bytes: [UInt8] in [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x80, 0x41], [0xFF],
    ] {
      #expect(width(bytes) == 0, "\(bytes)")
    }
  }
}
