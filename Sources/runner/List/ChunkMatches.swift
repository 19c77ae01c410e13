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
    let (rows, scores) = matcher.matches(in: chunk, among: earlier?.rows)
    if matcher.query.ranks {
      ranks = rows.indices.map { Rank(score: scores[$0], length: chunk.length(at: Int(rows[$0]))) }
    } else {
      ranks = Array(repeating: .equal, count: rows.count)
    }
    self.chunk = chunk
    self.rows = rows
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
