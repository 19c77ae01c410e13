import Workflow

/// What is to be known of a line before it can be a row.
enum LineScan {
  /// What each byte adds to the letters of a line, and ``unusual`` where it is no printable ASCII. Every byte that is read
  /// is looked up here.
  static let letters: [UInt64] = (0...UInt8.max).map { byte in
    var mask = LetterMask()
    mask.insert(ascii: byte)
    return byte &- 0x20 < 0x5F ? mask.bits : mask.bits | unusual
  }

  /// A bit that stands for no letter.
  private static let unusual: UInt64 = 1 << 52

  /// - Parameter letters: ``letters``, found once for many lines.
  /// - Returns: where the line ends, its letters, and whether it is printable ASCII throughout.
  @inline(__always)
  static func line(
    in block: TextBytes, from start: Int, separator: UInt8, letters: Swift.Span<UInt64>
  ) -> (end: Int, mask: LetterMask, isPlain: Bool) {
    var bits: UInt64 = 0
    var index = start
    while index < block.count {
      let byte = block[index]
      if byte == separator { break }
      bits |= letters[Int(byte)]
      index += 1
    }
    return (index, LetterMask(bits: bits & ~unusual), bits & unusual == 0)
  }

  /// Whether a text is UTF-8 without anything that a terminal would obey, or that has to be looked at more closely. Collects
  /// its letters.
  static func isShownAsIs(_ text: TextBytes, mask: inout LetterMask) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { return false }
        mask.insert(ascii: byte)
        index += 1
        continue
      }
      let width = text.width(ofCharacterAt: index)
      if width == 0 { return false }
      var scalar = UInt32(byte) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
      for rest in index + 1..<index + width { scalar = scalar << 6 | UInt32(text[rest] & 0x3F) }
      if !isHarmless(scalar) { return false }
      mask.insert(scalar)
      index += width
    }
    return true
  }

  /// Stretches of letters and signs without marks, bidi controls and what is invisible: most of what is written in Latin,
  /// Greek, Cyrillic, Chinese, Japanese and Korean, and emoji. Everything else takes the long way.
  private static func isHarmless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF,
      0x2100...0x2BFF, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0xA48F, 0xAC00...0xD7A3, 0xFF01...0xFFEF,
      0x1F300...0x1FAFF:
      true
    default: false
    }
  }
}
