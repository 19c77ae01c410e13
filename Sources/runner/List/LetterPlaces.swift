import Workflow

/// A stretch of up to 64 bytes of ASCII, in which characters are found all at once.
struct LetterPlaces {
  static let longest = 64

  private let words: SIMD8<UInt64>
  /// The places that are there.
  private let whole: UInt64

  /// - Parameter part: has no more than ``longest`` bytes.
  @inline(__always)
  init(in bytes: TextBytes, _ part: Range<Int>) {
    if part.lowerBound + LetterPlaces.longest <= bytes.count {
      // What is unsafe in general is safe here: the bounds are checked, and all bits of a word are a number.
      words = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: part.lowerBound, as: SIMD8<UInt64>.self)
    } else {
      // The last rows of a chunk have too little behind them.
      var words = SIMD8<UInt64>()
      for place in 0..<part.count {
        words[place / 8] |= UInt64(bytes[part.lowerBound + place]) << UInt64(place % 8 * 8)
      }
      self.words = words
    }
    whole = part.count < LetterPlaces.longest ? 1 << UInt64(part.count) - 1 : .max
  }

  /// Where a character stands, a bit for each place.
  @inline(__always)
  func of(_ wanted: UInt8, isCaseSensitive: Bool) -> UInt64 {
    let caseBit = TextBytes.word(of: AsciiScan.caseBit(of: wanted, isCaseSensitive))
    let low = SIMD8<UInt64>(repeating: TextBytes.word(of: 0x7F))
    let others = (words | SIMD8(repeating: caseBit)) ^ SIMD8(repeating: TextBytes.word(of: wanted))
    // The highest bit of each byte that is zero, which is where the character stands.
    let found = ~((others & low) &+ low | others | low)
    // The bits of the words side by side in each byte, then in the order of the text.
    var bits = found[0]
    for word in 1..<8 { bits = bits >> 1 | found[word] }
    return LetterPlaces.transposed(bits) & whole
  }

  /// Eight by eight bits with rows for columns, as Henry Warren shows in “Hacker's Delight”.
  @inline(__always)
  private static func transposed(_ bits: UInt64) -> UInt64 {
    let neighbours = exchanged(bits, 7, 0x00AA_00AA_00AA_00AA)
    let pairs = exchanged(neighbours, 14, 0x0000_CCCC_0000_CCCC)
    return exchanged(pairs, 28, 0x0000_0000_F0F0_F0F0)
  }

  /// - Parameters:
  ///   - distance: how far apart the bits are that change their places.
  ///   - lower: the lower of them.
  @inline(__always)
  private static func exchanged(_ bits: UInt64, _ distance: UInt64, _ lower: UInt64) -> UInt64 {
    let different = (bits ^ bits >> distance) & lower
    return bits ^ different ^ different << distance
  }
}
