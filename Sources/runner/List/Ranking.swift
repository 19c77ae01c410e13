import Synchronization

/// The order of matches: by section, then the better before the worse, then the earlier before the later.
///
/// A person sees the best of them, and nearly never the others: those are put in order when they are asked for.
final class Ranking: Sendable {
  /// How many are put in order at once: more than a screen shows, and some pages.
  private static let first = 1000

  let count: Int
  private let matches: [ChunkMatches]
  private let rows: RowSnapshot
  /// The best, as places in the store.
  private let best: [UInt32]
  private let whole: Mutex<[UInt32]?> = Mutex(nil)

  init(of matches: [ChunkMatches], in rows: RowSnapshot) {
    self.matches = matches
    self.rows = rows
    count = matches.reduce(0) { $0 + $1.rows.count }
    // The best row of all may lie in the last section.
    best =
      count > Ranking.first && rows.sections.isEmpty ? Ranking.best(Ranking.first, of: matches, in: rows) : []
  }

  /// The place of the row that comes at a rank, from 0.
  subscript(rank: Int) -> UInt32 { rank < best.count ? best[rank] : places[rank] }

  /// The places of all matches.
  var places: [UInt32] {
    whole.withLock { whole in
      if let whole { return whole }
      let places = Ranking.places(of: matches, in: rows)
      whole = places
      return places
    }
  }
}

// MARK: - The best

extension Ranking {
  /// Counts how many there are of each rank, half a rank after the other, to know the worst that is among the best: so
  /// nothing has to be moved but what is.
  private static func best(_ wanted: Int, of matches: [ChunkMatches], in rows: RowSnapshot) -> [UInt32] {
    var counts = [Int](repeating: 0, count: 1 << 16)
    for found in matches { for rank in found.ranks { counts[Int(rank.bits >> 16)] += 1 } }
    let (upper, better) = bucket(of: wanted, in: counts)
    counts = [Int](repeating: 0, count: 1 << 16)
    for found in matches {
      for rank in found.ranks where rank.bits >> 16 == UInt32(upper) { counts[Int(rank.bits & 0xFFFF)] += 1 }
    }
    let (lower, evenBetter) = bucket(of: wanted - better, in: counts)
    let worst = UInt32(upper) << 16 | UInt32(lower)
    // Of those that are as good as the worst, the first in the list.
    var equal = wanted - better - evenBetter
    var entries: [UInt64] = []
    entries.reserveCapacity(wanted)
    for (found, start) in zip(matches, rows.starts) {
      for (row, rank) in zip(found.rows, found.ranks) where rank.bits <= worst {
        if rank.bits == worst {
          if equal == 0 { continue }
          equal -= 1
        }
        entries.append(entry(rank, start + Int(row)))
      }
    }
    entries.sort()
    return entries.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The bucket in which the last of those wanted lies, and how many lie in those before.
  private static func bucket(of wanted: Int, in counts: [Int]) -> (bucket: Int, before: Int) {
    var before = 0
    for (bucket, count) in counts.enumerated() {
      if before + count >= wanted { return (bucket, before) }
      before += count
    }
    return (counts.count - 1, before)
  }
}

// MARK: - All of them

extension Ranking {
  /// Sorted by counting, twice by half a rank, which takes a tenth of the time of comparing. Equal rows keep their order.
  private static func places(of matches: [ChunkMatches], in rows: RowSnapshot) -> [UInt32] {
    var entries: [UInt64] = []
    entries.reserveCapacity(matches.reduce(0) { $0 + $1.rows.count })
    for (found, start) in zip(matches, rows.starts) {
      for (row, rank) in zip(found.rows, found.ranks) { entries.append(entry(rank, start + Int(row))) }
    }
    entries = sorted(entries) { Int($0 >> 32 & 0xFFFF) }
    entries = sorted(entries) { Int($0 >> 48) }
    if !rows.sections.isEmpty {
      entries = sorted(entries, buckets: rows.sections.count + 1) { Int(rows.section(at: Int($0 & 0xFFFF_FFFF))) }
    }
    return entries.map { UInt32(truncatingIfNeeded: $0) }
  }

  @inline(__always)
  private static func entry(_ rank: ChunkMatches.Rank, _ place: Int) -> UInt64 {
    UInt64(rank.bits) << 32 | UInt64(place)
  }

  private static func sorted(_ entries: [UInt64], buckets: Int = 1 << 16, by key: (UInt64) -> Int) -> [UInt64] {
    if entries.count < 2 { return entries }
    var starts = [Int](repeating: 0, count: buckets)
    for entry in entries { starts[key(entry)] += 1 }
    var start = 0
    for bucket in starts.indices { (starts[bucket], start) = (start, start + starts[bucket]) }
    var sorted = [UInt64](repeating: 0, count: entries.count)
    for entry in entries {
      let bucket = key(entry)
      sorted[starts[bucket]] = entry
      starts[bucket] += 1
    }
    return sorted
  }
}
