/// Finds the characters of a term in their order, with others between, where they are worth most.
///
/// An alignment as Smith and Waterman compute it, in which no character of the term may be left out: a row of the table for
/// each character of the term, a column for each place of the text.
struct FuzzyMatch {
  /// The best alignment up to a place.
  private struct Cell {
    var score: Int32 = 0
    /// How many hits in a row end here.
    var run: Int32 = 0
  }

  private var table: [Cell] = []
  /// The first place where each character of the term can stand.
  private var firsts: [Int] = []

  /// In a longer text the first fitting places are taken, as the table would become too large.
  private static let tableLimit = 100 << 10

  /// - Parameter places: takes the places that are hit, where they are wanted.
  /// - Returns: nothing where the term does not match.
  mutating func score(of term: [UInt32], in text: borrowing MatchText, places: inout [Int]?) -> Int32? {
    if term.count == 1 { return single(term[0], in: text, places: &places) }
    guard let last = findFirsts(of: term, in: text) else { return nil }
    if text.count * term.count > FuzzyMatch.tableLimit { return greedy(term, in: text, places: &places) }
    let (best, bestPlace) = align(term, in: text, through: last)
    if places != nil {
      trace(term.count, from: firsts[0], through: last, to: bestPlace, offset: text.offset, places: &places)
    }
    return best
  }

  private func single(_ wanted: UInt32, in text: borrowing MatchText, places: inout [Int]?) -> Int32? {
    var best: Int32 = -1
    var bestPlace = 0
    let all = text.places.span
    for place in 0..<text.count where all[place].character == wanted && all[place].bonus > best {
      best = all[place].bonus
      bestPlace = place
      if best >= MatchScore.boundary { break }
    }
    guard best >= 0 else { return nil }
    places?.append(text.offset + bestPlace)
    return MatchScore.hit + best * MatchScore.firstFactor
  }

  /// - Returns: the last place of the last character; nothing where the term does not match.
  private mutating func findFirsts(of term: [UInt32], in text: borrowing MatchText) -> Int? {
    if firsts.count < term.count { firsts += Array(repeating: 0, count: term.count - firsts.count) }
    let all = text.places.span
    var found = 0
    var place = 0
    while found < term.count {
      guard place < text.count else { return nil }
      if all[place].character == term[found] {
        firsts[found] = place
        found += 1
      }
      place += 1
    }
    var last = text.count - 1
    while all[last].character != term[found - 1] { last -= 1 }
    return last
  }

  /// - Returns: what the best alignment is worth, and where it ends.
  private mutating func align(
    _ term: [UInt32], in text: borrowing MatchText, through last: Int
  ) -> (score: Int32, place: Int) {
    let firsts = firsts
    let first = firsts[0]
    let width = last - first + 1
    if table.count < width * term.count { table = Array(repeating: Cell(), count: width * term.count) }
    var table = table.mutableSpan
    let all = text.places.span
    FuzzyMatch.alignFirst(term[0], in: all, from: first, through: last, in: &table)
    var best: Int32 = 0
    var bestPlace = 0
    for index in 1..<term.count {
      let row = index * width - first
      let wanted = term[index]
      let isLast = index == term.count - 1
      var left: Int32 = 0
      var isInGap = false
      for place in firsts[index]...last {
        let gapped = left + (isInGap ? MatchScore.gapExtension : MatchScore.gapStart)
        var hit: Int32 = 0
        var run: Int32 = 0
        if all[place].character == wanted {
          let own = all[place].bonus
          var bonus = own
          let diagonal = table[row - width + place - 1]
          run = diagonal.run + 1
          if run > 1 {
            let atStart = all[place - Int(run) + 1].bonus
            // A new word begins a new run.
            if own >= MatchScore.boundary && own > atStart {
              run = 1
            } else {
              bonus = max(own, MatchScore.consecutive, atStart)
            }
          }
          hit = diagonal.score + MatchScore.hit
          if hit + bonus < gapped {
            hit += own
            run = 0
          } else {
            hit += bonus
          }
        }
        isInGap = hit < gapped
        left = max(hit, gapped, 0)
        table[row + place] = Cell(score: left, run: run)
        if isLast && left > best {
          best = left
          bestPlace = place
        }
      }
    }
    return (best, bestPlace)
  }

  /// The first row of the table.
  private static func alignFirst(
    _ wanted: UInt32, in all: Span<MatchText.Place>, from first: Int, through last: Int,
    in table: inout MutableSpan<Cell>
  ) {
    var previous: Int32 = 0
    var isInGap = false
    for place in first...last {
      let isHit = all[place].character == wanted
      if isHit {
        previous = MatchScore.hit + all[place].bonus * MatchScore.firstFactor
      } else {
        previous = max(previous + (isInGap ? MatchScore.gapExtension : MatchScore.gapStart), 0)
      }
      isInGap = !isHit
      table[place - first] = Cell(score: previous, run: isHit ? 1 : 0)
    }
  }

  /// Goes back through the table from the end of the best alignment.
  private func trace(
    _ count: Int, from first: Int, through last: Int, to end: Int, offset: Int, places: inout [Int]?
  ) {
    let width = last - first + 1
    var found: [Int] = []
    var index = count - 1
    var place = end
    var prefersHit = true
    while true {
      let row = index
      let cell = row * width + place - first
      let score = table[cell].score
      let diagonal = index > 0 && place >= firsts[index] ? table[cell - width - 1].score : 0
      let left = place > firsts[index] ? table[cell - 1].score : 0
      if score > diagonal && (score > left || score == left && prefersHit) {
        found.append(offset + place)
        if index == 0 { break }
        index -= 1
      }
      // Of the row below, what stands before the first place of its character was not computed.
      let isFollowed = row < count - 1 && place < last && place + 1 >= firsts[row + 1]
      prefersHit = table[cell].run > 1 || isFollowed && table[cell + width + 1].run > 0
      place -= 1
    }
    places?.append(contentsOf: found.reversed())
  }

  /// The shortest stretch that ends where the first match ends.
  private func greedy(_ term: [UInt32], in text: borrowing MatchText, places: inout [Int]?) -> Int32 {
    let end = firsts[term.count - 1]
    var start = end
    var index = term.count - 1
    while true {
      if text.places[start].character == term[index] {
        if index == 0 { break }
        index -= 1
      }
      start -= 1
    }
    return StretchScore.of(term, in: text, from: start, through: end, places: &places)
  }
}
