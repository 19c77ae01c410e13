/// What a match is worth: the scheme of fzf (`--scheme=default`), so that whoever knows one finds the same rows on top in
/// the other. Each character that is hit counts; those at the beginning of words and of runs count more, and gaps between
/// them less than nothing.
enum MatchScore {
  static let hit: Int32 = 16
  static let gapStart: Int32 = -3
  static let gapExtension: Int32 = -1
  /// At the beginning of a word. A gap of eight characters outweighs it.
  static let boundary: Int32 = hit / 2
  static let boundaryAfterSpace: Int32 = boundary + 2
  static let boundaryAfterDelimiter: Int32 = boundary + 1
  /// At the hump of `camelCase` and at the digit of `letter1`, which cost no character between.
  static let hump: Int32 = boundary + gapExtension
  /// The least for a character behind another that is hit.
  static let consecutive: Int32 = -(gapStart + gapExtension)
  /// The first character of a query is chosen with more care than the rest.
  static let firstFactor: Int32 = 2

  /// What a place is worth: by 8 times the class of the character before, and its own class.
  static let bonuses: [Int32] = (0..<64).map { index in
    guard let previous = CharacterClass(rawValue: UInt8(index / 8)),
      let current = CharacterClass(rawValue: UInt8(index % 8))
    else { return 0 }
    return bonus(of: current, after: previous)
  }

  private static func bonus(of current: CharacterClass, after previous: CharacterClass) -> Int32 {
    switch (previous, current) {
    case (_, .space), (.space, _): boundaryAfterSpace
    case (.delimiter, _): boundaryAfterDelimiter
    case (.symbol, _), (_, .symbol), (_, .delimiter): boundary
    case (.small, .capital): hump
    case (.digit, .digit): 0
    case (_, .digit): hump
    default: 0
    }
  }
}
