import Synchronization
import Workflow

/// Looks for a query in all rows, on all cores.
struct MatchPass: Sendable {
  let query: Query
  /// One for each chunk.
  let matches: [ChunkMatches]

  /// - Parameters:
  ///   - earlier: what is known already: for the same query, or for one that this one narrows.
  ///   - isOutdated: asked between chunks; the pass ends when it says so.
  /// - Returns: nothing where the pass was outdated before it was done.
  init?(_ query: Query, in rows: RowSnapshot, after earlier: MatchPass?, isOutdated: @escaping @Sendable () -> Bool) {
    let isSame = earlier?.query == query
    let known = earlier.flatMap { isSame || query.narrows($0.query) ? $0.matches : nil } ?? []
    let count = rows.chunks.count
    let next = Atomic<Int>(0)
    let found = Mutex([ChunkMatches?](repeating: nil, count: count))
    Crew.share(among: min(Cores.count, count)) {
      var matcher = RowMatcher(query)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count || isOutdated() { return }
        let chunk = rows.chunks[index]
        // The last chunk is replaced as long as it grows.
        let before = index < known.count && known[index].chunk === chunk ? known[index] : nil
        let matches =
          if isSame, let before { before } else { ChunkMatches(in: chunk, among: before, with: &matcher) }
        found.withLock { $0[index] = matches }
      }
    }
    let matches = found.withLock { $0.compactMap(\.self) }
    guard matches.count == count else { return nil }
    self.query = query
    self.matches = matches
  }

  /// The rows that match, best first. Only the first are put in order before somebody asks for more.
  func ranked(in rows: RowSnapshot) -> RankedRows {
    RankedRows(query, in: rows, ranked: Ranking(of: matches, in: rows))
  }
}
