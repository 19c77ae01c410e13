internal import CustomTypes
internal import Workflow

/// Shows movies by their posters.
struct ShowMovies: Action {
  static let title = "Show Movies"
  static let category = Category.view
  static let description = "Shows movies as a grid of posters with their titles and ratings."
  static let summary: Summary<Self> = "Show \(\.$movies)"
  static let examples = [
    Example(
      "What the search has found", steps: "- Search Movies: blade runner\n- Show Movies",
      shows: "Blade Runner 2049 (2017 · 7.6)\nBlade Runner (1982 · 7.9)")
  ]

  @Parameter("Movies", ask: "Which movies?", role: .inputAndKey, refused: .ifEmpty("no_movies", "There are no movies."))
  var movies: [Movie]

  func run(in context: Context) throws -> PassesOn {
    try context.presenter.show(.grid(movies.map(\.tile)), of: movies.value)
    return PassesOn()
  }
}

extension Movie {
  /// The poster with the title, the year and the rating below, as far as they are known: `1979 · 85 %`.
  fileprivate var tile: Tile {
    let row = display
    let poster = poster.map { Thumbnail.url($0.text) } ?? row.thumbnail
    // The rating comes from a server, which may send what is no rating.
    let percent = voteAverage > 0 ? "\(Int(min(voteAverage, 10) * 10 + 0.5)) %" : nil
    let parts = [releaseDate.map { "\($0.year)" }, percent].compactMap(\.self)
    return Tile(
      DisplayRepresentation(row.name, subtitle: row.subtitle, thumbnail: poster),
      caption: parts.isEmpty ? nil : parts.joined(separator: " · "))
  }
}
