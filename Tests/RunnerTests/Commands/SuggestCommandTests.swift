import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Suggestions at the command line")
struct SuggestCommandTests {
  private static let workflow = """
    name: Movies
    icon: film
    inputs:
      list: { type: text, options: [popular, upcoming] }
      page: { type: number, default: 1 }
    steps:
      - Show Result: ${list} ${page}

    """

  private func runner(_ workflow: String = SuggestCommandTests.workflow) throws -> BuiltRunner {
    let runner = try BuiltRunner()
    try runner.file("Workflows/movies.yaml", workflow)
    return runner
  }

  private func donations(_ runner: BuiltRunner) throws -> [[String: Any]] {
    let outcome = try runner.run("donations", "--format", "json")
    #expect(outcome.status == 0, "\(outcome)")
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(list as? [[String: Any]])
  }

  /// What was done some days ago, at this time of the day.
  private func remember(_ runner: BuiltRunner, _ list: String, daysAgo: [Int]) throws {
    struct Home: Environment {
      let path: String
      func value(of name: String) -> String? { name == "HOME" ? path : nil }
    }
    let store = try Store.opened(in: Home(path: runner.place.path))
    for days in daysAgo {
      let now = SystemClock().now
      let clock = TestClock(Moment(seconds: now.seconds - Int64(days) * 86_400, zone: now.zone))
      let deed = Deed(
        .run, "Movies", path: runner.folder.appending(path: "Workflows/movies.yaml").path,
        parameters: ["list": .text(list), "page": .integer(1)], title: "Movies", subtitle: list, symbol: "film")
      try DonationBook(store, clock: clock).add([deed])
    }
  }

  @Test func `a run that succeeds is remembered with its inputs, once in ten minutes`() throws {
    let runner = try runner()
    for _ in 0..<2 { #expect(try runner.run("run", "movies", "--list", "popular").status == 0) }
    #expect(try runner.run("run", "movies", "--list", "upcoming").status == 0)
    let found = try donations(runner)
    #expect(found.compactMap { ($0["parameters"] as? [String: Any])?["list"] as? String } == ["popular", "upcoming"])
    #expect(found.first?["title"] as? String == "Movies")
    #expect(found.first?["subtitle"] as? String == "popular, 1")
    #expect((found.first?["file"] as? String)?.hasPrefix("/") == true)
  }

  @Test(
    "What fails, is only tried, or is not wanted is not remembered",
    arguments: [
      (["--list", "nothing"], "", ""), (["--list", "popular", "--dry-run"], "", ""),
      (["--list", "popular"], "CI", ""), (["--list", "popular"], "", "donations: false\n"),
    ])
  func notRemembered(flags: [String], variable: String, settings: String) throws {
    var runner = try runner()
    if !variable.isEmpty { runner.environment[variable] = "1" }
    if !settings.isEmpty { try runner.file(".config/runner/config.yaml", settings) }
    _ = try runner.run("run", "movies", flags: flags)
    runner.environment["CI"] = nil
    #expect(try donations(runner).isEmpty)
  }

  @Test func `a workflow can say that it is not suggested`() throws {
    let runner = try runner("suggest: false\n" + SuggestCommandTests.workflow)
    #expect(try runner.run("run", "movies", "--list", "popular").status == 0)
    #expect(try donations(runner).isEmpty)
  }

  @Test func `no secret is remembered`() throws {
    let runner = try BuiltRunner()
    try runner.file(
      "login.yaml",
      """
      inputs: { who: text, password: secret, note: text }
      steps: [Show Result: done]

      """)
    let outcome = try runner.run(
      "run", "login.yaml", "--who", "ann", "--password", "open-sesame", "--note", "it is open-sesame")
    #expect(outcome.status == 0, "\(outcome)")
    let parameters = try #require(try donations(runner).first?["parameters"] as? [String: String])
    #expect(parameters == ["who": "ann"])
    for verb in [["donations", "add", "login.yaml"], ["shortcuts", "add", "login.yaml", "--phrase", "log in"]] {
      let refused = try runner.run(flags: verb + ["--", "--password", "open-sesame"])
      #expect(refused.status == 65 && refused.errors.contains("[secret-not-kept]"), "\(refused)")
    }
    #expect(try runner.shell("grep -r sesame .local").status == 1)
  }

  @Test func `a habit is suggested, dismissed, done again and deleted`() throws {
    let runner = try runner()
    #expect(try runner.run("suggest").output == "")
    try remember(runner, "popular", daysAgo: [3, 2, 1])
    try remember(runner, "upcoming", daysAgo: [2, 1])
    try remember(runner, "once", daysAgo: [1])
    let listed = try runner.run("suggest").output.split(separator: "\n").map(String.init)
    #expect(listed.map { $0.suffix(20) }.map(String.init).map { $0.contains("popular") } == [true, false], "\(listed)")
    let identifier = try #require(listed.first?.prefix { $0 != " " })
    #expect(try runner.run("suggest", "--dismiss", String(identifier)).status == 0)
    let after = try runner.run("suggest").output
    #expect(after.split(separator: "\n").first?.contains("upcoming") == true)
    let again = try runner.run("suggest", "--run=\(identifier)")
    #expect((again.status, again.output) == (0, "popular 1\n"))
    let deleted = try runner.run("donations", "delete", String(identifier))
    #expect((deleted.status, deleted.errors) == (0, "4 donations are deleted.\n"))
    #expect(try runner.run("suggest").output.contains("popular") == false)
    let gone = try runner.run("donations", "delete", String(identifier))
    #expect(gone.status == 65 && gone.errors.contains("Nothing that was donated has the ID"))
    #expect(try runner.run("donations", "delete", "--all").status == 0)
    #expect(try runner.shell("grep -r 'popular\\|upcoming' .local").status == 1)
  }

  @Test func `a person picks from the visual list what is done again`() throws {
    let runner = try runner()
    try remember(runner, "popular", daysAgo: [3, 2, 1])
    try remember(runner, "upcoming", daysAgo: [2, 1])
    let session = try runner.start("suggest", "--run", "--accessible")
    session.expect("What shall be done?")
    session.expect("upcoming")
    session.type("2\r")
    #expect(session.wait() == 0)
    #expect(session.output == "upcoming 1\n")
    #expect(try runner.run("suggest", "--run").status == 65)
  }

  @Test func `what was done once is no habit yet, and is done again or dismissed by its ID all the same`() throws {
    let runner = try runner()
    try remember(runner, "popular", daysAgo: [1])
    #expect(try runner.run("suggest").output == "")
    let identifier = try #require(try donations(runner).first?["id"] as? String)
    #expect(try runner.run("suggest", "--run=\(identifier)").output == "popular 1\n")
    let dismissed = try runner.run("suggest", "--dismiss", identifier)
    #expect(dismissed.status == 0)
    #expect(dismissed.errors.contains("“Movies (popular, 1)” is suggested less"), "\(dismissed.errors)")
  }

  @Test("A name that nothing has is told", arguments: ["--dismiss=x", "--run=x"])
  func unknown(flag: String) throws {
    let outcome = try runner().run("suggest", flag)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("[unknown-donation]"))
  }

  @Test("Deleting needs to know what", arguments: [[], ["x", "--all"], ["--group", "a", "--persistent-id", "b"]])
  func selection(words: [String]) throws {
    #expect(try runner().run("donations", "delete", flags: words).status == 64)
  }

  @Test func `twenty at once lose nothing`() throws {
    let runner = try runner()
    let script = """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        "$RUNNER" run movies --list popular --page $i > /dev/null &
      done
      wait
      """
    let outcome = try runner.shell(script)
    #expect(outcome.errors == "", "\(outcome)")
    #expect(try donations(runner).count == 20)
  }

  @Test func `a store for which there is no room keeps what it has, and spoils no run`() throws {
    let runner = try runner()
    #expect(try runner.run("run", "movies", "--list", "popular").status == 0)
    let outcome = try runner.shell("ulimit -f 0; $RUNNER run movies --list upcoming --verbose 2>&1 | cat")
    #expect(outcome.output.contains("upcoming 1\n") && outcome.output.contains("not-donated"), "\(outcome)")
    #expect(try donations(runner).count == 1)
    #expect(try runner.run("run", "movies", "--list", "upcoming").status == 0)
    #expect(try donations(runner).count == 2)
  }

  @Test func `whoever is killed has donated all or nothing`() throws {
    let runner = try runner()
    let script = """
      for i in 1 2 3 4 5 6 7 8 9 10; do
        "$RUNNER" run movies --list popular --page $i > /dev/null &
        sleep 0.0$i
        kill -9 $!
      done
      wait
      """
    _ = try runner.shell(script)
    let found = try donations(runner)
    #expect(found.count <= 10)
    #expect(Set(found.compactMap { $0["id"] as? String }).count == found.count)
    // The store is whole.
    #expect(try runner.run("run", "movies", "--list", "popular", "--page", "99").status == 0)
    #expect(try donations(runner).count == found.count + 1)
  }
}
