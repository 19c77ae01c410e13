import Workflow

/// The rows that match a query, best first; sections one behind the other, as they first came.
struct RankedRows: Sendable {
  private enum Order {
    /// All rows as they stand.
    case whole
    /// As they were found elsewhere.
    case given([UInt32])
    case ranked(Ranking)
  }

  /// What was looked for.
  let query: Query
  /// The rows that were looked at. Place them here, not in the store, which may be further.
  let rows: RowSnapshot
  private let order: Order

  init(_ query: Query, all rows: RowSnapshot) {
    self.query = query
    self.rows = rows
    order = .whole
  }

  init(_ query: Query, in rows: RowSnapshot, places: [UInt32]) {
    self.query = query
    self.rows = rows
    order = .given(places)
  }

  init(_ query: Query, in rows: RowSnapshot, ranked ranking: Ranking) {
    self.query = query
    self.rows = rows
    order = .ranked(ranking)
  }

  /// Looks for a query in all rows, however long that takes.
  init(of query: Query, in rows: RowSnapshot) {
    let pass = query.isEmpty ? nil : MatchPass(query, in: rows, after: nil, isOutdated: { false })
    self = pass?.ranked(in: rows) ?? RankedRows(query, all: rows)
  }

  /// How many rows match.
  var count: Int {
    switch order {
    case .whole: rows.count
    case .given(let places): places.count
    case .ranked(let ranking): ranking.count
    }
  }

  /// The place in the store of the row that comes at a rank, from 0.
  subscript(rank: Int) -> Int {
    switch order {
    case .whole: rank
    case .given(let places): Int(places[rank])
    case .ranked(let ranking): Int(ranking[rank])
    }
  }

  /// The places of the rows of some ranks.
  subscript(ranks: Range<Int>) -> [Int] { ranks.clamped(to: 0..<count).map { self[$0] } }

  /// The places of all rows that match.
  var places: [Int] {
    switch order {
    case .whole: Array(0..<rows.count)
    case .given(let places): places.map { Int($0) }
    case .ranked(let ranking): ranking.places.map { Int($0) }
    }
  }

  /// Which characters of a row the query hit, for those rows that are in view.
  func highlights(at place: Int) -> RowHighlights {
    let (chunk, row) = rows.chunk(of: place)
    var matcher = RowMatcher(query)
    return matcher.highlights(of: row, in: chunk)
  }
}

/// The characters of a row that a query hit, as places of Unicode scalars in what is shown, ascending.
struct RowHighlights: Sendable, Equatable {
  var name: [Int] = []
  var subtitle: [Int] = []
}

/// The rows by their ranks.
extension RankedRows: RowSource {
  func row(at rank: Int) -> DisplayRepresentation { rows.row(at: self[rank]) }
}
