import CustomTypes
import Testing
import Workflow

@testable import Actions

/// The films that come with the runner are whole, so that nobody meets half a movie on the first day.
@Suite("The sample films")
struct SampleFilmsTests {
  private func movies() throws -> [Movie] {
    try SampleFilms.films().compactMap { Movie(TMDbObject($0), images: .bundled) }
  }

  @Test("Each can be read, and each number and title is there once")
  func whole() throws {
    let movies = try movies()
    #expect(try movies.count == SampleFilms.films().count)
    #expect(movies.count >= 60)
    #expect(Set(movies.map(\.id)).count == movies.count)
    #expect(Set(movies.map(\.title)).count == movies.count)
  }

  @Test("Each has genres, a director or a place in the future, an overview of one sentence and its own poster")
  func complete() throws {
    for movie in try movies() {
      #expect(!movie.genres.isEmpty, "\(movie.title)")
      #expect(movie.status == "In Production" || movie.crew.contains { $0.job == "Director" }, "\(movie.title)")
      #expect(movie.status == "In Production" || movie.releaseDate != nil && movie.runtime != nil, "\(movie.title)")
      #expect(movie.overview.hasSuffix(".") && (20...110).contains(movie.overview.count), "\(movie.title)")
      let poster = try #require(movie.poster?.text)
      #expect(BundledPicture.bytes(at: poster) != nil, "run Samples/draw-posters for \(movie.title)")
    }
  }

  @Test("The genres are those of The Movie Database")
  func genres() throws {
    for film in try SampleFilms.films() {
      let numbers = TMDbObject(film).objects("genres").compactMap { $0.whole("id") }
      let row = TMDbObject(["genre_ids": .list(numbers.map { Value($0) })])
      #expect(Genre.all(in: row).map(\.name) == Genre.all(in: TMDbObject(film)).map(\.name))
    }
  }

  @Test("A list names films that are there, each once", arguments: MovieList.allCases)
  func lists(list: MovieList) throws {
    let known = Set(try movies().map(\.id))
    let numbers = SampleFilms.numbers(of: list)
    #expect(numbers.count >= 8)
    #expect(Set(numbers).count == numbers.count)
    #expect(known.isSuperset(of: numbers))
  }

  @Test("The best are sorted by rating, the popular by popularity")
  func order() throws {
    let movies = Dictionary(uniqueKeysWithValues: try movies().map { ($0.id, $0) })
    let best = SampleFilms.numbers(of: .topRated).compactMap { movies[$0]?.voteAverage }
    #expect(best == best.sorted(by: >))
    let popular = SampleFilms.numbers(of: .popular).compactMap { movies[$0]?.popularity }
    #expect(popular == popular.sorted(by: >))
  }

  @Test("A list tells what The Movie Database tells in one, and no more")
  func rows() async throws {
    let reply = try SampleMovies().answer(MovieQuestion(.list(.topRated)))
    let movie = try #require(try MoviePage(reply, images: .bundled).movies.first)
    #expect(movie.cast.isEmpty && movie.runtime == nil && movie.status == nil && movie.revenue == nil)
    #expect(movie.genres.map(\.name) == ["Drama", "Crime"])
  }
}
