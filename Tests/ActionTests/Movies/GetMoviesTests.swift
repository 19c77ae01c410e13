import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Get Movies")
struct GetMoviesTests {
  @Test("Each list is asked for by its name", arguments: ["now_playing", "upcoming", "popular", "top_rated"])
  func lists(list: String) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: \(list)\n- Count")
    #expect(try run.json() == "20")
    #expect(service.targets == ["/3/movie/\(list)?page=1&region=US&language=en-US"])
  }

  @Test(
    "A token goes into a header and a key into the URL, in whichever variable they stand",
    arguments: [
      ("TMDB_TOKEN", TMDbService.token), ("TMDB_API_KEY", TMDbService.token),
      ("TMDB_TOKEN", TMDbService.key), ("TMDB_API_KEY", TMDbService.key),
    ])
  func credentials(name: String, value: String) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular\n- Count", secrets: [name: value])
    #expect(try run.json() == "20")
    let request = try #require(service.requests.first)
    let isToken = value == TMDbService.token
    #expect(request.header("authorization") == (isToken ? "Bearer \(value)" : nil))
    #expect(request.target.contains("api_key=\(TMDbService.key)") == !isToken)
  }

  @Test(
    "Another place than the service says where its pictures are",
    arguments: [
      (TMDbService.pictures(at: "https://pictures.example/t/"), "https://pictures.example/t/w500/p550.jpg"),
      (TMDbService.pictures(at: "file:///etc/"), "https://image.tmdb.org/t/p/w500/p550.jpg"),
      (TMDbService.pictures(at: ""), "https://image.tmdb.org/t/p/w500/p550.jpg"),
      (TMDbService.refusal(404, 34, "There is none."), "https://image.tmdb.org/t/p/w500/p550.jpg"),
    ])
  func pictures(reply: LoopbackReply, poster: String) async throws {
    let service = try TMDbService(pictures: reply)
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: popular\n- Text: ${previous.first().poster}")
    #expect(run.output.text == poster)
  }

  @Test("Pages follow one another until there are no more")
  func pages() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: { list: popular, pages: 9 }\n- Count")
    #expect(try run.json() == "45")
    #expect(service.requests.count == 3)
  }

  @Test("They begin where the workflow says")
  func firstPage() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: { list: popular, page: 2, pages: 2 }\n- Text: ${previous.first().title}")
    #expect(run.output.text == "Sequel 20")
    #expect(service.targets.map { $0.contains("page=2&") } == [true, false])
  }

  @Test("A service that ignores the page is asked for no third one, and gives each movie once")
  func ignoredPage() async throws {
    let row = #"{"id":550,"title":"Fight Club"}"#
    let service = try TMDbService(body: #"{"page":1,"results":[\#(row),\#(row)],"total_pages":30}"#)
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: { list: popular, pages: 30 }\n- Text: ${previous.title.join()}")
    #expect(run.output.text == "Fight Club")
    #expect(service.requests.count == 2)
  }

  @Test("No page beyond the last that the service has is asked for, however many it promises")
  func lastPage() async throws {
    let service = try TMDbService { request in
      .json(#"{"results":[{"id":\#(request.index + 1),"title":"A"}],"total_pages":48211}"#)
    }
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: { list: popular, page: 498, pages: 4000000000 }\n- Count")
    #expect(try run.json() == "3")
    #expect(service.targets.last?.contains("page=500&") == true)
  }

  @Test("A page that the service does not have is refused before it is asked for", arguments: [0, -1, 501])
  func refusedPage(page: Int) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: { list: popular, page: \(page) }")
    #expect(!run.diagnostics.isEmpty || run.failure?.failure.reason == .input)
    #expect(service.requests.isEmpty)
  }

  @Test(
    "Language and region are the person's, unless the step says otherwise",
    arguments: [
      ("de_DE", "", "region=DE&language=de-DE"), ("de", "", "page=1&language=de"), ("C", "", "page=1"),
      ("de_DE", ", language: pt-BR", "region=DE&language=pt-BR"), ("de_DE", ", region: AT", "region=AT&language=de-DE"),
    ])
  func language(locale: String, argument: String, query: String) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: { list: upcoming\(argument) }", locale: locale)
    #expect(run.failure == nil)
    #expect(service.targets.first?.hasSuffix(query) == true, "\(service.targets)")
  }

  @Test("What is no language or region is refused", arguments: ["language: german", "region: usa", "language: de_DE"])
  func refusedLanguage(argument: String) async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Get Movies: { list: upcoming, \(argument) }")
    #expect(!run.diagnostics.isEmpty || run.failure?.failure.reason == .input)
    #expect(service.requests.isEmpty)
  }

  @Test("Without a credential the sample answers, and says so once in a run")
  func sample() async throws {
    let run = try await WorkflowRun(steps: "- Get Movies: popular\n- Get Movies: upcoming\n- Count")
    #expect(try run.json() == "8")
    #expect(run.notes.count == 1)
    #expect(run.notes.first?.contains("sample movies") == true)
    #expect(run.notes.first?.contains("TMDB_TOKEN") == true)
  }

  @Test("Sorted by the day, unknown ones come last")
  func sorting() async throws {
    let rows = ["\"\"", "\"2001-01-01\"", "\"1990-01-01\"", "null"].enumerated().map { place, day in
      #"{"id":\#(place + 1),"title":"\#(place)","release_date":\#(day)}"#
    }
    let service = try TMDbService(body: #"{"results":[\#(rows.joined(separator: ","))],"total_pages":1}"#)
    let run = try await WorkflowRun(
      asking: service, "- Get Movies: popular\n- Text: ${previous.sort(it.release_date).id.join(' ')}")
    #expect(run.output.text == "3 2 1 4")
  }

  @Test(
    "A base that is no web address is named",
    arguments: ["file:///etc/passwd", "tmdb", "http://", "https://api.themoviedb.org/3?x=1", "ftp://127.0.0.1/3"])
  func base(text: String) async throws {
    let run = try await WorkflowRun(
      "steps:\n  - Get Movies: popular\n", environment: ["TMDB_API_URL": text], transport: TestClient().client)
    let failure = try #require(run.failure?.failure)
    #expect(failure.message == "`TMDB_API_URL` is no address of a web service: `\(text)`.")
  }
}
