internal import CustomTypes
internal import Workflow

/// Answers questions about movies from the sample films, as The Movie Database would.
struct SampleMovies: MovieSource {
  private static let pageSize = 20

  func images() -> ImageServer { .bundled }

  func answer(_ question: MovieQuestion) throws -> OrderedDictionary {
    let films = try SampleFilms.films()
    switch question.subject {
    case .list(let list):
      let rows = SampleFilms.numbers(of: list).compactMap { number in films.first { $0.number == number } }
      return SampleMovies.page(question.page, of: rows)
    case .search(let text, let year):
      let wanted = FoldedText(text)
      let found = films.filter { film in
        film.titles.contains { FoldedText($0).contains(wanted) } && (year == nil || film.year == year)
      }
      return SampleMovies.page(question.page, of: found.sorted { $0.popularity > $1.popularity })
    case .movie(let number): return try SampleMovies.film(number, among: films)
    case .videos(let number):
      let film = try SampleMovies.film(number, among: films)
      if case .dictionary(let videos)? = film["videos"] { return videos }
      return ["results": .list([])]
    }
  }

  private static func film(_ number: Int, among films: [OrderedDictionary]) throws -> OrderedDictionary {
    guard let film = films.first(where: { $0.number == number }) else { throw Failure.noMovie(number) }
    return film
  }

  private static func page(_ number: Int, of films: [OrderedDictionary]) -> OrderedDictionary {
    let rows = films.dropFirst((number - 1) * pageSize).prefix(pageSize)
    return [
      "page": Value(number), "results": .list(rows.map { .dictionary($0.row) }),
      "total_pages": Value((films.count + pageSize - 1) / pageSize), "total_results": Value(films.count),
    ]
  }
}

extension OrderedDictionary {
  fileprivate var number: Int? { TMDbObject(self).whole("id") }
  fileprivate var popularity: Double { TMDbObject(self).number("popularity") ?? 0 }
  fileprivate var year: Int? { TMDbObject(self).day("release_date").map { Int($0.year) } }
  fileprivate var titles: [String] { ["title", "original_title"].compactMap { TMDbObject(self).text($0) } }

  /// A film as it stands in a list: without what only the movie itself tells.
  fileprivate var row: OrderedDictionary {
    let kept: Set = [
      "id", "title", "original_title", "original_language", "overview", "release_date", "poster_path", "vote_average",
      "vote_count", "popularity",
    ]
    let genres = TMDbObject(self).objects("genres").compactMap { $0.whole("id") }
    return OrderedDictionary(distinct: filter { kept.contains($0.key) })
      .setting("genre_ids", to: .list(genres.map { Value($0) }))
  }
}
