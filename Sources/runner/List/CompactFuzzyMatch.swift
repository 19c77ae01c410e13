import Workflow

/// What a fuzzy term is worth in a short text in ASCII: what nearly all rows are.
///
/// The same alignment as that of ``FuzzyMatch``, of which only the places are computed where a character of the term stands.
/// Between them a score only falls, by as much as the distance says.
struct CompactFuzzyMatch {
  /// The best alignment up to a place where a character of the term stands.
  private struct Hit {
    var score: Int32 = 0
    /// The score with what a gap costs, such that the place of whoever comes after the gap is still to be taken off.
    var reach: Int32 = 0
    /// How many hits in a row end here.
    var run: Int32 = 0
  }

  /// By their places; those of one character of the term in one half, those of the next in the other.
  private var hits = [Hit](repeating: Hit(), count: 2 * LetterPlaces.longest)
  /// Where each character of the term stands, behind the first place of the one before.
  private var places: [UInt64] = []
  private let bonuses = MatchScore.bonuses
  private let kinds = (UInt8(0)..<0x80).map { CharacterClass.of(UInt32($0)).rawValue }

  /// - Parameter part: has no more than ``LetterPlaces/longest`` bytes.
  /// - Returns: nothing where the term does not match.
  mutating func score(of term: QueryTerm, in bytes: TextBytes, _ part: Range<Int>) -> Int32? {
    let wanted = term.ascii
    if places.count < wanted.count { places += Array(repeating: 0, count: wanted.count - places.count) }
    let letters = LetterPlaces(in: bytes, part)
    var behind = UInt64.max
    for index in wanted.indices {
      let found = behind & letters.of(wanted[index], isCaseSensitive: term.isCaseSensitive)
      if found == 0 { return nil }
      places[index] = found
      behind = ~(found ^ (found &- 1))
    }
    var best = alignFirst(isAlone: wanted.count == 1, in: bytes, part)
    for index in wanted.indices.dropFirst() { best = align(index, in: bytes, part) }
    return best
  }

  /// - Returns: the highest score.
  private mutating func alignFirst(isAlone: Bool, in bytes: TextBytes, _ part: Range<Int>) -> Int32 {
    var best: Int32 = 0
    var rest = places[0]
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let bonus = bonus(at: place, in: bytes, part)
      let score = MatchScore.hit + bonus * MatchScore.firstFactor
      best = max(best, score)
      if isAlone {
        // Of one character, the first place that begins a word is taken.
        if bonus >= MatchScore.boundary { return score }
      } else {
        hits[place] = Hit(score: score, reach: CompactFuzzyMatch.reach(of: score, at: place, isInGap: false), run: 1)
      }
    }
    return best
  }

  /// - Returns: the highest score.
  private mutating func align(_ index: Int, in bytes: TextBytes, _ part: Range<Int>) -> Int32 {
    let half = index & 1 * LetterPlaces.longest
    let otherHalf = LetterPlaces.longest - half
    let earlier = places[index - 1]
    var best: Int32 = 0
    // Nothing reaches the first place.
    var reach = Int32.min / 2
    var rest = places[index]
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let gapped = reach - Int32(place)
      let last = 63 - (earlier & (1 << UInt64(place) - 1)).leadingZeroBitCount
      let diagonal = hits[otherHalf + last]
      let isNext = last == place - 1
      var run = isNext ? diagonal.run + 1 : 1
      let own = bonus(at: place, in: bytes, part)
      var bonus = own
      if run > 1 {
        let atStart = self.bonus(at: place - Int(run) + 1, in: bytes, part)
        // A new word begins a new run.
        if own >= MatchScore.boundary && own > atStart {
          run = 1
        } else {
          bonus = max(own, MatchScore.consecutive, atStart)
        }
      }
      var hit = (isNext ? diagonal.score : max(0, diagonal.reach - Int32(place - 1))) + MatchScore.hit
      if hit + bonus < gapped {
        hit += own
        run = 0
      } else {
        hit += bonus
      }
      let score = max(hit, gapped)
      reach = CompactFuzzyMatch.reach(of: score, at: place, isInGap: hit < gapped)
      hits[half + place] = Hit(score: score, reach: reach, run: run)
      best = max(best, score)
    }
    return best
  }

  @inline(__always)
  private static func reach(of score: Int32, at place: Int, isInGap: Bool) -> Int32 {
    score + Int32(place) + (isInGap ? 0 : MatchScore.gapStart - MatchScore.gapExtension)
  }

  /// What a hit at a place is worth beyond the hit.
  @inline(__always)
  private func bonus(at place: Int, in bytes: TextBytes, _ part: Range<Int>) -> Int32 {
    let index = part.lowerBound + place
    let before = place == 0 ? 0 : kinds[Int(bytes[index - 1] & 0x7F)]
    return bonuses[Int(before) * 8 + Int(kinds[Int(bytes[index] & 0x7F)])]
  }
}
