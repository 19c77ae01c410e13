internal import CustomTypes
internal import Workflow

/// Gets the trailers of a movie.
struct GetTrailers: WaitingAction {
  static let title = "Get Trailers"
  static let category = Category.information
  static let description = "Gets the trailers of a movie on YouTube, official ones first."
  static let needs = TMDbClient.needs
  static let summary: Summary<Self> = "Get the trailers of \(\.$movie)"
  static let examples = [
    Example(
      "Where to watch one", steps: "- Get Trailers: Inception\n- Text: ${previous.url.join(', ')}",
      output: #""https://www.youtube.com/watch?v=YoHD9XEInc0""#)
  ]

  // Before the movie, whose options are in it.
  @Parameter("Language", MovieLanguage.explanation, limits: Limits(pattern: MovieLanguage.pattern))
  var language: String?
  @Parameter(
    "Movie", ask: "Which movie's trailers would you like to see?", role: .inputAndKey,
    options: .searched { (action: GetTrailers, text, context) in
      try await MovieShelf(in: context).options(for: text, language: MovieLanguage(action.language, in: context))
    })
  var movie: Movie

  func run(in context: Context) async throws -> [Video] {
    let language = MovieLanguage(language, in: context)
    let trailers = try await MovieShelf(in: context).videos(of: movie.id, language: language)
      .filter { $0.site == "YouTube" && $0.type == "Trailer" }
    return trailers.filter(\.official) + trailers.filter { !$0.official }
  }
}
