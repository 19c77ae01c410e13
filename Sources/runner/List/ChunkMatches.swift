/// The rows of one chunk that match a query.
struct ChunkMatches: Sendable {
  let chunk: RowChunk
  /// Their indices in the chunk, ascending, and what each is worth.
  let rows: [UInt16]
  let ranks: [Rank]

  /// Where a row comes among the others: the lower, the better.
  struct Rank: Sendable {
    let bits: UInt32

    /// A short text is better than a long one of the same score.
    init(score: Int32, length: Int) {
      bits = (0xFFFF - UInt32(clamping: min(score, 0xFFFF))) << 16 | UInt32(min(length, 0xFFFF))
    }

    /// Of rows that are all alike.
    static let equal = Rank(score: 0, length: 0)
  }

  /// - Parameter earlier: what a query that this one narrows found in the chunk; nothing to look at all rows.
  init(in chunk: RowChunk, among earlier: ChunkMatches?, with matcher: inout RowMatcher) {
    var rows: [UInt16] = []
    var ranks: [Rank] = []
    let ranksRows = matcher.query.ranks
    func add(_ row: Int) {
      guard let score = matcher.score(of: row, in: chunk) else { return }
      rows.append(UInt16(row))
      ranks.append(ranksRows ? Rank(score: score, length: chunk.length(at: row)) : .equal)
    }
    if let earlier {
      for row in earlier.rows { add(Int(row)) }
    } else {
      for row in 0..<chunk.count { add(row) }
    }
    self.chunk = chunk
    self.rows = rows
    self.ranks = ranks
  }
}

extension RowChunk {
  /// The characters of a name without spaces around.
  fileprivate func length(at row: Int) -> Int {
    var range = names[row].indices
    while let first = range.first, bytes[first] == 0x20 { range.removeFirst() }
    while let last = range.last, bytes[last] == 0x20 { range.removeLast() }
    guard masks[row].hasWideCharacters else { return range.count }
    return range.reduce(0) { bytes[$1] & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
