import Foundation
import TestSupport
import Testing

@Suite("Activities at the command line")
struct ActivitiesCommandTests {
  private func runner() throws -> BuiltRunner {
    let runner = try BuiltRunner()
    try runner.file(
      "Workflows/movies.yaml",
      """
      activities:
        org.example.movie:
          title: ${title}
          icon: film
          info: { movieId: number, title: text? }
          phrase: watch ${title}
          link: movie
          predict: true
          expires: 30d
          opens: ./movie.yaml

      """)
    try runner.file(
      "Workflows/movie.yaml",
      """
      inputs: { movieId: number, title: text? }
      steps: [Show Result: "Movie ${movieId}"]

      """)
    try runner.file(
      "watch.yaml",
      """
      uses: [./Workflows/movies.yaml]
      inputs: { info: dictionary, type: { type: text, default: org.example.movie } }
      steps:
        - Donate Activity:
            type: ${type}
            info: ${info}
            persistent_id: movie-550
            group: movies

      """)
    return runner
  }

  private func activities(_ runner: BuiltRunner) throws -> [[String: Any]] {
    let outcome = try runner.run("activities", "--format", "json")
    #expect(outcome.status == 0, "\(outcome)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  @Test func `it is donated, said, opened and deleted`() throws {
    let runner = try runner()
    let info = #"{"movieId": 550, "title": "Fight Club", "secretNote": "not declared"}"#
    let donated = try runner.run("run", "watch.yaml", "--info", info)
    #expect(donated.status == 0, "\(donated)")
    let found = try activities(runner)
    #expect(found.count == 1)
    #expect(found.first?["title"] as? String == "Fight Club")
    #expect(found.first?["persistent_id"] as? String == "movie-550")
    let parameters = try #require(found.first?["parameters"] as? [String: Any])
    #expect(parameters.keys.sorted() == ["movieId", "title"])
    #expect(try runner.run("say", "please watch fight club").output == "Movie 550\n")
    #expect(try runner.run("open", "runner://movie/550").output == "Movie 550\n")
    #expect(try runner.run("open", "runner://org.example.movie?movieId=550&title=Fight%20Club").output == "Movie 550\n")
    #expect(try runner.run("activities", "delete", "--persistent-id", "%' OR '1'='1").errors.hasPrefix("0 donations"))
    #expect(try runner.run("activities", "delete", "--persistent-id", "movie-550").status == 0)
    #expect(try activities(runner).isEmpty)
    #expect(try runner.run("donations", "delete", "--all").status == 0)
    #expect(try runner.shell("grep -r 'Fight Club' .local").status == 1)
  }

  @Test(
    "What the type does not allow is refused",
    arguments: [
      (#"{"listName": "popular"}"#, "`org.example.movie` needs `movieId`, which is not given."),
      (#"{"movieId": "many"}"#, "`movieId` of `org.example.movie` is refused."),
      (#"{"movieId": null}"#, "needs `movieId`"),
    ])
  func refused(info: String, message: String) throws {
    let runner = try runner()
    let outcome = try runner.run("run", "watch.yaml", "--info", info)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try activities(runner).isEmpty)
  }

  @Test func `a type that no file declares is refused`() throws {
    let outcome = try runner().run("run", "watch.yaml", "--info", "{}", "--type", "org.example.movies")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("did you mean `org.example.movie`?"))
  }

  @Test func `one is added by hand`() throws {
    let runner = try runner()
    #expect(
      try runner.run("activities", "add", "org.example.movie", "--info", "movieId=7", "--group", "g").status == 0)
    #expect(try activities(runner).first?["group"] as? String == "g")
    let refused = try runner.run("activities", "add", "org.example.movie", "--info", "listName=popular")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("[refused-activity]"))
    #expect(try runner.run("activities", "types").output == "org.example.movie  movieId, title\n")
    #expect(try runner.run("activities", "delete", "--group", "g").errors == "1 donation is deleted.\n")
  }

  @Test(
    "A link is no way to anything else",
    arguments: [
      ("runner://movie/../../run?file=/tmp/evil.yaml", "could be taken for a path"),
      ("runner://movie/550%0a--allow-all", "control characters"),
      ("runner://unknown-activity/1", "There is no activity `unknown-activity`."),
      ("RUNNER://MOVIE/550#{{secrets.tmdb}}", "has a `#`"), ("runner://movie/--yes", "a flag"),
      ("runner://movie/550/--yes", "a flag"), ("runner://movie/550?file=a.yaml", "has no key `file`"),
      ("runner://movie/550?movieId=551", "twice"), ("runner://movie/%2e%2e%2fetc", "a path"),
      ("runner://movie/five", "is refused"), ("runner://movie", "needs `movieId`"), ("runner://", "no activity ``"),
      ("https://movie/550", "no link of the runner"), ("movie/550", "no link of the runner"),
      ("runner://movie/%zz", "two digits"), ("runner://movie/%ff", "not UTF-8"),
      ("runner://movie/550?title=%1b[31m", "control characters"), ("runner://movie\\..\\run/1", "has a `\\`"),
      ("runner://movie/550?title=file:///etc/passwd", "a URL"),
      ("runner://movie/550?title=mailto:a@example.org", "a URL"),
      ("runner://movie/550?title=javascript:%20alert(1)", "a URL"), ("runner://movie/550?title=C:%5CWindows", "a path"),
      ("runner://movie/550?title=C:/Windows", "a URL"), ("runner://movie/550?title=%20--yes", "a flag"),
      ("runner://movie/550?title=a%5Cb", "a path"), ("runner://movie/550?title=~root", "a path"),
      ("runner://movie/5.5", "whole number"), ("runner://movie/1e3", "whole number"),
      ("runner://movie/0x22", "whole number"),
      ("runner://movie?movieId=1e3", "in digits"), ("runner://movie/550/551", "gives 2 values"),
    ])
  func links(link: String, message: String) throws {
    let outcome = try runner().run("open", link)
    #expect(outcome.status == 65, "\(outcome)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("[refused-link]"))
    #expect(!outcome.errors.contains("\u{1b}"))
  }

  @Test func `a link names no file to a workflow that would take its text for one`() throws {
    let runner = try runner()
    try runner.file("Workflows/movie.yaml", "inputs: { title: file }\nsteps: [Show Result: \"${title.name}\"]\n")
    let outcome = try runner.run("open", "runner://movie/550?title=passwd")
    #expect(outcome.status == 65 && outcome.errors.contains("takes a file"), "\(outcome)")
  }

  @Test func `a file with errors is named where its activities are missed`() throws {
    let runner = try runner()
    try runner.file(
      "Workflows/movies.yaml", "activities:\n  org.example.movie: { link: movie, info: { movieId: nmber } }\n")
    for words in [
      ["open", "runner://movie/550"], ["activities", "types"], ["activities", "add", "org.example.movie"],
    ] {
      let outcome = try runner.run(flags: words)
      #expect(outcome.errors.contains("runner check Workflows/movies.yaml"), "\(words): \(outcome.errors)")
    }
  }

  @Test func `a link grants nothing`() throws {
    let runner = try runner()
    try runner.file(
      "Workflows/movie.yaml",
      """
      inputs: { movieId: number }
      permissions: { run: [git] }
      steps: [Show Result: "${movieId}"]

      """)
    #expect(try runner.run("open", "runner://movie/550").status == 77)
  }

  @Test func `the desktop is told who opens links`() throws {
    var runner = try runner()
    runner.environment["XDG_DATA_HOME"] = runner.place.path + "/data"
    let outcome = try runner.run("install-url-handler")
    #expect(outcome.status == 0, "\(outcome)")
    let entry = try runner.text(of: "data/applications/runner-url-handler.desktop")
    #expect(entry.contains("\" open -- %u\n"))
    #expect(entry.contains("MimeType=x-scheme-handler/runner;\n"))
    #expect(try runner.run("install-url-handler").status == 0)
  }
}
