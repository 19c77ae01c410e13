/// The encoding in which the program carries pictures (RFC 4648, section 4).
enum Base64 {
  /// Line breaks are passed over; nothing for what is not Base64.
  static func decode(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for character in text.utf8 where character != UInt8(ascii: "\n") {
      if character == UInt8(ascii: "=") {
        padding += 1
      } else {
        guard padding == 0, let value = value(of: character) else { return nil }
        bits |= value
      }
      count += 1
      if count.isMultiple(of: 4) {
        bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
        bits = 0
      } else {
        bits <<= 6
      }
    }
    guard count.isMultiple(of: 4), padding <= 2 else { return nil }
    return Array(bytes.dropLast(padding))
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
