import Foundation
import TestSupport
import Testing

/// The way of a movie: it is looked at, remembered, suggested, said, opened, and forgotten.
@Suite("A movie from a run to a suggestion, a phrase and a link")
struct MovieCycleTests {
  private var runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    runner.environment["TZ"] = "Europe/Berlin"
    for name in ["movies.yaml", "movie.yaml"] {
      try runner.file("Workflows/\(name)", try ProjectFolder.text(of: "Workflows/\(name)"))
    }
  }

  private func run(_ words: [String], at moment: String) throws -> BuiltRunner.Outcome {
    var runner = runner
    runner.environment["RUNNER_NOW"] = moment
    return try runner.run(flags: words)
  }

  private func suggested(at moment: String) throws -> [(id: String, title: String)] {
    let outcome = try run(["suggest", "--format", "json"], at: moment)
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    return try #require(list).map { ($0["id"] as? String ?? "", $0["title"] as? String ?? "") }
  }

  /// Whether the files of the store, all of them, have a text.
  private func isKept(_ text: String) throws -> Bool { try runner.shell("grep -rqaiF '\(text)' .local").status == 0 }

  @Test func `it is looked at, remembered, suggested, said, opened and forgotten`() throws {
    let look = ["run", "movies", "--list", "popular", "--answer", "movie=Fight Club"]
    #expect(try run(look, at: "2026-03-02T08:00:00+01:00").status == 0)
    #expect(try suggested(at: "2026-03-02T08:05:00+01:00").isEmpty)
    #expect(try run(look, at: "2026-03-03T08:00:00+01:00").status == 0)

    let morning = "2026-03-04T08:05:00+01:00"
    let found = try suggested(at: morning)
    #expect(Set(found.map(\.title)) == ["Movies", "Fight Club", "Show all that is known of Fight Club"], "\(found)")
    let movie = try #require(found.first { $0.title == "Fight Club" })
    for words in [
      ["suggest", "--run=\(movie.id)"], ["say", "please watch fight club"], ["open", "runner://movie/550"],
      ["open", "runner://org.example.movie?movie_id=550"],
    ] {
      let outcome = try run(words, at: morning)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
      #expect(outcome.output.contains("Fight Club  1999"), "\(words): \(outcome)")
    }
    // Whoever answers, that they are a sample is said once.
    let opened = try run(["open", "runner://movie/550"], at: morning)
    #expect(opened.errors.components(separatedBy: "sample movies").count == 2, "\(opened.errors)")
    // What is not given is asked for, as ever.
    let list = try #require(found.first { $0.title == "Movies" })
    let again = try run(["suggest", "--run=\(list.id)", "--answer", "movie=Inception"], at: morning)
    #expect(again.status == 0 && again.output.contains("Inception  2010"), "\(again)")

    #expect(try isKept("fight club"))
    #expect(try run(["activities", "delete", "--persistent-id", "movie-550"], at: morning).status == 0)
    #expect(try run(["say", "watch fight club"], at: morning).status == 65)
    #expect(!(try suggested(at: morning)).contains { $0.title == "Fight Club" })
    #expect(try run(["donations", "delete", "--all"], at: morning).status == 0)
    #expect(try suggested(at: morning).isEmpty)
    for text in ["fight club", "movie-550", "popular", "movies"] { #expect(try !isKept(text), "\(text)") }
  }

  @Test func `seven runs at eight beat seven at any time at five past, and lose in the evening`() throws {
    let times = ["11:20", "19:40", "03:15", "16:05", "20:10", "22:50", "20:30"]
    for (day, time) in zip(2..., times) {
      let habit = ["run", "movies", "--list", "popular", "--answer", "movie=Fight Club"]
      let other = ["run", "movies", "--list", "upcoming", "--answer", "movie=Project Hail Mary"]
      #expect(try run(habit, at: "2026-03-0\(day)T08:00:00+01:00").status == 0)
      #expect(try run(other, at: "2026-03-0\(day)T\(time):00+01:00").status == 0)
    }
    let lists = { (moment: String) -> [String] in
      let outcome = try self.run(["suggest", "--format", "json"], at: moment)
      let found = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
      return try #require(found).compactMap { ($0["parameters"] as? [String: Any])?["list"] as? String }
    }
    #expect(try lists("2026-03-09T08:05:00+01:00") == ["popular", "upcoming"])
    #expect(try lists("2026-03-09T20:00:00+01:00") == ["upcoming", "popular"])
  }

  @Test func `a moment that is none is told`() throws {
    let outcome = try run(["suggest"], at: "tomorrow")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("[no-moment]"), "\(outcome.errors)")
  }
}
