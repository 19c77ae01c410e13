import Workflow

/// The rows that match a query, best first; sections one behind the other, as they first came.
struct RankedRows: Sendable {
  private enum Order {
    /// All rows as they stand.
    case whole
    case ranked([UInt32])
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

  init(_ query: Query, in rows: RowSnapshot, ranked places: [UInt32]) {
    self.query = query
    self.rows = rows
    order = .ranked(places)
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
    case .ranked(let places): places.count
    }
  }

  /// The place in the store of the row that comes at a rank, from 0.
  subscript(rank: Int) -> Int {
    switch order {
    case .whole: rank
    case .ranked(let places): Int(places[rank])
    }
  }

  /// The places of the rows of some ranks.
  subscript(ranks: Range<Int>) -> [Int] { ranks.clamped(to: 0..<count).map { self[$0] } }

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
