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
    try context.presenter.show(.grid(movies.map(\.display)), of: movies.value)
    return PassesOn()
  }
}
