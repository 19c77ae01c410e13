internal import Workflow

/// Who answers questions about movies: The Movie Database, or the sample.
protocol MovieSource: Sendable {
  /// Where the pictures are that the answers name.
  func images() async -> ImageServer

  /// - Returns: what The Movie Database answers, as its reference (version 3) describes it.
  /// - Throws: a ``Failure`` of reason `not_found` for a movie that is not there, of reason `http` for any other refusal.
  func answer(_ question: MovieQuestion) async throws -> OrderedDictionary
}

extension Context {
  /// The Movie Database, where a key for it is set, or another place that speaks as it does; else the sample.
  func movieSource() throws -> any MovieSource {
    let credential = try TMDbCredential(in: self)
    let base = services.environment.value(of: TMDbClient.baseVariable).flatMap { $0.isEmpty ? nil : $0 }
    if credential == nil, base == nil {
      noteOnce(Context.sampleNote)
      return SampleMovies()
    }
    return try TMDbClient(base: base, credential: credential, context: self)
  }

  private static let sampleNote = """
    These are sample movies that come with the runner. For those of today get a key at \
    https://www.themoviedb.org/settings/api and set TMDB_TOKEN to it.
    """
}
