import Foundation
import Testing
import TestSupport

/// Movies as people meet them, with the sample and with a service on the loopback address.
@Suite("Movies at the command line")
struct MovieTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("movies.yaml", try ProjectFolder.text(of: "Workflows/movies.yaml"))
  }

  @Test("Without a key the sample answers with one value of JSON, and says so once beside it")
  func sample() throws {
    let outcome = try runner.run(
      "run", "movies.yaml", "--list", "top rated", "--answer", "movie=#1", "--output-type", "json")
    #expect(outcome.status == 0)
    let movie = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(movie["title"] as? String == "The Shawshank Redemption")
    #expect(movie["runtime"] as? String == "2h 22m")
    #expect(outcome.errors.components(separatedBy: "sample movies").count == 2)
  }

  @Test("With a key the service answers")
  func service() throws {
    let service = try TMDbService()
    let extra = service.environment.merging(["TMDB_TOKEN": TMDbService.token]) { $1 }
    let outcome = try runner.run(
      "run", "movies.yaml", "--answer", "movie=#1", "--output-type", "json", with: extra)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let movie = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(movie["revenue"] as? Int == 2_923_706_026)
    #expect(!outcome.errors.contains("sample"))
    #expect(service.requests.count == 2)
  }

  @Test("A key that is not accepted is not shown")
  func key() throws {
    let service = try TMDbService { TMDbService.refusal(401, 7, "Invalid API key: \($0.target)") }
    let extra = service.environment.merging(["TMDB_API_KEY": TMDbService.key]) { $1 }
    let outcome = try runner.run("run", "movies.yaml", with: extra)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("api_key=***"))
    #expect(!outcome.errors.contains(TMDbService.key))
  }

  @Test("A movie comes with its rating in percent and the trailers to watch")
  func trailers() throws {
    let outcome = try runner.run("run", "movies.yaml", "--list", "popular", "--answer", "movie=Fight Club")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let parts = [
      "Running time", "Drama", "Edward Norton", "David Fincher", "https://www.youtube.com/watch?v=SUXWAEX2jlg",
    ]
    for part in parts {
      #expect(outcome.output.contains(part), "\(outcome.output)")
    }
    #expect(outcome.errors.contains("84 % like Fight Club."), "\(outcome.errors)")
  }

  @Test("What fails is told in the words of the workflow")
  func failure() throws {
    let service = try TMDbService { request in
      request.path.hasSuffix("/movie/popular") ? nil : TMDbService.refusal(404, 34, "There is no such movie.")
    }
    let outcome = try runner.run(
      "run", "movies.yaml", "--answer", "movie=#1",
      with: service.environment.merging(["TMDB_TOKEN": TMDbService.token]) { $1 })
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Nothing can be shown of "), "\(outcome.errors)")
  }

  @Test("A title cannot command the terminal")
  func escapes() throws {
    let title = #"Alien\u001b[2J\u001b]0;owned\u0007\u001b]52;c;cm0gLXJm\u0007"#
    let service = try TMDbService(body: #"{"results":[{"id":550,"title":"\#(title)"}],"id":550,"title":"\#(title)"}"#)
    let session = try runner.start(
      "run", "movies.yaml", "--list", "popular", "--accessible", showsOutput: true, with: service.environment)
    session.expect("> ")
    session.type("1\n")
    #expect(session.wait() == 0)
    #expect(session.screen.contains("Alien"))
    #expect(!session.screen.contains("\u{1B}[2J") && !session.screen.contains("\u{1B}]"))
    #expect(!session.screen.contains("\u{7}"))
  }

  @Test("A movie that is not on the list is searched for while it is asked for")
  func search() throws {
    try runner.file("movie.yaml", "steps:\n  - Get Movie\n  - Text: ${previous.title}\n")
    let session = try runner.start("run", "movie.yaml", "--accessible")
    session.expect("> ")
    session.type("/metropo\n")
    session.expect("Metropolis")
    session.expect("> ")
    session.type("1\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Metropolis\n")
  }
}
