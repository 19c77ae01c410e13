import Testing

@testable import runner

@Suite("What may be written on a command line")
struct CompletionTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "Workflows/trip.yaml",
      """
      inputs:
        list: { type: MovieList, default: popular }
        size: { type: text, options: [{ value: big, title: Very big }, small] }
        where: { type: text, options: "${['a', list.value]}" }
        tags: { type: "[text]", options: ["a,b", c] }
        loud: { type: boolean, default: false }
        place: folder
        photo: image
      permissions: { run: [git], network: [example.org] }
      steps:
        - Choose From List: { list: [One, Two] }
          as: person
      """)
    try runner.file("Workflows/trip.test.yaml", "tests: []\n")
    try runner.file("Workflows/words.yaml", "enums:\n  Size: [small, large]\n")
    try runner.file(".config/runner/workflows/own.yml", "steps: []\n")
    try runner.file("Workflows/broken.yaml", "steps: [\n")
    try runner.file("Workflows/-dash.yaml", "steps: []\n")
    try runner.file("Workflows/bell\u{7}.yaml", "steps: []\n")
  }

  /// The answer for zsh: the paths that it is to offer, and the words.
  private func answer(_ words: [String]) throws -> (paths: String, words: [String]) {
    let session = try TerminalSession(runner, ["complete", "zsh"] + words, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 0 && session.errors == "")
    var lines = session.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    return (lines.isEmpty ? "" : lines.removeFirst(), lines)
  }

  @Test("Every flag of a verb that the help shows is offered, and only those", arguments: Verbs.all.map(\.verb))
  func flags(verb: String) throws {
    let command = try #require(Verbs.named(verb))
    #expect(Completion.suggestions(for: [verb, "--"]).words.map(\.text) == command.allFlags.map { "--\($0.name)" })
    for flag in command.allFlags { #expect(command.help.contains(" --\(flag.name)")) }
  }

  @Test("What is true or false is offered with what denies it, and neither when one is given")
  func denials() throws {
    for (given, offered) in [([], ["--loud", "--no-loud"]), (["--loud"], []), (["--no-loud"], [])] {
      let words = try answer(["run", "trip"] + given + ["--"]).words.filter { $0.hasSuffix("loud") }
      #expect(words == offered, "\(given)")
    }
  }

  @Test("Every verb that the help shows is offered")
  func verbs() {
    let offered = Completion.suggestions(for: [""]).words.map(\.text)
    #expect(offered == Verbs.all.map(\.verb) + ["help"])
    #expect(!offered.contains(CompletionEntry.verb) && !Runner.help.contains("runner complete "))
  }

  @Test(
    "Values are offered where they are known",
    arguments: [
      (["run", ""], "workflows", ["broken", "own", "trip"]),
      (["describe", ""], "yaml", ["broken", "own", "trip", "words"]),
      (["check", ""], "yaml", ["broken", "own", "trip", "words"]),
      (["check", "a.yaml", ""], "yaml", ["broken", "own", "trip", "words"]),
      (["run", "trip", "--list", ""], "none", ["now_playing", "upcoming", "popular", "top_rated"]),
      (
        ["run", "trip", "--list="], "none", ["now_playing", "upcoming", "popular", "top_rated"].map { "--list=" + $0 }
      ),
      (["run", "trip", "--size", ""], "none", ["big", "small"]), (["run", "trip", "--where", ""], "none", []),
      (["run", "trip", "--tags", "c", ""], "none", ["\"a,b\"", "c"]),
      (["run", "trip", "--loud="], "none", ["--loud=true", "--loud=false", "--loud=yes", "--loud=no"]),
      (["run", "trip", "--no-loud", "--color", ""], "none", ["auto", "always", "never"]),
      (["run", "trip", "--place", ""], "folders", []), (["run", "trip", "--photo", ""], "files", []),
      (["run", "trip", "--answer", ""], "none", ["person="]),
      (["run", "trip", "--allow", ""], "none", ["run=git", "network=example.org"]),
      (["run", "trip", "--color", ""], "none", ["auto", "always", "never"]),
      (["run", "--color", "never", ""], "workflows", ["broken", "own", "trip"]),
      (["run", "trip", "--output", ""], "files", []),
      (["pick", ""], "files", []), (["pick", "--input-type", ""], "none", ["lines", "jsonl", "csv"]),
      (["pick", "--density="], "none", ["compact", "normal", "large"].map { "--density=" + $0 }),
      (["pick", "--query", ""], "none", []), (["pick", "--multi", ""], "files", []),
      (["completions", ""], "none", ["bash", "zsh", "fish"]), (["help", "sc"], "none", Verbs.all.map(\.verb)),
      (["help", "run", ""], "none", []), (["nonsense", ""], "none", []),
    ])
  func values(words: [String], paths: String, offered: [String]) throws {
    let answer = try answer(words)
    #expect(answer.words.sorted() == offered.sorted(), "\(words)")
    #expect(answer.paths == paths)
  }

  @Test("A flag that is given is offered again only where it may be; behind `--` none is")
  func given() throws {
    let offered = try answer(["run", "trip", "--quiet", "--answer", "person=One", "--"]).words
    #expect(!offered.contains("--quiet") && offered.contains("--answer") && offered.contains("--list"))
    #expect(try answer(["run", "trip", "--", "--"]).words == [])
    #expect(try answer(["run", "trip", ""]).words.contains("--loud"))
  }

  @Test("Actions, codes and topics are offered")
  func catalogue() throws {
    #expect(try answer(["action", ""]).words.contains("Choose From List"))
    let codes = try answer(["explain", ""]).words
    #expect(codes.contains("unknown-action") && codes.contains("types"))
  }

  @Test("Bash gets paths too: of the kind that is wanted, folders to go on from, what begins with a dot when asked for")
  func paths() throws {
    try runner.file("flows/a b.yaml", "")
    try runner.file("flows/notes.txt", "")
    try runner.file("flows/.hidden.yaml", "")
    try runner.file("flows/deep/c.yaml", "")
    let answers = [
      "check flows/": ["flows/a\\ b.yaml", "flows/deep/"], "check flows/.": ["flows/.hidden.yaml"],
      "run trip --place flows/": ["flows/deep/"], "run trip --place=fl": ["flows/"],
      "run trip --photo flows/n": ["flows/notes.txt"], "check ~/flows/a": ["~/flows/a\\ b.yaml"],
      "check gone/": [], "check '~/flows/a": [],
    ]
    for (line, replies) in answers {
      let outcome = try runner.run("complete", "bash", " \t\n\"'@><=;|&(:", "runner " + line)
      #expect(outcome.output == replies.map { $0 + "\n" }.joined(), "\(line)")
    }
  }

  @Test("An unknown shell is told, with those there are")
  func unknownShell() throws {
    let outcome = try runner.run("completions", "bsh")
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.contains("did you mean `bash`?"))
    #expect(try runner.run("complete", "bsh", "").output == "")
  }
}
