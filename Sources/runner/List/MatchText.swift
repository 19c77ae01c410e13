import Workflow

/// One text of a row while a term is looked for in it: its characters as they are compared, and what each place is worth.
/// Kept between rows, so that nothing is allocated for them.
struct MatchText {
  /// The place of the first character in the text that is shown.
  private(set) var offset = 0
  private(set) var characters: [UInt32] = []
  private(set) var classes: [CharacterClass] = []
  /// What a hit at each place is worth beyond the hit.
  private(set) var bonuses: [Int32] = []
  private(set) var count = 0

  /// Takes a text in ASCII, or a part of one.
  /// - Parameter part: the bytes, the first of which is what ``offset`` is then.
  mutating func load(ascii bytes: [UInt8], _ part: Range<Int>, offset: Int, for term: QueryTerm) {
    self.offset = offset
    makeRoom(for: part.count)
    var previous = CharacterClass.space
    var place = 0
    for index in part {
      let byte = UInt32(bytes[index])
      let current = CharacterClass.of(byte)
      characters[place] = current == .capital && !term.isCaseSensitive ? byte | 0x20 : byte
      classes[place] = current
      bonuses[place] = MatchScore.bonus(after: previous, at: current)
      previous = current
      place += 1
    }
    count = place
  }

  /// Takes a text of any characters. It is UTF-8, as everything in a chunk is.
  mutating func load(_ bytes: ArraySlice<UInt8>, for term: QueryTerm) {
    offset = 0
    makeRoom(for: bytes.count)
    var previous = CharacterClass.space
    var place = 0
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while case .valid(let encoded) = decoder.parseScalar(from: &iterator) {
      let character = UTF8.decode(encoded).value
      let current = CharacterClass.of(character)
      characters[place] = term.folded(character)
      classes[place] = current
      bonuses[place] = MatchScore.bonus(after: previous, at: current)
      previous = current
      place += 1
    }
    count = place
  }

  private mutating func makeRoom(for count: Int) {
    if count <= characters.count { return }
    let more = max(count, 256) - characters.count
    characters += Array(repeating: 0, count: more)
    classes += Array(repeating: .space, count: more)
    bonuses += Array(repeating: 0, count: more)
  }

  /// The places without spaces around; empty in the middle of nowhere where there are only spaces.
  var trimmed: Range<Int> {
    guard let first = (0..<count).first(where: { classes[$0] != .space }) else { return count..<count }
    let last = (0..<count).last { classes[$0] != .space } ?? first
    return first..<last + 1
  }
}
