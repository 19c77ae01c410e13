import Foundation
import TestSupport
import Testing

/// What is remembered by hand.
@Suite("Donations at the command line")
struct DonationsCommandTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "Workflows/movies.yaml",
      """
      name: Movies
      inputs:
        list: { type: MovieList }
        page: { type: number, default: 1, min: 1, max: 500 }
        note: text?
      steps:
        - Show Result: ${list} ${page}

      """)
    try runner.file(
      "Workflows/lamps.yaml",
      """
      activities:
        org.example.lamp: { title: "${name}", info: { name: text, level: number? } }
      enums:
        Command: { power: Power, dim: Dim }
      actions:
        Switch Lamp:
          parameters:
            command: Command
            level: { type: number, when: "${command == 'dim'}", default: 5, max: 10 }
          summary:
            - { when: "${command == 'power'}", text: "Press ${command}" }
            - { when: "${command == 'dim' and (level ?? 0) > 0}", text: "Dim to ${level}", subtitle: "with ${command}" }
          steps: [Show Result: "${command} ${level ?? 0}"]
        Quiet Action:
          suggest: false
          steps: [Text: quiet]

      """)
  }

  private func donations() throws -> [[String: Any]] {
    let outcome = try runner.run("donations", "--format", "json")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }

  @Test func `a run that is added is the one that would have been done`() throws {
    #expect(try runner.run("run", "movies", "--list", "top rated", "--page", "2").status == 0)
    let outcome = try runner.run("donations", "add", "movies", "--", "--list", "top_rated", "--page", "2")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("is remembered already"), "\(outcome.errors)")
    #expect(try donations().count == 1)
  }

  @Test func `what came by a pipe or out of a file is not remembered, the file itself is`() throws {
    try runner.file(
      "text.yaml", "inputs: { x: { type: text, input: true } }\nsteps: [{ Show Result: \"${x}\" }]\n")
    try runner.file(
      "file.yaml", "inputs: { x: { type: file, input: true } }\nsteps: [{ Show Result: \"${x.name}\" }]\n")
    try runner.file("a.txt", "hidden")
    #expect(try runner.run("run", "text.yaml", input: "hidden").status == 0)
    #expect(try runner.run("run", "text.yaml", "--input", "a.txt").status == 0)
    #expect(try runner.run("run", "file.yaml", input: "hidden").status == 0)
    #expect(try donations().isEmpty)
    #expect(try runner.run("run", "file.yaml", "--input", "a.txt").status == 0)
    #expect(try runner.run("run", "text.yaml", "--x", "shown").status == 0)
    #expect(try donations().count == 2)
  }

  @Test func `a clock that is set makes nothing too old`() throws {
    let add = { (moment: String, list: String) in
      try runner.run(
        "donations", "add", "movies", "--", "--list", list, with: moment.isEmpty ? [:] : ["RUNNER_NOW": moment])
    }
    #expect(try add("", "popular").status == 0)
    #expect(try add("2020-03-02T08:00:00Z", "upcoming").status == 0)
    #expect(try add("2041-03-02T08:00:00Z", "top_rated").status == 0)
    #expect(try donations().count == 3)
    // What was tried is forgotten when the clock goes right again.
    #expect(try add("", "now_playing").status == 0)
    #expect(try donations().count == 2)
  }

  @Test func `an action of a file is added, suggested and done again`() throws {
    let words = ["donations", "add", "lamps", "--action", "Switch Lamp", "--id", "dim", "--", "--command", "dim"]
    for day in ["2026-03-02", "2026-03-03"] {
      let outcome = try BuiltRunner.Outcome(runner, words, at: "\(day)T08:00:00Z")
      #expect(outcome.status == 0, "\(outcome)")
    }
    #expect(
      try runner.run("donations", with: ["RUNNER_NOW": "2026-03-04T08:00:00Z"]).output.contains("Dim to 5 (with Dim)"))
    let again = try BuiltRunner.Outcome(runner, ["suggest", "--run=dim"], at: "2026-03-04T08:00:00Z")
    #expect((again.status, again.output) == (0, "Dim 5\n"), "\(again)")
  }

  @Test(
    "What could never be done so is refused",
    arguments: [
      (["add", "movies", "--", "--list", "nothing"], "is none of the choices"),
      (["add", "movies", "--", "--list", "popular", "--page", "many"], "`number` is needed"),
      (["add", "movies", "--", "--list", "popular", "--page", "501"], "500"),
      (["add", "movies", "--id", "", "--", "--list", "popular"], "ID is empty"),
      (["add", "movies", "--group", " ", "--", "--list", "popular"], "group is empty"),
      (["add", "movies", "--persistent-id", "a\nb", "--", "--list", "popular"], "in one line"),
      (["add", "movies", "--", "--list", "popular", "--note", String(repeating: "x", count: 5000)], "4 KB"),
      (["add", "lamps", "--action", "Switch Lamp", "--", "--command", "explode"], "explode"),
      (["add", "lamps", "--action", "Switch Lamp", "--", "--command", "power", "--level", "3"], "exists only when"),
      (["add", "lamps", "--action", "Switch Lamp", "--", "--command", "dim", "--level", "11"], "10"),
      (["add", "lamps", "--action", "Switch Lamp", "--", "--command", "dim", "--level", "0"], "belong to none of"),
      (["add", "lamps", "--action", "Switch Lmp"], "did you mean `Switch Lamp`?"),
      (["add", "lamps", "--action", "Quiet Action"], "is not remembered"),
    ] as [([String], String)])
  func refused(words: [String], message: String) throws {
    let outcome = try runner.run("donations", flags: words)
    #expect(outcome.status == 65, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try donations().isEmpty)
  }

  @Test(
    "An activity is what its type declares, and no more",
    arguments: [
      (["--info", "name=Desk", "--info", "colour=red"], "has no key `colour`"),
      (["--info", "name=Desk", "--info", "levl=3"], "did you mean `level`?"),
      (["--info", "name=Desk", "--info", "level=high"], "`level` of `org.example.lamp` is refused"),
      (["--info", "name=" + String(repeating: "x", count: 5000)], "4 KB"),
      (["--info", "name=Desk", "--id", ""], "ID is empty"), (["--info", "level=3"], "needs `name`"),
    ] as [([String], String)])
  func activities(words: [String], message: String) throws {
    let outcome = try runner.run("activities", "add", "org.example.lamp", flags: words)
    #expect(outcome.status == 65, "\(outcome)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try donations().isEmpty)
  }

  @Test(
    "A flag of another part of a command is none",
    arguments: [
      (["donations", "list", "--group", "g1"], "donations list", "group"),
      (["donations", "--all"], "donations list", "all"),
      (["donations", "add", "movies", "--all"], "donations add", "all"),
      (["donations", "delete", "x", "--format", "json"], "donations delete", "format"),
      (["activities", "types", "--id", "x"], "activities types", "id"),
      (["activities", "delete", "x", "--info", "a=b"], "activities delete", "info"),
      (["shortcuts", "--phrase", "x"], "shortcuts list", "phrase"),
      (["shortcuts", "add", "movies", "--phrase", "x", "--all"], "shortcuts add", "all"),
      (["shortcuts", "delete", "x", "--name", "y"], "shortcuts delete", "name"),
      (["suggest", "--run=zz", "--dismiss", "x1"], "suggest --dismiss", "run"),
      (["suggest", "--run", "--format", "json"], "suggest --run", "format"),
      (["suggest", "--yes"], "suggest", "yes"),
    ] as [([String], String, String)])
  func foreign(words: [String], part: String, flag: String) throws {
    let outcome = try runner.run(flags: words)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
    #expect(outcome.errors.contains("`runner \(part)` has no flag `--\(flag)`. [unknown-flag]"), "\(outcome.errors)")
  }

  @Test("Settings that cannot be read are told when something was to be remembered", arguments: ["nope", "[", "1"])
  func settings(value: String) throws {
    try runner.file(".config/runner/config.yaml", "donations: \(value)\n")
    let words = ["run", "movies", "--list", "popular", "--page", "2"]
    let outcome = try runner.run(flags: words)
    #expect(outcome.status == 0 && outcome.errors.contains("The run is not remembered."), "\(outcome)")
    #expect(try !runner.run(flags: words + ["--quiet"]).errors.contains("remembered"))
    #expect(try donations().isEmpty)
  }

  @Test func `words that can never be of the type of an input are no shortcut`() throws {
    try runner.file(
      "open.yaml",
      """
      inputs:
        kind: { type: text, options: [a, b] }
        n: { type: number, when: "${kind == 'a'}" }
      steps: [Show Result: "${n ?? 0}"]

      """)
    let add = { (n: String) in try runner.run("shortcuts", "add", "open.yaml", "--phrase", "x", "--", "--n", n) }
    let outcome = try add("nonsense")
    #expect(outcome.status == 65 && outcome.errors.contains("`nonsense` for `--n` is refused"), "\(outcome)")
    #expect(try add("12").status == 0)
  }

  @Test func `an ID is of one thing`() throws {
    let add = { (name: String) in
      try runner.run("activities", "add", "org.example.lamp", "--id", "lamp", "--info", "name=\(name)")
    }
    #expect(try add("Desk").status == 0)
    let taken = try add("Floor")
    #expect(taken.status == 65 && taken.errors.contains("has the ID `lamp` already"), "\(taken)")
    let twice = try runner.run("activities", "add", "org.example.lamp", "--info", "name=a", "--info", "name=b")
    #expect(twice.status == 64, "\(twice)")
    #expect(try donations().count == 1)
  }

  @Test func `five hundred equal deeds of one second are one, and lose against a daily habit`() throws {
    try runner.file(
      "flood.yaml",
      """
      suggest: false
      uses: [./Workflows/lamps.yaml]
      inputs: { deeds: { type: "[dictionary]", input: true } }
      steps:
        - each: ${deeds}
          do:
            - Switch Lamp: { command: "${item.parameters.command}" }

      """)
    let deed = #"{"intent": "SwitchLamp", "parameters": {"command": "power"}, "donatedAt": "2026-03-02T08:00:00Z"}"#
    try runner.file("flood.jsonl", String(repeating: deed + "\n", count: 500))
    let habit = ["donations", "add", "movies", "--", "--list", "popular"]
    for day in 1...7 {
      #expect(try BuiltRunner.Outcome(runner, habit, at: "2026-03-0\(day)T08:00:00Z").status == 0)
    }
    for day in 6...7 {
      let flood = try BuiltRunner.Outcome(
        runner, ["run", "flood.yaml", "--input", "flood.jsonl"], at: "2026-03-0\(day)T08:00:00Z")
      #expect(flood.status == 0, "\(flood.errors)")
    }
    let kept = try BuiltRunner.Outcome(runner, ["donations"], at: "2026-03-08T08:00:00Z").output
    #expect(kept.split(separator: "\n").filter { $0.contains("Press Power") }.count == 2, "\(kept)")
    let suggested = try BuiltRunner.Outcome(runner, ["suggest"], at: "2026-03-08T08:00:00Z").output
    #expect(suggested.split(separator: "\n").map { $0.contains("Press Power") } == [false, true], "\(suggested)")
  }

  @Test func `lists that are empty say so`() throws {
    for words in [["donations"], ["activities"]] {
      let outcome = try runner.run(flags: words)
      #expect(outcome.output == "" && outcome.errors == "There are no \(words[0]).\n")
      #expect(try runner.run(flags: words + ["--format", "json"]).errors == "")
    }
  }
}

extension BuiltRunner.Outcome {
  /// At a moment of the clock.
  fileprivate init(_ runner: BuiltRunner, _ words: [String], at moment: String) throws {
    var runner = runner
    runner.environment["RUNNER_NOW"] = moment
    self = try runner.run(flags: words)
  }
}
