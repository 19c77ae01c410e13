import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Search Movies")
struct SearchMoviesTests {
  @Test("The query, the year and the language go over, and nothing for adults is asked for")
  func request() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service,
      "- Search Movies: { query: sequel 4, year: 1999, language: fr }\n- Text: ${previous.title.join()}")
    #expect(run.output.text == "Sequel 4Sequel 40Sequel 41Sequel 42Sequel 43Sequel 44")
    #expect(service.targets == ["/3/search/movie?query=sequel%204&include_adult=false&page=1&year=1999&language=fr"])
  }

  @Test("An empty query is refused before it is sent")
  func empty() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(asking: service, "- Search Movies: ${''}")
    #expect(run.failure?.failure.code == "no_query")
    #expect(service.requests.isEmpty)
  }

  @Test(
    "The sample is searched by title and original title, whatever the case and accents",
    arguments: [
      ("amelie", "Amélie"), ("TOTORO", "My Neighbor Totoro"), ("七人", "Seven Samurai"),
      ("das leben", "The Lives of Others"), ("nothing like that", ""),
    ])
  func sample(query: String, titles: String) async throws {
    let run = try await WorkflowRun(steps: "- Search Movies: \(query)\n- Text: ${previous.title.join(', ')}")
    #expect(run.output.text == titles)
  }
}
