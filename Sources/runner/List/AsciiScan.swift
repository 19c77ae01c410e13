import Workflow

/// Looks through the bytes of texts in ASCII, before anything is weighed.
enum AsciiScan {
  /// The part of a text in which a fuzzy term can stand, with one character before it.
  /// - Returns: nothing where the characters of the term are not there in their order.
  static func part(
    of bytes: TextBytes, _ range: Range<Int>, with term: [UInt8], isCaseSensitive: Bool
  ) -> Range<Int>? {
    var index = range.lowerBound
    var first = -1
    for wanted in term {
      let bit = caseBit(of: wanted, isCaseSensitive)
      while true {
        if index == range.upperBound { return nil }
        if bytes[index] | bit == wanted { break }
        index += 1
      }
      if first < 0 { first = index }
      index += 1
    }
    guard first >= 0, let last = term.last else { return nil }
    let bit = caseBit(of: last, isCaseSensitive)
    var end = range.upperBound
    while bytes[end - 1] | bit != last { end -= 1 }
    return max(first - 1, range.lowerBound)..<end
  }

  /// The bit in which small and capital letters differ; nothing for other characters, which it would confuse.
  @inline(__always)
  static func caseBit(of wanted: UInt8, _ isCaseSensitive: Bool) -> UInt8 {
    !isCaseSensitive && wanted &- 0x61 < 26 ? 0x20 : 0
  }
}
