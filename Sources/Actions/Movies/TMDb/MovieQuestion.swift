internal import CustomTypes
internal import Workflow

/// One question to The Movie Database.
struct MovieQuestion {
  enum Subject {
    case list(MovieList)
    case search(String, year: Int?)
    /// All that is known of one movie, by its number.
    case movie(Int)
    case videos(of: Int)
  }

  let subject: Subject
  /// From 1.
  var page = 1
  var language: MovieLanguage?
  /// Two capital letters: where `upcoming` and `now_playing` are meant. Without it they list what comes back to any cinema
  /// of the world, old films among it.
  var region: String?

  init(_ subject: Subject, language: MovieLanguage? = nil, region: String? = nil) {
    self.subject = subject
    self.language = language
    self.region = region
  }

  /// Below the base of the service.
  var path: String {
    switch subject {
    case .list(let list): "/movie/\(Words(list.rawValue).snakeCase)"
    case .search: "/search/movie"
    case .movie(let number): "/movie/\(number)"
    case .videos(let number): "/movie/\(number)/videos"
    }
  }

  /// Names and values, before they are encoded.
  var query: [(name: String, value: String)] {
    var query: [(name: String, value: String)] = []
    switch subject {
    case .list: query += page(in: region)
    case .search(let text, let year):
      query += [("query", text), ("include_adult", "false")] + page(in: nil)
      if let year { query.append(("year", "\(year)")) }
    case .movie: query += [("append_to_response", "videos,credits")] + videoLanguages
    case .videos: query += videoLanguages
    }
    if let language { query.append(("language", language.tag)) }
    return query
  }

  private func page(in region: String?) -> [(name: String, value: String)] {
    [("page", "\(page)")] + (region.map { [("region", $0)] } ?? [])
  }

  /// Without them a movie has no trailers but those in the language asked for.
  private var videoLanguages: [(name: String, value: String)] {
    language.map { [("include_video_language", $0.forVideos)] } ?? []
  }
}
