/// What a stretch of a text is worth in which the characters of a term are hit as soon as they come.
enum StretchScore {
  static func of(
    _ term: [UInt32], in text: borrowing MatchText, from start: Int, through end: Int, places: inout [Int]?
  ) -> Int32 {
    var index = 0
    var score: Int32 = 0
    var run = 0
    var isInGap = false
    var atStart: Int32 = 0
    for place in start...end {
      guard index < term.count, text.places[place].character == term[index] else {
        score += isInGap ? MatchScore.gapExtension : MatchScore.gapStart
        isInGap = true
        run = 0
        continue
      }
      places?.append(text.offset + place)
      var bonus = text.places[place].bonus
      if run == 0 {
        atStart = bonus
      } else {
        // A new word begins a new run.
        if bonus >= MatchScore.boundary && bonus > atStart { atStart = bonus }
        bonus = max(bonus, atStart, MatchScore.consecutive)
      }
      score += MatchScore.hit + (index == 0 ? bonus * MatchScore.firstFactor : bonus)
      isInGap = false
      run += 1
      index += 1
    }
    return score
  }
}
