internal import CustomTypes
internal import Workflow

/// Finds movies by their titles.
struct SearchMovies: WaitingAction {
  static let title = "Search Movies"
  static let category = Category.search
  static let description = "Finds the movies whose titles have the words in them."
  static let needs = TMDbClient.needs
  static let summary: Summary<Self> = "Search movies for \(\.$query)"
  static let examples = [
    Example(
      "A title and its sequels", steps: "- Search Movies: toy story\n- Text: ${previous.title.join(', ')}",
      output: #""Toy Story, Toy Story 5""#),
    Example(
      "Of one year",
      steps: "- Search Movies: { query: dune, year: 2021 }\n- Text: ${previous[1].release_date ?? 'unknown'}",
      output: #""2021-09-15""#),
  ]

  @Parameter(
    "Query", "Words of the title, or of the original one.", ask: "Which movie are you looking for?", role: .key,
    refused: .ifEmpty("no_query", "Please write what to search for."))
  var query: String
  @Parameter("Year", "When it came out.", limits: Limits(minimum: 1870, maximum: 2200, step: 1)) var year: Int?
  @Parameter("Pages", "How many pages, of 20 movies each.", limits: Limits(minimum: 1, step: 1)) var pages = 1
  @Parameter("Language", MovieLanguage.explanation, limits: Limits(pattern: MovieLanguage.pattern))
  var language: String?

  func run(in context: Context) async throws -> [Movie] {
    let question = MovieQuestion(.search(query, year: year), language: MovieLanguage(language, in: context))
    return try await MovieShelf(in: context).movies(question, pages: pages)
  }
}
