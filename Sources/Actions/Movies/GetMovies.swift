internal import CustomTypes
internal import Workflow

/// Gets one of the lists of The Movie Database.
struct GetMovies: WaitingAction {
  static let title = "Get Movies"
  static let category = Category.information
  static let description = "Gets the movies that are popular, rated best, in the cinemas or about to come."
  static let needs = TMDbClient.needs
  static let summary: Summary<Self> = "Get \(\.$list) movies"
  static let examples = [
    Example(
      "The best of all",
      steps: "- Get Movies: top_rated\n- Text: ${previous.first(3).title.join(', ')}",
      output: #""The Shawshank Redemption, The Godfather, The Godfather Part II""#),
    Example(
      "How many stand on two pages", steps: "- Get Movies: { list: top_rated, pages: 2 }\n- Count", output: "37"),
  ]

  @Parameter("List", ask: "Which list of movies?", role: .key) var list: MovieList
  @Parameter("Page", "Where to begin.", limits: Limits(minimum: 1, maximum: Value(MoviePage.last), step: 1))
  var page = 1
  @Parameter("Pages", "How many pages, of 20 movies each.", limits: Limits(minimum: 1, step: 1)) var pages = 1
  @Parameter("Language", MovieLanguage.explanation, limits: Limits(pattern: MovieLanguage.pattern))
  var language: String?
  @Parameter(
    "Region", "The country whose cinemas are meant, in two capital letters, and yours where none is given.",
    limits: Limits(pattern: "[A-Z]{2}")) var region: String?

  func run(in context: Context) async throws -> [Movie] {
    var question = MovieQuestion(
      .list(list), language: MovieLanguage(language, in: context),
      region: region ?? MovieLanguage.region(of: context.services.locale))
    question.page = page
    return try await MovieShelf(in: context).movies(question, pages: pages)
  }
}
