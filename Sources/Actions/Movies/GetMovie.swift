internal import CustomTypes
internal import Workflow

/// Gets one movie with everything that is known of it.
struct GetMovie: WaitingAction {
  static let title = "Get Movie"
  static let category = Category.information
  static let description = "Gets one movie with its running time, tagline, genres, videos, cast and crew."
  static let needs = TMDbClient.needs
  static let summary: Summary<Self> = "Get \(\.$movie)"
  static let examples = [
    Example(
      "Who made it",
      steps: "- Get Movie: Fight Club\n- Text: ${previous.crew.find(it.job == 'Director')?.name ?? 'nobody'}",
      output: #""David Fincher""#),
    Example("By its number", steps: "- Get Movie: 129\n- Text: ${previous.title}", output: #""Spirited Away""#),
  ]

  // Before the movie, whose options are in it.
  @Parameter("Language", MovieLanguage.explanation, limits: Limits(pattern: MovieLanguage.pattern))
  var language: String?
  @Parameter(
    "Movie", ask: "Which movie?", role: .inputAndKey,
    options: .searched { (action: GetMovie, text, context) in
      try await MovieShelf(in: context).options(for: text, language: MovieLanguage(action.language, in: context))
    })
  var movie: Movie

  func run(in context: Context) async throws -> Movie {
    try await MovieShelf(in: context).movie(movie.id, language: MovieLanguage(language, in: context))
  }
}
