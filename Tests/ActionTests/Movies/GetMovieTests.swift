import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Get Movie")
struct GetMovieTests {
  @Test("A movie comes with all that is known of it, in one request")
  func details() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: popular\n- Get Item From List: { item: first }\n- Get Movie", locale: "de_DE")
    let movie = try #require(run.record)
    #expect(movie["runtime"]?.text == "2h 19m")
    #expect(movie["revenue"]?.text == "2923706026")
    #expect(movie["tagline"]?.isNothing == true)
    #expect(movie["cast"]?.items.compactMap(\.display.name) == ["First", "Second"])
    #expect(movie["crew"]?.items.compactMap(\.display.subtitle) == ["Director"])
    #expect(movie["videos"]?.items.count == 3)
    #expect(movie["poster"]?.text == "https://image.tmdb.org/t/p/w500/p550.jpg")
    #expect(movie.display.thumbnail == .url("https://image.tmdb.org/t/p/w154/p550.jpg"))
    #expect(
      service.targets.last
        == "/3/movie/550?append_to_response=videos%2Ccredits&include_video_language=de%2Cen%2Cnull&language=de-DE")
    #expect(service.requests.count == 2)
  }

  @Test("A title is searched for, and nothing else is asked before")
  func title() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movie: fight club\n- Text: ${previous.title}")
    #expect(run.output.text == "Fight Club")
    #expect(service.targets.map { String($0.prefix { $0 != "?" }) } == ["/3/search/movie", "/3/movie/550"])
  }

  @Test("A number is a movie's own")
  func number() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movie: 1007\n- Text: ${previous.title}")
    #expect(run.output.text == "Sequel 7")
  }

  @Test("An answer in advance is searched for too", arguments: ["Sequel 33", "1033"])
  func answer(text: String) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service, "- Get Movie:\n  as: film\n- Text: ${film.title}", answers: ["film.movie=\(text)"])
    #expect(run.output.text == "Sequel 33")
    #expect(run.unusedAnswers.isEmpty)
  }

  @Test("The place in the list of what is popular answers as well")
  func place() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service, "- Get Movie:\n  as: film\n- Text: ${film.title}", answers: ["film.movie=#3"])
    #expect(run.output.text == "Sequel 2")
  }

  @Test("A title that is found nowhere is refused")
  func unknown() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movie: Nothing Like That")
    #expect(run.failure?.failure.reason == .input)
    #expect(
      run.failure?.failure.message.contains("`Nothing Like That` cannot be picked") == true,
      "\(run.failure?.failure.message ?? "")")
  }

  @Test("A movie that has gone is not found")
  func gone() async throws {
    let service = try TMDbService { request in
      request.path == "/3/movie/550" ? TMDbService.refusal(404, 34, "The resource could not be found.") : nil
    }
    let run = try await WorkflowRun(
      asking: service, "- do:\n    - Get Movie: Fight Club\n  catch: { cases: { not_found: { Text: gone } } }")
    #expect(run.output.text == "gone")
  }

  @Test("A key of a query is a value and nothing more", arguments: ["a&api_key=b", "100%", "a b+c", "ä/?#", "../../x"])
  func encoding(text: String) async throws {
    let service = try TMDbService { _ in .json(#"{"results":[],"total_pages":0}"#) }
    _ = try await WorkflowRun(asking: service, "- Search Movies: { query: '\(text)' }")
    let target = try #require(service.targets.first)
    #expect(target.hasPrefix("/3/search/movie?query=\(Address.encoded(text))&"))
  }
}

extension WorkflowRun {
  /// The output, where it is an item of a custom type.
  var record: Record? { if case .record(let record) = output { record } else { nil } }
}
