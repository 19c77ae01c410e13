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
    if index > scalar {
      offset = bytes.span.offset(of: index - scalar, from: offset)
      scalar = index
    }
    return offset
  }
}

extension TextBytes {
  /// Where so many scalars end, or the text.
  fileprivate func offset(of scalars: Int, from start: Int) -> Int {
    var (offset, left) = (start, scalars)
    while left > 0, offset < count {
      // Eight characters of ASCII at once.
      if left >= 8, offset + 8 <= count, word(at: offset) & TextBytes.word(of: 0x80) == 0 {
        offset += 8
        left -= 8
        continue
      }
      offset += 1
      while offset < count, self[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }
}
