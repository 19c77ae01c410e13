/// Finds the characters of a term in their order, with others between, where they are worth most.
///
/// An alignment as Smith and Waterman compute it, in which no character of the term may be left out: a row of the table for
/// each character of the term, a column for each place of the text.
struct FuzzyMatch {
  /// What the best alignment up to a place is worth, and how many hits in a row end there.
  private var scores: [Int32] = []
  private var runs: [Int32] = []
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
    return align(term, in: text, through: last, places: &places)
  }

  private func single(_ wanted: UInt32, in text: borrowing MatchText, places: inout [Int]?) -> Int32? {
    var best: Int32 = -1
    var bestPlace = 0
    for place in 0..<text.count where text.characters[place] == wanted && text.bonuses[place] > best {
      best = text.bonuses[place]
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
    var found = 0
    var place = 0
    while found < term.count {
      guard place < text.count else { return nil }
      if text.characters[place] == term[found] {
        firsts[found] = place
        found += 1
      }
      place += 1
    }
    var last = text.count - 1
    while text.characters[last] != term[found - 1] { last -= 1 }
    return last
  }

  private mutating func align(
    _ term: [UInt32], in text: borrowing MatchText, through last: Int, places: inout [Int]?
  ) -> Int32 {
    let first = firsts[0]
    let width = last - first + 1
    if scores.count < width * term.count {
      scores = Array(repeating: 0, count: width * term.count)
      runs = scores
    }
    alignFirst(term[0], in: text, from: first, through: last)
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
        if text.characters[place] == wanted {
          let own = text.bonuses[place]
          var bonus = own
          run = runs[row - width + place - 1] + 1
          if run > 1 {
            let atStart = text.bonuses[place - Int(run) + 1]
            // A new word begins a new run.
            if own >= MatchScore.boundary && own > atStart {
              run = 1
            } else {
              bonus = max(own, MatchScore.consecutive, atStart)
            }
          }
          hit = scores[row - width + place - 1] + MatchScore.hit
          if hit + bonus < gapped {
            hit += own
            run = 0
          } else {
            hit += bonus
          }
        }
        runs[row + place] = run
        isInGap = hit < gapped
        left = max(hit, gapped, 0)
        scores[row + place] = left
        if isLast && left > best {
          best = left
          bestPlace = place
        }
      }
    }
    if places != nil { trace(term.count, in: text, from: first, width: width, to: bestPlace, places: &places) }
    return best
  }

  /// The first row of the table.
  private mutating func alignFirst(_ wanted: UInt32, in text: borrowing MatchText, from first: Int, through last: Int) {
    var previous: Int32 = 0
    var isInGap = false
    for place in first...last {
      if text.characters[place] == wanted {
        previous = MatchScore.hit + text.bonuses[place] * MatchScore.firstFactor
        runs[place - first] = 1
        isInGap = false
      } else {
        previous = max(previous + (isInGap ? MatchScore.gapExtension : MatchScore.gapStart), 0)
        runs[place - first] = 0
        isInGap = true
      }
      scores[place - first] = previous
    }
  }

  /// Goes back through the table from the end of the best alignment.
  private func trace(
    _ count: Int, in text: borrowing MatchText, from first: Int, width: Int, to end: Int, places: inout [Int]?
  ) {
    var found: [Int] = []
    var index = count - 1
    var place = end
    var prefersHit = true
    while true {
      let cell = index * width + place - first
      let score = scores[cell]
      let diagonal = index > 0 && place >= firsts[index] ? scores[cell - width - 1] : 0
      let left = place > firsts[index] ? scores[cell - 1] : 0
      if score > diagonal && (score > left || score == left && prefersHit) {
        found.append(text.offset + place)
        if index == 0 { break }
        index -= 1
      }
      prefersHit =
        runs[cell] > 1 || index < count - 1 && place - first + 1 < width && runs[cell + width + 1] > 0
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
      if text.characters[start] == term[index] {
        if index == 0 { break }
        index -= 1
      }
      start -= 1
    }
    return StretchScore.of(term, in: text, from: start, through: end, places: &places)
  }
}
