import Foundation
import Testing

@Suite("Runs without a terminal", .serialized)
struct RunTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "pick.yaml",
      "steps:\n  - Get People:\n  - Choose From List: Who is it?\n    as: person\n  - Text: Hello ${person.name}\n")
  }

  @Test("Without a terminal the message names the flag and the choices, by status 65")
  func noTerminal() throws {
    let outcome = try runner.run("run", "pick.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    for part in ["there is no terminal", "--answer person=…", "`Joe Bloggs`, `Peter Roberts`, `Sarah Love`"] {
      #expect(outcome.errors.contains(part))
    }
  }

  @Test(
    "`CI` and `--no-input` ask nobody, even at a terminal",
    arguments: [(["CI": "true"], ["run", "pick.yaml"]), ([:], ["run", "pick.yaml", "--no-input"])])
  func silent(variables: [String: String], words: [String]) throws {
    let session = try TerminalSession(runner, words, terminal: PseudoTerminal(), extra: variables)
    session.pipeIn("")
    #expect(session.wait() == 65)
    #expect(session.screen == "")
  }

  @Test("An answer in advance is taken, from the command line and from a file")
  func answers() throws {
    try runner.file("answers.yaml", "person: Sarah Love\n")
    for flag in ["--answer=person=sarah love", "--answer=person=#3", "--answers=answers.yaml", "--answer=step:3=Sarah"]
    {
      let outcome = try runner.run("run", "pick.yaml", flag)
      #expect(outcome.status == 0, "\(flag): \(outcome.errors)")
      #expect(outcome.output == "Hello Sarah Love\n")
    }
  }

  @Test(
    "Mistakes in answers end by status 65, in files by 66",
    arguments: [
      ("--answer=persn=x", 65, "did you mean `person`?"), ("--answer=person=x", 65, "none of the choices"),
      ("--answers=missing.yaml", 66, "missing.yaml"), ("--answer=x", 64, "which step it answers"),
    ])
  func wrongAnswers(flag: String, status: Int32, message: String) throws {
    let outcome = try runner.run("run", "pick.yaml", flag)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(
    "A zone that is not known is a warning, and UTC",
    arguments: [
      ("Nope/Zone", "Z", true), ("UTC+25", "Z", true), ("EST5EDT,M3.2.0,M11.1.0", "Z", true),
      ("UTC+5", "-05:00", false),
      ("<+0530>-5:30", "+05:30", false), ("Asia/Tokyo", "+09:00", false), ("UTC", "Z", false), ("", "Z", false),
    ])
  func zone(name: String, offset: String, isWarned: Bool) throws {
    try runner.file("zone.yaml", "steps:\n  - Text: ${'2024-07-01T12:00'.as(date)} ${now}\n")
    let outcome = try runner.run("run", "zone.yaml", with: ["TZ": name])
    #expect(outcome.output.hasPrefix("2024-07-01T12:00:00\(offset) "))
    #expect(outcome.output.hasSuffix("\(offset)\n"))
    #expect(outcome.errors.components(separatedBy: "unknown-zone").count == (isWarned ? 2 : 1), "\(outcome.errors)")
  }

  @Test("An answer that nobody asked for is a warning")
  func unused() throws {
    let outcome = try runner.run("run", "pick.yaml", "--answer=person=Sarah", "--answer=person=Joe")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("unused-answer"))
  }

  @Test(
    "The command line is checked, by status 64",
    arguments: [
      (["run"], "needs FILE|NAME"), (["rnu", "pick.yaml"], "did you mean `run`?"),
      (["run", "pick.yaml", "--anwser", "x"], "did you mean `--answer`?"), (["run", "pick.yaml", "x"], "more than"),
      (["run", "pick.yaml", "--timeout", "soon"], "takes a duration"),
      (["run", "pick.yaml", "--output"], "needs a value"),
      (["run", "pick.yaml", "--output-type", "xml"], "it takes `text`, `json`"),
      (["pick.yaml"], "runner run pick.yaml"),
      (["run", "pick.yaml", "--quiet=1"], "takes no value"), ([], "usage: runner VERB"),
    ])
  func usage(words: [String], message: String) throws {
    let session = try TerminalSession(runner, words, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 64)
    #expect(session.output == "")
    #expect(session.errors.contains(message), "\(session.errors)")
  }

  @Test("A workflow that is not there ends by status 66, one with mistakes by 65")
  func wrongFiles() throws {
    try runner.file("Workflows/people.yaml", "steps:\n  - Get Peple:\n")
    let missing = try runner.run("run", "peopel")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("did you mean `people`?"))
    let wrong = try runner.run("run", "people")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("Workflows/people.yaml:2:5"))
    #expect(wrong.errors.contains("did you mean `Get People`?"))
  }

  @Test("Inputs are flags, in words as an answer would be, and the help tells them")
  func inputs() throws {
    try runner.file(
      "inputs.yaml",
      """
      name: Greet
      inputs:
        full_name: { type: text, ask: Whom? }
        tags: { type: "[text]", default: [] }
        loud: { type: boolean, default: false }
      steps:
        - Text: "${full_name} ${tags.join('+')} ${loud}"
      """)
    let outcome = try runner.run("run", "inputs.yaml", "--tags", "a", "b,c", "--loud", "--full-name=Ada")
    #expect(outcome.output == "Ada a+b,c true\n", "\(outcome.errors)")
    let help = try runner.run("run", "inputs.yaml", "--help")
    for part in ["Greet", "--full-name VALUE", "Whom?", "--[no-]loud", "--answer NAME=VALUE"] {
      #expect(help.output.contains(part))
    }
    #expect(try runner.run("run", "inputs.yaml").status == 65)
  }

  @Test(
    "What is yes or no is said by a flag alone, by `--no-`, and by words",
    arguments: [
      (["--wet"], "true"), (["--no-wet"], "false"), (["--wet=false"], "false"), (["--wet", "no"], "false"),
      (["--wet", "yes"], "true"), (["--wet", "dry"], "false"), (["--wet=Rain"], "true"), (["--no-no-ice"], "null"),
      (["--no-ice", "--wet"], "true"),
    ])
  func booleanFlags(words: [String], found: String) throws {
    try runner.file(
      "wet.yaml",
      """
      inputs:
        wet: { type: boolean?, labels: { true: rain, false: dry } }
        no_ice: boolean?
      steps:
        - return: ${wet}
      """)
    let outcome = try runner.run("run", "wet.yaml", "--output-type", "json", flags: words)
    #expect(outcome.output == found + "\n", "\(outcome.errors)")
    let both = try runner.run("run", "wet.yaml", "--no-wet", "--wet")
    #expect(both.status == 64)
    #expect(both.errors.contains("`--wet` is given twice"))
    #expect(try runner.run("run", "wet.yaml", "--no-wet=yes").errors.contains("write `--no-wet`"))
    #expect(try runner.run("run", "wet.yaml", "--help").output.contains("--[no-]wet"))
  }

  @Test("The help and `describe` tell what may be given, in short")
  func bounds() throws {
    try runner.file(
      "bounds.yaml",
      """
      inputs:
        room: { type: text, options: [single, { value: double, title: Double room }] }
        nights: { type: number, min: 1, max: 30 }
        code: { type: text, pattern: "[A-Z]{3}", confirm: Use it? }
        pet: { type: text?, options: { List: [cat] } }
        paid: { type: boolean, labels: { true: paid, false: open } }
      steps: []
      """)
    for words in [["run", "bounds.yaml", "--help"], ["describe", "bounds.yaml"]] {
      let text = try runner.run(flags: words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for part in [
        "one of single, double (Double room)", "1 to 30", "matching `[A-Z]{3}`; to be confirmed",
        "among what `List` gives", "paid or open",
      ] {
        #expect(text.contains(part), "\(part) in \(text)")
      }
    }
  }

  @Test(
    "A file, a pipe and `-` give the same",
    arguments: [
      ("[text]", "a\nb\n", "txt", #"["a","b"]"#), ("text", "a\nb\n", "txt", #""a\nb""#),
      ("any", #"{"a": 1}"# + "\n", "json", #"{"a":1}"#), ("any", "plain\n", "txt", #""plain""#),
      ("[dictionary]", "{\"a\": 1}\n{\"a\": 2}\n", "jsonl", #"[{"a":1},{"a":2}]"#),
      ("[dictionary]", #"[{"a": 1}]"#, "json", #"[{"a":1}]"#), ("dictionary", "{\n\"a\": 1}", "json", #"{"a":1}"#),
      ("number", "12\n", "txt", "12"),
      ("Item", #"{"name": "a", "size": "1", "other": 2}"#, "json", #"{"name":"a","size":1}"#),
      (
        "[Item]", "{\"name\": \"a\"}\n{\"name\": \"b\"}\n", "jsonl",
        #"[{"name":"a","size":null},{"name":"b","size":null}]"#
      ),
    ])
  func sameInput(type: String, bytes: String, ending: String, json: String) throws {
    let runner = try BuiltRunner()
    try runner.file(
      "x.yaml",
      "types: { Item: { properties: { name: text, size: number? } } }\ninputs:\n  x: { type: \"\(type)\", input: true }\nsteps: []\noutput: ${x}\n"
    )
    try runner.file("in." + ending, bytes)
    for words in [["--input", "in." + ending], ["--input", "-"], []] {
      let outcome = try runner.shell(
        "$RUNNER run x.yaml --output-type jsonl \(words.joined(separator: " ")) < in.\(ending)")
      #expect(outcome.output.split(separator: "\n").joined(separator: ",") == json.trimmingItems, "\(words) \(outcome)")
    }
  }

  @Test func `what is no text and what is too much are refused as input`() throws {
    let runner = try BuiltRunner()
    try runner.file("x.yaml", "inputs:\n  x: { type: text, input: true }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.shell("printf '\\377' | $RUNNER run x.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("UTF-8"))
  }

  @Test(
    "Output that cannot be written is an error, whatever else is closed", arguments: [">&-", "<&- >&-", "<&- >&- 2>&-"])
  func closed(redirection: String) throws {
    let runner = try BuiltRunner()
    try runner.file("x.yaml", "steps: [{ Text: done }]\n")
    #expect(try runner.shell("$RUNNER run x.yaml \(redirection)").status == 1)
  }

  @Test func `a time limit that passes is told with the step`() throws {
    let runner = try BuiltRunner()
    try runner.file("x.yaml", "steps:\n  - while: ${true}\n    do: []\n")
    let outcome = try runner.run("run", "x.yaml", "--timeout", "200ms")
    #expect(outcome.status == 124)
    #expect(outcome.errors.contains("`--timeout` gave it 200ms"))
    #expect(outcome.errors.contains("x.yaml:2:"))
  }

  @Test func `an answer to an input is one, whatever stands as its default`() throws {
    let runner = try BuiltRunner()
    try runner.file("x.yaml", "inputs:\n  x: { type: text, default: dd }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.run("run", "x.yaml", "--answer", "inputs.x=given")
    #expect(outcome == BuiltRunner.Outcome(status: 0, output: "given\n", errors: ""))
  }

  @Test func `what a definition asks first is not taken for granted`() throws {
    let runner = try BuiltRunner()
    try runner.file(
      "x.yaml",
      "actions:\n  Erase It:\n    confirm: Erase it?\n    steps: [{ Text: erased }]\nsteps: [{ Erase It: }]\n")
    #expect(try runner.run("run", "x.yaml", "--defaults").status == 65)
    #expect(try runner.run("run", "x.yaml", "--answer", "step:5.confirm=yes").output == "erased\n")
  }

  @Test("What is piped in goes to the input that takes it")
  func piped() throws {
    try runner.file(
      "upper.yaml", "inputs:\n  text: { type: text, input: true }\nsteps:\n  - Make Uppercase: ${text}\n")
    try runner.file("hello.txt", "hello")
    #expect(try runner.run("run", "upper.yaml", input: "abc").output == "ABC\n")
    #expect(try runner.run("run", "upper.yaml", "--input", "-", input: "abc").output == "ABC\n")
    #expect(try runner.run("run", "upper.yaml", "--input", "hello.txt", input: "abc").output == "HELLO\n")
    #expect(try runner.run("run", "upper.yaml", "--text", "x", input: "abc").output == "X\n")
  }

  @Test(
    "The output has the form that is asked for",
    arguments: [
      ("text", "One\nTwo\n"), ("json", "[\n  \"One\",\n  \"Two\"\n]\n"), ("jsonl", "\"One\"\n\"Two\"\n"),
      ("yaml", "- One\n- Two\n"),
    ])
  func forms(form: String, text: String) throws {
    try runner.file("list.yaml", "steps:\n  - List: [One, Two]\n")
    #expect(try runner.run("run", "list.yaml", "--output-type", form).output == text)
    let path = "out.\(form == "text" ? "txt" : form)"
    #expect(try runner.run("run", "list.yaml", "--output", path).output == "")
    #expect(try runner.text(of: path) == text)
  }

  @Test("A reader that goes away ends the run quietly, by status 141")
  func closedOutput() throws {
    try runner.file(
      "show.yaml", "steps:\n  - repeat: 100000\n    do:\n      - Show Result: \(String(repeating: "x", count: 90))\n")
    let session = try TerminalSession(runner, ["run", "show.yaml"], terminal: nil, extra: [:])
    session.pipeIn("")
    session.closeOutput()
    #expect(session.wait() == 141)
    #expect(session.errors == "")
  }

  @Test("What was shown last is not printed again, and in another form it is shown beside the output")
  func shown() throws {
    try runner.file("show.yaml", "steps:\n  - List: [1, 2]\n  - Show Result:\n")
    #expect(try runner.run("run", "show.yaml").output == "1\n2\n")
    let outcome = try runner.run("run", "show.yaml", "--output-type", "json")
    #expect(outcome.output == "[\n  1,\n  2\n]\n")
    #expect(outcome.errors == "1\n2\n")
  }

  @Test("A run that takes too long ends by status 124")
  func timeout() throws {
    try runner.file("wait.yaml", "steps:\n  - Wait: 1h\n")
    let outcome = try runner.run("run", "wait.yaml", "--timeout", "100ms")
    #expect(outcome.status == 124)
  }

  @Test("An endless loop that never waits is ended, by the run's time and by its own")
  func endless() throws {
    try runner.file("loop.yaml", "steps:\n  - while: true\n    do: []\n")
    #expect(try runner.run("run", "loop.yaml", "--timeout", "100ms").status == 124)
    try runner.file("timed.yaml", "steps:\n  - while: true\n    do: []\n    timeout: 100ms\n")
    let outcome = try runner.run("run", "timed.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("`while` took longer than 100ms."))
  }

  @Test("An argument that is not UTF-8 is refused and not mended")
  func notUTF8() throws {
    let outcome = try runner.shell(#"$RUNNER run "$(printf 'caf\351.yaml')""#)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("`caf�.yaml`, is not UTF-8"))
  }

  @Test("A file that would be larger than allowed is an error, and nothing is left of it")
  func tooLarge() throws {
    try runner.file("long.yaml", "steps:\n  - repeat: 3000\n    do: { Text: \"0123456789\" }\n")
    let file = try runner.shell("ulimit -f 1; $RUNNER run long.yaml --output out.txt")
    #expect(file.status == 1)
    #expect(file.errors.contains("`out.txt` cannot be written: it would be too large."))
    #expect(throws: (any Error).self) { try runner.text(of: "out.txt") }
    let output = try runner.shell("ulimit -f 1; $RUNNER run long.yaml > out.txt")
    #expect(output.status == 1)
    #expect(output.errors.contains("Standard output cannot be written: it would be too large."))
  }

  @Test("`--verbose` tells what a program that succeeded wrote to standard error, cleaned and masked")
  func errorOutput() throws {
    try runner.file(
      "told.yaml",
      """
      permissions: { run: [sh], secrets: [TOKEN], environment: [T] }
      steps:
        - Run Program:
            arguments: [sh, -c, 'printf "one\\033[2J\\n$T two\\n" >&2; echo done']
            environment: { T: "${secrets.TOKEN}" }
      """)
    let command = "TOKEN=SENTINEL-7f3a $RUNNER run told.yaml --yes"
    let quiet = try runner.shell(command)
    #expect(quiet.errors == "")
    let verbose = try runner.shell(command + " --verbose")
    #expect(verbose.errors.contains("\nsh: one\\x1b[2J\nsh: *** two\n"), "\(verbose.errors)")
    #expect(!verbose.errors.contains("SENTINEL"))
    for outcome in [quiet, verbose] { #expect(outcome.output == "done\n") }
  }

  @Test("`--verbose` tells when steps begin and end, what is skipped and tried again, and who answered")
  func verbose() throws {
    try runner.file(
      "told.yaml",
      """
      steps:
        - Choose From List: { list: [Tea, Milk] }
          as: drink
        - Text: a
          when: ${drink == 'Milk'}
        - do: { fail: No luck }
          retry: { times: 2, wait: 1ms }
          catch: []
      """)
    let outcome = try runner.run("run", "told.yaml", "--answer", "drink=tea", "--verbose")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for line in [
      "begins  line 2  Choose From List\n", "answer  drink=Tea  (given in advance)\n",
      "ends  line 2  Choose From List  (",
      "skips  line 4  Text  its `when` is false\n", "again  line 6  do  attempt 2 of 2 in 1ms, after: No luck\n",
    ] {
      #expect(outcome.errors.contains(line), "\(line) in \(outcome.errors)")
    }
    #expect(outcome.output == "")
    #expect(!outcome.errors.contains("→"))
  }

  @Test("`--dry-run` reads what is given, tells what would run, and does nothing")
  func dryRun() throws {
    try runner.file(
      "delete.yaml",
      """
      name: Tidy
      inputs:
        days: { type: number, min: 1 }
        folder: { type: text, default: "old-${days}", confirm: "Empty ${value}?" }
        note: { type: "text?", when: "${days > 9}" }
      permissions: { write: ["${folder}"] }
      steps:
        - Show Result: ${folder}
        - fail: It ran
      """)
    let session = try runner.start("run", "delete.yaml", "--dry-run", "--days", "3")
    #expect(session.wait() == 0)
    for line in [
      "  days    3\n", "  folder  old-3\n", "  note    does not exist in this run\n", "Show old-3",
      "  write: old-3\n",
    ] {
      #expect(session.output.contains(line), "\(line) in \(session.output)")
    }
    let open = try runner.start("run", "delete.yaml", "--dry-run")
    #expect(open.wait() == 0)
    for line in ["is asked for: “Days?”", "depends on what is asked for", "  write: ${folder}"] {
      #expect(open.output.contains(line), "\(line) in \(open.output)")
    }
    #expect(open.screen == "")
    let refused = try runner.run("run", "delete.yaml", "--dry-run", "--days", "0")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("delete.yaml:3:3"))
    #expect(try runner.run("run", "delete.yaml", "--dry-run").status == 65)
    let silent = try runner.run("run", "delete.yaml", "--dry-run", "--days", "3")
    #expect(silent.errors.contains("--answer inputs.folder.confirm=…"))
  }

  @Test("`--dry-run` runs no program for options, at whatever depth, and names the action that gives them")
  func dryRunOptions() throws {
    try runner.file(
      "board.yaml",
      """
      permissions: { run: [sh] }
      actions:
        List Decks: { returns: [text], run: [sh, -c, "touch ran; echo red"], parse: lines }
        Get Decks: { returns: [text], steps: { List Decks: } }
      inputs:
        board: { type: text, options: { Get Decks: } }
        first: { type: text, options: { List Decks: }, when: "${board == 'red'}" }
      steps:
        - Show Result: ${board}
      """)
    let open = try runner.start("run", "board.yaml", "--dry-run")
    #expect(open.wait() == 0)
    #expect(open.output.contains("  board  is asked for: “Board?”, among what `Get Decks` gives\n"), "\(open.output)")
    #expect(open.output.contains("  first  depends on what is asked for\n"))
    let given = try runner.start("run", "board.yaml", "--dry-run", "--board", "blue")
    #expect(given.wait() == 0)
    #expect(
      given.output.contains("  board  “blue”, one of what `Get Decks` gives, which only a run can tell\n"),
      "\(given.output)")
    let both = try runner.start("run", "board.yaml", "--dry-run", "--board", "red", "--first", "ace")
    #expect(both.wait() == 0)
    #expect(both.output.contains("  first  “ace”, one of what `List Decks` gives, which only a run can tell\n"))
    #expect(!FileManager.default.fileExists(atPath: runner.folder.path + "/ran"))
  }

  @Test("`--dry-run` picks items of what a file gives that is handed over or allowed, and reads no other")
  func dryRunItems() throws {
    try runner.file("remotes.yaml", "- { name: Lamp, address: 'http://127.0.0.1:9/lamp', actions: [{ name: On }] }\n")
    try runner.file(
      "remote.yaml",
      """
      inputs:
        source: { type: "file?" }
        remote: { type: Remote, options: { Get Remotes: "${source ?? 'remotes.yaml'.as(file)}" } }
        action: { type: RemoteAction, options: { Get Remote Actions: "${remote}" } }
      permissions: { read: ["${source}", remotes.yaml], network: ["${remote.address}"] }
      steps:
        - Send Remote Action: { remote: "${remote}", action: "${action}" }
      """)
    let picked = ["--remote", "lamp", "--action", "on"]
    for way in [["--source", "remotes.yaml"], ["--allow", "read=remotes.yaml"]] {
      let known = try runner.run("run", "remote.yaml", "--dry-run", flags: way + picked)
      #expect(known.status == 0, "\(known.errors)")
      for line in ["Send On to Lamp", "network: 127.0.0.1:9"] {
        #expect(known.output.contains(line), "\(known.output)")
      }
    }
    let unknown = try runner.run("run", "remote.yaml", "--dry-run", flags: picked)
    #expect(unknown.status == 0)
    #expect(unknown.output.contains("  remote  “lamp”, one of what `Get Remotes` gives, which only a run can tell\n"))
    #expect(unknown.output.contains("Send “on” to “lamp”"))
  }

  @Test("`check --fix` tells what it has changed, and where")
  func fixed() throws {
    try runner.file("wrong.yaml", "steps:\n  - Get Peple:\n  - Text: a\n    whn: ${true}\n")
    let outcome = try runner.run("check", "--fix", "wrong.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "wrong.yaml:2: `Get Peple` is `Get People` now.\nwrong.yaml:4: `whn` is `when` now.\nNothing to complain about.\n"
    )
  }

  @Test("Days among options are picked by the words for them")
  func dayInWords() throws {
    try runner.file(
      "day.yaml",
      """
      inputs:
        day: { type: day, options: "${[now.calendar_day, now.calendar_day + 1d]}" }
      steps:
        - Text: ${day == now.calendar_day + 1d}
      """)
    for flag in [["--day", "tomorrow"], ["--answer", "inputs.day=tomorrow"]] {
      #expect(try runner.run("run", "day.yaml", flags: flag).output == "true\n")
    }
    #expect(try runner.run("run", "day.yaml", "--day", "yesterday").status == 65)
  }

  @Test(
    "What is refused ends with 65, wherever it comes from and whatever refuses it",
    arguments: [
      ["--x", "9"], ["--answer", "inputs.x=9"], [], ["--y", "9"], ["--answer", "inputs.y=9"], ["--x", "1", "--y", "1"],
    ])
  func refusals(flags: [String]) throws {
    try runner.file(
      "limits.yaml",
      """
      actions:
        Show It:
          parameters: { n: { type: number, validate: [{ when: "${n == 1}", error: one }] } }
          steps: { return: "${n}" }
      inputs:
        x: { type: number, default: "${4 + 4}", validate: [{ when: "${x > 7}", error: large }] }
        y: { type: number, default: 1, max: 7 }
      steps:
        - Show It: { n: "${y}" }
      """)
    let run = try runner.run("run", "limits.yaml", "--no-input", flags: flags)
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("refused") || run.errors.contains("[one]"), "\(run.errors)")
  }

  @Test(
    "Odd values and flags that contradict each other are refused, by status 64, with what is allowed",
    arguments: [
      (["--color", "purple"], "`auto`, `always`, `never`"), (["--color"], "--color WHEN"),
      (["--locale", "german"], "`de_DE`"), (["--locale", ""], "`de_DE`"), (["--locale", "de_DE_x"], "`de_DE`"),
      (["--output-type", "xml"], "`json`"), (["--quiet", "--verbose"], "contradict"),
      (["--locale", "de", "--locale", "en"], "`--locale` is given twice"), (["--quiet", "--quiet"], "given twice"),
      (["--input", "a.txt"], "no input that takes `--input`"),
    ])
  func oddFlags(words: [String], message: String) throws {
    let session = try TerminalSession(runner, ["run", "pick.yaml"] + words, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 64)
    #expect(session.errors.contains(message), "\(session.errors)")
  }

  @Test("`--output -` is standard output")
  func standardOutput() throws {
    try runner.file("list.yaml", "steps:\n  - List: [One, Two]\n  - Show Result:\n")
    #expect(try runner.run("run", "list.yaml", "--output", "-").output == "One\nTwo\n")
    #expect(try runner.run("run", "list.yaml", "--output=-", "--output-type=jsonl").output == "\"One\"\n\"Two\"\n")
  }

  @Test("`types` lists the enums of actions too")
  func types() throws {
    let output = try runner.run("types").output
    for name in ["Person", "Place", "first"] { #expect(output.contains(name), "\(output)") }
  }

  @Test("A failed step ends by status 1 and shows the place")
  func failed() throws {
    try runner.file("fail.yaml", "steps:\n  - fail: No more milk\n")
    let outcome = try runner.run("run", "fail.yaml")
    #expect(outcome.status == 1)
    for part in ["No more milk", "fail.yaml:2:5"] { #expect(outcome.errors.contains(part)) }
  }

  @Test("Version and help go to standard output")
  func version() throws {
    #expect(try runner.run("--version").output.hasPrefix("runner "))
    #expect(try runner.run("--help").output.contains("explain CODE"))
    #expect(try runner.run("help", "run").output.contains("--output-type"))
  }

  @Test("`check` tells all mistakes of all files, and fixes the safe ones")
  func check() throws {
    try runner.file("wrong.yaml", "steps:\n  - Get Peple:\n  - Show Rsult: x\n")
    let outcome = try runner.run("check", "pick.yaml", "wrong.yaml")
    #expect(outcome.status == 65)
    for part in ["wrong.yaml:2:5", "wrong.yaml:3:5"] { #expect(outcome.errors.contains(part)) }
    #expect(try runner.run("check", "wrong.yaml", "--format", "json").output.contains("\"unknown-action\""))
    #expect(try runner.run("check", "missing.yaml").status == 66)
    #expect(try runner.run("check", "pick.yaml").status == 0)
  }

  @Test("`describe` tells the steps in sentences, nested as they stand")
  func describe() throws {
    try runner.file(
      "told.yaml",
      "steps:\n  - Get People:\n    as: people\n  - each:\n    do:\n      - Make Uppercase: ${item.name}\n  - Show Result:\n"
    )
    let outcome = try runner.run("describe", "told.yaml")
    #expect(outcome.status == 0)
    for line in [
      "(as `people`)", "\n  For each item of the previous output:", "\n    Make", "the previous output", "may touch:",
    ] {
      #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
    }
    #expect(try runner.run("describe", "missing").status == 66)
  }
}

extension String {
  /// The items of a list in JSON, as lines of JSON give them.
  fileprivate var trimmingItems: String { hasPrefix("[") ? String(dropFirst().dropLast()) : self }
}
