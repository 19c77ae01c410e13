import CustomTypes
import Testing
import Workflow

@testable import Actions

/// How a row of The Movie Database becomes a movie.
@Suite("A movie of The Movie Database")
struct MovieTests {
  @Test(
    "A release date is a day of the calendar, or unknown",
    arguments: [
      (#""1999-10-15""#, "1999-10-15"), (#""1999-10-15T00:00:00.000Z""#, "1999-10-15"),
      (#""1999-10-15T23:59:59.000-11:00""#, "1999-10-15"), (#""""#, nil), ("null", nil), (#""2025-02-30""#, nil),
      (#""2024-13-45""#, nil), (#""2024-02-29""#, "2024-02-29"), (#""2023-02-29""#, nil), (#""soon""#, nil),
      ("1999", nil), (#""1999""#, nil),
    ])
  func releaseDate(json: String, day: String?) throws {
    let movie = try #require(try row(#""release_date": \#(json)"#))
    #expect(movie.releaseDate?.description == day)
  }

  @Test(
    "A row shows the year and the rating, as far as they are known",
    arguments: [
      (#""release_date": "1999-10-15", "vote_average": 8.438"#, "1999 · 8.4"),
      (#""release_date": "1999-10-15""#, "1999"),
      (#""release_date": "", "vote_average": 7"#, "7.0"), (#""vote_average": 0"#, nil), (#""vote_average": null"#, nil),
      (#""vote_average": 9.96"#, "10.0"), (#""vote_average": 1e300"#, "1000000.0"), (#""vote_average": "8""#, nil),
    ])
  func subtitle(fields: String, subtitle: String?) throws {
    #expect(try row(fields)?.display.subtitle == subtitle)
  }

  @Test(
    "A row without a number or a title is none",
    arguments: [
      #"{"id": "x", "title": "A"}"#, #"{"id": "550", "title": "A"}"#, #"{"title": "A"}"#, #"{"id": 1}"#,
      #"{"id": 1, "title": null, "original_title": "A"}"#, #"{"id": 0, "title": "A"}"#, #"{"id": -1, "title": "A"}"#,
      #"{"id": 1.5, "title": "A"}"#, #"{"id": 1, "title": ["A"]}"#, #"{"id": 1, "title": ""}"#,
    ])
  func noRow(json: String) throws {
    #expect(try movie(json) == nil)
  }

  @Test("A title that is empty is the original one")
  func originalTitle() throws {
    #expect(try movie(#"{"id": 1, "title": "", "original_title": "七人の侍"}"#)?.title == "七人の侍")
  }

  @Test("Fields of another type than they should be are unknown, and cost no other")
  func oddFields() throws {
    let movie = try #require(
      try row(
        #"""
        "overview": 7, "vote_count": "many", "popularity": [], "genre_ids": {"a": 1}, "adult": "no",
        "poster_path": 3, "runtime": "long", "genres": [1, {"id": 18}, {"id": 18, "name": "Drama"}],
        "videos": [], "credits": "none", "budget": 1.5, "homepage": "not a url"
        """#))
    #expect(movie.title == "A")
    #expect(movie.overview == "")
    #expect(movie.genres.map(\.name) == ["Drama"])
    #expect(movie.videos.isEmpty && movie.cast.isEmpty && movie.crew.isEmpty)
    #expect(movie.budget == nil && movie.runtime == nil && movie.poster == nil && movie.homepage == nil)
  }

  @Test("A revenue beyond 32 bits is exact, and what nobody filled in is unknown")
  func numbers() throws {
    let rich = try #require(try row(#""revenue": 2923706026, "budget": 0, "runtime": 0"#))
    #expect(rich.revenue == 2_923_706_026)
    #expect(rich.budget == nil && rich.runtime == nil)
    #expect(try row(#""runtime": 139"#)?.runtime?.description == "2h 19m")
    #expect(try row(#""runtime": null"#)?.runtime == nil)
    #expect(try row(#""runtime": 9223372036854775807"#)?.runtime == nil)
  }

  @Test("Genres come by number from a list, and by name from a movie")
  func genres() throws {
    #expect(try row(#""genre_ids": [18, 4711, 878, "x"]"#)?.genres.map(\.name) == ["Drama", "Science Fiction"])
    #expect(try row(#""genres": [{"id": 4711, "name": "Heimatfilm"}]"#)?.genres.map(\.name) == ["Heimatfilm"])
  }

  @Test("Credits may be sparse")
  func credits() throws {
    let movie = try #require(
      try row(
        #"""
        "credits": {"cast": [{"name": "B", "order": 1}, {"name": "A", "character": "", "order": 0}, {"order": 2}],
        "crew": [{"name": "C", "job": "Director"}, {"job": "Writer"}, null]}
        """#))
    #expect(movie.cast.map(\.name) == ["A", "B"])
    #expect(movie.cast.map(\.character) == [nil, nil])
    #expect(movie.crew.map { "\($0.name) \($0.job) \($0.department ?? "-")" } == ["C Director -"])
  }

  @Test("A video of a site or type nobody knows costs no other, and a key stays one value of its URL")
  func videos() throws {
    let movie = try #require(
      try row(
        #"""
        "videos": {"results": [
          {"key": "x&list=evil\"; open -a Calculator; \"", "site": "YouTube", "type": "Trailer"},
          {"key": "123", "site": "Vimeo", "type": "NewKind"}, {"key": "9", "site": "Betamax"}, {"site": "YouTube"}, 7]}
        """#))
    #expect(
      movie.videos.map { $0.url?.text } == [
        "https://www.youtube.com/watch?v=x%26list%3Devil%22%3B%20open%20-a%20Calculator%3B%20%22",
        "https://vimeo.com/123", nil,
      ])
    #expect(movie.videos.map(\.type) == ["Trailer", "NewKind", "Video"])
  }

  /// A movie with these fields beside its number and title.
  private func row(_ fields: String) throws -> Movie? { try movie(#"{"id": 1, "title": "A", \#(fields)}"#) }

  private func movie(_ json: String) throws -> Movie? {
    let object = try OrderedDictionary(value: JSONReader.read(Array(json.utf8)))
    return Movie(TMDbObject(object), images: .tmdb)
  }
}
