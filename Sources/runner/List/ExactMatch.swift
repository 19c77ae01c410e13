/// Finds a term as it is written: anywhere, as a word, or at the ends of a text.
enum ExactMatch {
  /// - Parameter places: takes the places that are hit, where they are wanted.
  /// - Returns: nothing where the term does not match.
  static func score(of term: QueryTerm, in text: borrowing MatchText, places: inout [Int]?) -> Int32? {
    let wanted = term.characters
    let length = wanted.count
    let trimmed = text.trimmed
    // Spaces around a text count only where they are asked for.
    let start = CharacterClass.of(wanted[0]) == .space ? 0 : trimmed.lowerBound
    let end = CharacterClass.of(wanted[length - 1]) == .space ? text.count : trimmed.upperBound
    let found: Int?
    switch term.kind {
    case .fuzzy, .exact: found = best(wanted, in: text)
    case .word: return word(wanted, in: text, places: &places)
    case .start: found = start
    case .end: found = end - length
    case .whole:
      guard end - start == length, isAt(start, wanted, in: text) else { return nil }
      places?.append(contentsOf: (start..<end).map { text.offset + $0 })
      return (MatchScore.hit + MatchScore.boundaryAfterSpace) * Int32(length) + MatchScore.boundaryAfterSpace
    }
    guard let found, isAt(found, wanted, in: text) else { return nil }
    return StretchScore.of(wanted, in: text, from: found, through: found + length - 1, places: &places)
  }

  private static func isAt(_ place: Int, _ wanted: [UInt32], in text: borrowing MatchText) -> Bool {
    guard place >= 0, place + wanted.count <= text.count else { return false }
    for index in wanted.indices where text.places[place + index].character != wanted[index] { return false }
    return true
  }

  /// The place that begins a word, else the one that is worth most.
  private static func best(_ wanted: [UInt32], in text: borrowing MatchText) -> Int? {
    var best: Int?
    var bestBonus: Int32 = -1
    var place = 0
    while place + wanted.count <= text.count {
      if text.places[place].bonus > bestBonus, isAt(place, wanted, in: text) {
        best = place
        bestBonus = text.places[place].bonus
        if bestBonus >= MatchScore.boundary { break }
      }
      place += 1
    }
    return best
  }

  private static func word(_ wanted: [UInt32], in text: borrowing MatchText, places: inout [Int]?) -> Int32? {
    var start = 0
    while true {
      if start + wanted.count > text.count { return nil }
      if isWord(start..<start + wanted.count, in: text), isAt(start, wanted, in: text) { break }
      start += 1
    }
    let end = start + wanted.count
    let bonus = text.places[start].bonus
    var score = bonus
    // `_` divides words less than other characters do.
    var less = bonus - MatchScore.boundary + 1
    if start > 0, text.places[start - 1].character == underscore {
      score -= less + 1
      less = 1
    }
    if end < text.count, text.places[end].character == underscore { score -= less }
    places?.append(contentsOf: (start..<end).map { text.offset + $0 })
    let length = Int32(wanted.count)
    return score + MatchScore.hit * length + MatchScore.boundaryAfterSpace * (length + 1)
  }

  private static func isWord(_ range: Range<Int>, in text: borrowing MatchText) -> Bool {
    text.places[range.lowerBound].bonus >= MatchScore.boundary
      && (range.lowerBound == 0 || text.places[range.lowerBound - 1].kind.endsWord)
      && (range.upperBound == text.count || text.places[range.upperBound].kind.endsWord)
  }

  private static let underscore: UInt32 = 0x5F
}
