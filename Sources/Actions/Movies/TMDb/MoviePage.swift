internal import CustomTypes
internal import Workflow

/// One page of a list of movies.
struct MoviePage {
  /// The service gives no more pages of a list than these, however many it says there are.
  static let last = 500

  let movies: [Movie]
  /// How many rows could not be read.
  let skipped: Int
  let total: Int

  /// - Throws: a ``Failure`` where there is no list at all.
  init(_ reply: OrderedDictionary, images: ImageServer) throws {
    guard case .list(let rows)? = reply["results"] else { throw Failure.noResults(reply["results"] ?? .nothing) }
    movies = rows.compactMap { row in
      if case .dictionary(let object) = row { Movie(TMDbObject(object), images: images) } else { nil }
    }
    skipped = rows.count - movies.count
    total = TMDbObject(reply).whole("total_pages") ?? MoviePage.last
  }
}

extension Failure {
  fileprivate static func noResults(_ found: Value) -> Failure {
    Failure(.conversion, "TMDb's reply has \(found.found) for `results`, but a list was expected.")
  }
}
