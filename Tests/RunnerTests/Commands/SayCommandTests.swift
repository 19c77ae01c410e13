import Foundation
import TestSupport
import Testing

@Suite("Phrases at the command line")
struct SayCommandTests {
  private func runner() throws -> BuiltRunner {
    let runner = try BuiltRunner()
    try runner.file(
      "Workflows/movies.yaml",
      """
      name: Movies
      phrases: ["${list} movies", movie night]
      inputs:
        list: { type: MovieList, default: popular }
      steps:
        - Show Result: ${list}

      """)
    try runner.file(
      ".config/runner/workflows/sleep.yaml",
      """
      phrases: movie night
      steps: [Show Result: asleep]

      """)
    return runner
  }

  @Test func `it runs what a phrase means, and says so`() throws {
    let outcome = try runner().run("say", "Show me the top rated movies, please")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output == "Top Rated\n")
    #expect(outcome.errors == "Understood: Movies (list: top_rated)\n")
  }

  @Test func `it takes words and the flags of run`() throws {
    let outcome = try runner().run("say", "upcoming", "movies", "--quiet")
    #expect((outcome.status, outcome.output, outcome.errors) == (0, "Upcoming\n", ""))
  }

  @Test func `where several match, a person picks`() throws {
    let session = try runner().start("say", "movie night", "--accessible")
    session.expect("Which one?")
    session.type("2\r")
    #expect(session.wait() == 0)
    #expect(session.output == "asleep\n")
    let outcome = try runner().run("say", "movie night")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("[nobody-to-ask]"))
    #expect(outcome.errors.contains("there is sleep."))
  }

  @Test func `what means nothing is told with what is near`() throws {
    let outcome = try runner().run("say", "horror movies")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("No phrase means “horror movies”."))
    #expect(outcome.errors.contains("there is “${list} movies”."))
  }

  @Test(
    "A slot of any text keeps the characters of the person",
    arguments: [
      ("C++", "C++"), ("../../etc/Passwd", "../../etc/Passwd"), ("--all", "--all"), ("-5 °C", "-5 °C"),
      ("100 %", "100 %"), ("$HOME", "$HOME"), ("C++, please", "C++"), ("Paris?", "Paris"), ("'Yahoo!'", "Yahoo!"),
      ("(a) b/c [d]", "(a) b/c [d]"), ("#swift @home", "#swift @home"),
    ])
  func characters(said: String, kept: String) throws {
    let runner = try BuiltRunner()
    try runner.file(
      "Workflows/find.yaml",
      """
      phrases: ["find ${what}"]
      inputs: { what: text }
      steps: [Show Result: "${what}"]

      """)
    let outcome = try runner.run("say", "--quiet", "--", "find \(said)")
    #expect(outcome.output == kept + "\n", "\(outcome.errors)")
  }

  @Test func `phrases in the language of the person are understood, beside those of the file`() throws {
    let runner = try BuiltRunner()
    try runner.file("Workflows/movies.yaml", try ProjectFolder.text(of: "Workflows/movies.yaml"))
    for said in ["movie night", "Filmabend", "beliebt, filme", "Am besten bewertet: Filme"] {
      let outcome = try runner.run("say", said, "--locale", "de", "--dry-run")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try runner.run("say", "人気の映画", "--dry-run", with: ["LANG": "ja_JP.UTF-8"]).status == 0)
  }

  @Test func `a file with errors is named, and not passed over in silence`() throws {
    let runner = try runner()
    try runner.file("Workflows/broken.yaml", "phrases: horror movies\nsteps: [Shw Result: x]\n")
    let outcome = try runner.run("say", "horror movies")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`Workflows/broken.yaml` has errors"), "\(outcome.errors)")
    #expect(outcome.errors.contains("runner check Workflows/broken.yaml"))
    let understood = try runner.run("say", "upcoming movies")
    #expect(understood.output == "Upcoming\n" && understood.errors.contains("[left-out]"))
    #expect(try runner.run("say", "upcoming movies", "--quiet").errors == "")
  }

  @Test func `a shortcut with slots whose workflow has errors now is named`() throws {
    let runner = try runner()
    #expect(try runner.run("shortcuts", "add", "movies", "--phrase", "what is ${list}").status == 0)
    try runner.file("Workflows/movies.yaml", "steps: [Shw Result: x]\n")
    let outcome = try runner.run("say", "what is upcoming")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("movies.yaml` has errors"), "\(outcome.errors)")
  }

  @Test func `shortcuts are added, said, listed, changed and deleted`() throws {
    let runner = try runner()
    let added = try runner.run("shortcuts", "add", "movies", "--phrase", "hits", "--", "--list", "popular")
    #expect(added.status == 0, "\(added)")
    #expect(try runner.run("say", "show me hits").output == "Popular\n")
    #expect(try runner.run("shortcuts", "add", "movies", "--phrase", "hits").status == 65)
    let listed = try runner.run("shortcuts").output
    #expect(listed.contains("hits\n") && listed.contains("movies.yaml --list popular"), "\(listed)")
    #expect(
      try runner.run("shortcuts", "edit", "hits", "--phrase", "what is ${list}", "--name", "what", "--").status == 0)
    #expect(try runner.run("say", "what is upcoming").output == "Upcoming\n")
    #expect(try runner.run("say", "hits").status == 65)
    #expect(try runner.run("shortcuts", "delete", "what").status == 0)
    #expect(try runner.run("shortcuts", "list", "--format", "json").output == "[]\n")
    #expect(try runner.shell("grep -r 'what is' .local").status == 1)
  }

  @Test(
    "A shortcut that could never run is refused",
    arguments: [
      (["add", "movies"], 64), (["add"], 64), (["add", "nowhere", "--phrase", "x"], 66),
      (["add", "movies", "--phrase", "!"], 65), (["add", "movies", "--phrase", "${list}"], 65),
      (["add", "movies", "--phrase", "${list} or ${list} movies"], 65),
      (["add", "movies", "--phrase", "watch ${list"], 65),
      (["add", "movies", "--phrase", "${lst} movies"], 65),
      (["add", "movies", "--phrase", "x", "--", "--lst", "y"], 64), (["edit", "nobody", "--phrase", "x"], 65),
      (["delete", "nobody"], 65), (["delete"], 64), (["ad"], 64),
    ] as [([String], Int32)])
  func refused(words: [String], status: Int32) throws {
    let outcome = try runner().run("shortcuts", flags: words)
    #expect(outcome.status == status, "\(outcome)")
  }
}
