/// Which letters a text has, as a set of 64 bits. A row that lacks a letter of the query is passed over without a look
/// at its text.
struct LetterMask: Sendable, Equatable {
  private(set) var bits: UInt64 = 0

  /// Whether there are characters beyond ASCII, which have to be decoded.
  var hasWideCharacters: Bool { bits & LetterMask.wide != 0 }

  @inline(__always)
  func contains(_ other: LetterMask) -> Bool { bits & other.bits == other.bits }

  /// Letters of either case and digits have a bit each, the other characters share 16.
  @inline(__always)
  mutating func insert(ascii byte: UInt8) {
    let letter = (byte | 0x20) &- 0x61
    let digit = byte &- 0x30
    bits |= 1 << UInt64(letter < 26 ? letter : digit < 10 ? digit &+ 26 : byte & 0x0F &+ 36)
  }

  /// A character beyond ASCII counts as itself in small letters, and as the letter that it is without its accent.
  mutating func insert(_ scalar: UInt32) {
    if scalar < 0x80 { return insert(ascii: UInt8(scalar)) }
    let small = CharacterFolding.small(scalar)
    bits |= LetterMask.wide
    insertFolded(small)
    insertFolded(CharacterFolding.plain(small))
  }

  /// The bit of one character of a query.
  mutating func insertFolded(_ scalar: UInt32) {
    if scalar < 0x80 { return insert(ascii: UInt8(scalar)) }
    bits |= 1 << (58 + UInt64(scalar % 5))
  }

  mutating func formUnion(_ other: LetterMask) { bits |= other.bits }
  mutating func formIntersection(_ other: LetterMask) { bits &= other.bits }

  private static let wide: UInt64 = 1 << 63
}
