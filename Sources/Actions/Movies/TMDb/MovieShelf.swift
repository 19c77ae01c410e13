internal import CustomTypes
internal import Workflow

/// Movies as actions ask for them, whoever answers.
struct MovieShelf {
  private let source: any MovieSource
  private let context: Context

  /// - Throws: a ``Failure`` where the credentials cannot be read.
  init(in context: Context) throws {
    source = try context.movieSource()
    self.context = context
  }

  /// The movies of pages that follow one another, each once. What is listed changes while it is read, so that a movie can
  /// stand on two pages; and where the service does not count pages, it gives the first again and again.
  func movies(_ question: MovieQuestion, pages: Int = 1) async throws -> [Movie] {
    async let images = source.images()
    var question = question
    var movies: [Movie] = []
    var known: Set<Int> = []
    var skipped = 0
    let last = min(question.page - 1 + min(pages, MoviePage.last), MoviePage.last)
    while question.page <= last {
      try context.cancellation.check()
      let page = try await MoviePage(source.answer(question), images: images)
      let new = page.movies.filter { known.insert($0.id).inserted }
      movies += new
      skipped += page.skipped
      if new.isEmpty || question.page >= page.total { break }
      question.page += 1
    }
    if skipped > 0 { context.presenter.note(MovieShelf.note(of: skipped)) }
    return movies
  }

  /// All that is known of one movie.
  func movie(_ number: Int, language: MovieLanguage?) async throws -> Movie {
    async let images = source.images()
    let reply = try await source.answer(MovieQuestion(.movie(number), language: language))
    guard let movie = await Movie(TMDbObject(reply), images: images) else { throw Failure.noTitle(number) }
    return movie
  }

  func videos(of number: Int, language: MovieLanguage?) async throws -> [Video] {
    try await Video.all(in: TMDbObject(source.answer(MovieQuestion(.videos(of: number), language: language))))
  }

  /// What a person may pick from who has typed this much: movies of the title, and the one of the number; what is popular
  /// where nothing is typed.
  func options(for text: String, language: MovieLanguage?) async throws -> [Movie] {
    guard !text.isEmpty else { return try await movies(MovieQuestion(.list(.popular), language: language)) }
    let found = try await movies(MovieQuestion(.search(text, year: nil), language: language))
    guard let number = Int(text), number > 0, !found.contains(where: { $0.id == number }) else { return found }
    do {
      return found + [try await movie(number, language: language)]
    } catch let failure as Failure where failure.reason == .notFound {
      return found
    }
  }

  private static func note(of skipped: Int) -> String {
    skipped == 1
      ? "1 row of TMDb's list has no number or no title and is left out."
      : "\(skipped) rows of TMDb's list have no number or no title and are left out."
  }
}

extension Failure {
  fileprivate static func noTitle(_ number: Int) -> Failure {
    Failure(.conversion, "TMDb's reply for the movie \(number) has no number or no title.")
  }
}
