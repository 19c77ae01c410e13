import Workflow

/// One text of a row while a term is looked for in it: its characters as they are compared, and what each place is worth.
/// Kept between rows, so that nothing is allocated for them.
struct MatchText {
  struct Place {
    /// Folded as the term is.
    var character: UInt32 = 0
    /// What a hit here is worth beyond the hit.
    var bonus: Int32 = 0
    var kind = CharacterClass.space
  }

  /// The place of the first character in the text that is shown.
  private(set) var offset = 0
  private(set) var count = 0
  /// Those before ``count`` are of this text.
  private(set) var places = [Place](repeating: Place(), count: 256)
  /// Kept here, where it need not be found for each character.
  private let bonuses = MatchScore.bonuses

  /// Takes a text in ASCII, or a part of one.
  /// - Parameters:
  ///   - part: where it is in the bytes.
  ///   - offset: the place of its first character in the text that is shown.
  mutating func load(ascii bytes: TextBytes, _ part: Range<Int>, offset: Int, isCaseSensitive: Bool) {
    self.offset = offset
    count = part.count
    makeRoom()
    let capital: UInt32 = isCaseSensitive ? 0 : 0x20
    var previous = 0
    let bonuses = bonuses
    var places = places.mutableSpan
    for index in 0..<part.count {
      let byte = UInt32(bytes[part.lowerBound + index])
      let kind = CharacterClass.of(byte)
      let own = Int(kind.rawValue)
      places[index] = Place(
        character: kind == .capital ? byte | capital : byte, bonus: bonuses[previous * 8 + own], kind: kind)
      previous = own
    }
  }

  /// Takes a text of any characters. It is UTF-8, as everything in a chunk is.
  mutating func load(_ bytes: TextBytes, _ part: Range<Int>, for term: QueryTerm) {
    offset = 0
    count = part.count
    makeRoom()
    var place = 0
    var previous = 0
    var index = part.lowerBound
    while index < part.upperBound {
      let (character, width) = bytes.character(at: index)
      index += width
      let kind = CharacterClass.of(character)
      let own = Int(kind.rawValue)
      places[place] = Place(character: term.folded(character), bonus: bonuses[previous * 8 + own], kind: kind)
      previous = own
      place += 1
    }
    count = place
  }

  private mutating func makeRoom() {
    if count > places.count { places += Array(repeating: Place(), count: count - places.count) }
  }

  /// The places without spaces around.
  var trimmed: Range<Int> {
    guard let first = (0..<count).first(where: { places[$0].kind != .space }) else { return count..<count }
    let last = (0..<count).last { places[$0].kind != .space } ?? first
    return first..<last + 1
  }
}

extension TextBytes {
  /// The character at a place of a text that is UTF-8, and its bytes.
  @inline(__always)
  func character(at index: Int) -> (scalar: UInt32, width: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (first, 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = first & (0x7F >> UInt32(width))
    for rest in index + 1..<index + width { scalar = scalar << 6 | UInt32(self[rest] & 0x3F) }
    return (scalar, width)
  }
}
