/// Turns the parser's marks, which count Unicode scalars, into byte offsets. Marks come in rising order, so that the
/// whole file is walked once.
struct ByteOffsets {
  private let bytes: [UInt8]
  private let isASCII: Bool
  /// Where the parser began: behind a byte order mark.
  private let origin: Int
  private var scalar = 0
  private var offset: Int

  init(of bytes: [UInt8], from origin: Int, isASCII: Bool) {
    self.bytes = bytes
    self.origin = origin
    self.isASCII = isASCII
    offset = origin
  }

  mutating func offset(ofScalar index: Int) -> Int {
    if isASCII { return min(origin + index, bytes.count) }
    if index < scalar {
      scalar = 0
      offset = origin
    }
    while scalar < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalar += 1
    }
    return offset
  }
}
