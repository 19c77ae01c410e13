import Foundation
import Testing

@Suite("runner pick")
struct PickTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("--filter prints what matches, best first")
  func filter() throws {
    let outcome = try runner.run("pick", "--filter", "wars", input: "Cold Wars 2\nWarsaw\nPeace\nWars\n")
    #expect(outcome == .init(status: 0, output: "Wars\nWarsaw\nCold Wars 2\n", errors: ""))
  }

  @Test("Status 1 says that nothing matches", arguments: [["--filter", "x"], ["--query", "x", "--exit-0"]])
  func nothing(words: [String]) throws {
    let session = try TerminalSession(runner, ["pick"] + words, terminal: nil, extra: [:])
    session.pipeIn("a\nb\n")
    #expect(session.wait() == 1)
    #expect(session.output == "")
    #expect(session.errors == "")
  }

  @Test("Without a terminal nobody is asked, and status 2 says so")
  func noTerminal() throws {
    let outcome = try runner.run("pick", input: "a\nb\n")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Nobody can be asked, because there is no terminal. [nobody-to-ask]"))
    #expect(outcome.output == "")
  }

  @Test("A wrong command line has status 2 too, as 1 has a meaning", arguments: ["--multi=0", "--filtre", "--query"])
  func wrongUsage(word: String) throws {
    let outcome = try runner.run("pick", word, input: "a\n")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: "))
  }

  @Test("--select-1 takes the only row that matches")
  func selectOne() throws {
    let outcome = try runner.run("pick", "--query", "ber", "--select-1", "--print0", input: "Über\nunter\n")
    #expect(outcome == .init(status: 0, output: "Über\0", errors: ""))
  }

  @Test("Bytes that are not UTF-8, controls and carriage returns are printed as they came")
  func bytes() throws {
    let outcome = try runner.shell(
      #"printf 'caf\351\nred \033[31m\ntab\there\r\n' | "$RUNNER" pick --filter "" | od -An -c | tr -d ' \n'"#)
    #expect(outcome.output == #"caf351\nred033[31m\ntab\there\r\n"#)
  }

  @Test("--read0 takes rows of several lines")
  func read0() throws {
    let outcome = try runner.run("pick", "--read0", "--filter", "two$", input: "one\ntwo\0three\0")
    #expect(outcome.output == "one\ntwo\n")
  }

  @Test("JSON Lines print their value, or the line")
  func jsonLines() throws {
    let lines = """
      {"display": "Red", "value": "#f00"}

      {"display": "Green", "subtitle": "grass", "section": "Calm"}
      {"display": "Grey", "value": [1, 2]}
      """
    let outcome = try runner.run("pick", "--input-type", "jsonl", "--filter", "r", input: lines)
    #expect(outcome.status == 0)
    let expected = [
      "#f00", "[1,2]", #"{"display": "Green", "subtitle": "grass", "section": "Calm"}"#,
    ]
    #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == Set(expected))
  }

  @Test(
    "What is wrong with a row is said with its line, and nothing is picked",
    arguments: [
      ("jsonl", "{\"display\": \"a\"}\n{\"display\" \"b\"}\n", "in line 2, column 12. [malformed-row]"),
      ("jsonl", "{\"display\": \"a\"}\n[1]\n", "Line 2 is JSON, but no object"),
      ("jsonl", "\n{\"name\": \"a\"}\n", "The row in line 2 has no `display`"),
      ("csv", "display,value\n\"a\nb\",1\nc\n", "The row in line 4 has 1 field, but the first one names 2 columns."),
      ("csv", "display,value\na,\"1\n", "a field in quotes does not end, in line 2. [malformed-row]"),
      ("csv", "Display,value\na,1\n", "The first row names no column `display`"),
    ])
  func faults(type: String, text: String, message: String) throws {
    let outcome = try runner.run("pick", "--input-type", type, "--filter", "a", input: text)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output == "")
  }

  @Test("CSV takes its columns by their names, and prints the value or the row")
  func csv() throws {
    let text = "value,display,subtitle\n1,\"Red, dark\",wine\n2,Blue,sky\n"
    #expect(try runner.run("pick", "--input-type", "csv", "--filter", "dark", input: text).output == "1\n")
    let rows = "display,subtitle\n\"Red, dark\",wine\nBlue,sky\n"
    #expect(try runner.run("pick", "--input-type", "csv", "--filter", "sky", input: rows).output == "Blue,sky\n")
  }

  @Test(
    "A delimiter belongs to the field before it, but not at the end of the last part, as with fzf 0.74.5",
    arguments: [
      (":", "2..", "b$", [0, 1]), (":", "-2..", "a$", [2, 3]), (":", "1,3", "a$", [3]), (":", "1,3", "'a:", [0, 1, 4]),
      (":", "1", "a$", [0, 1, 4]), ("::", "-2", "b", [3, 4]), ("::", "-1", "^:$", [4]),
    ])
  func delimiters(delimiter: String, fields: String, query: String, places: [Int]) throws {
    let lines = ["a:b:", "a:b", ":a:", "b::a", "a::b:::"]
    let outcome = try runner.run(
      "pick", "--filter", query, "--no-sort", flags: ["--delimiter", delimiter, "--nth", fields],
      input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.output.split(separator: "\n").map(String.init) == places.map { lines[$0] })
  }

  @Test(
    "Queries look at the fields that are named, and find what fzf 0.74.5 finds",
    arguments: [
      (["--nth", "2"], "b", [0, 2]), (["--nth", "-1"], "b", [3, 4]), (["--nth", "2.."], "b$", [3]),
      (["--nth", "..1"], "^b", [1, 4]), (["--nth", "1,3"], "b", [1, 3, 4]), (["--nth", "9"], "b", []),
      (["--nth", "2", "--delimiter", ":"], "b", [4]), (["--with-nth", "2"], "a", [1, 3]),
      (["--with-nth", "3,1"], "^c", [0, 1]),
      (["--with-nth", "2..", "--nth", "1"], "b", [0, 2]), (["--nth", "1"], "!b", [0, 2, 3]),
    ])
  func fields(flags: [String], query: String, places: [Int]) throws {
    let lines = ["a b c", "b a c", "é\tb x", "c a b", "b:b:c"]
    let outcome = try runner.run("pick", "--filter", query, flags: flags, input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.output.split(separator: "\n").map(String.init) == places.map { lines[$0] })
    #expect(outcome.status == (places.isEmpty ? 1 : 0) && outcome.errors == "")
  }

  @Test(
    "Fields are those of lines, and numbers",
    arguments: [
      (["--nth", "two"], "no-fields"), (["--nth", "0"], "no-fields"), (["--header-lines", "x"], "no-count"),
      (["--with-nth", "1", "--input-type", "csv"], "only-of-lines"),
      (["--tac", "--input-type", "jsonl"], "only-of-lines"),
    ])
  func noFields(flags: [String], code: String) throws {
    let outcome = try runner.run("pick", "--filter", "a", flags: flags, input: "a\n")
    #expect(outcome.status == 2 && outcome.errors.contains("[\(code)]"))
  }

  @Test(
    "What fzf 0.74.5 calls so does what it does there",
    arguments: [
      (["-f", "ab"], [4, 0, 1, 2]), (["-fab"], [4, 0, 1, 2]), (["-e", "-f", "ab"], [4, 2]),
      (["-ef", "'ab"], [4, 0, 1, 2]), (["-f", "AB"], [4]), (["-i", "-f", "AB"], [4, 0, 1, 2]),
      (["--no-sort", "-f", "ab"], [0, 1, 2, 4]), (["--tac", "-f", "c"], [3, 1]),
      (["--header-lines=2", "-f", "b"], [4, 2]),
      (["-n2", "-d", ":", "-f", "b"], [0]), (["-1q", "^c"], [3]),
    ])
  func asElsewhere(flags: [String], places: [Int]) throws {
    let lines = ["a:b", "axxcb", "xab", "ca", "AB"]
    let outcome = try runner.run("pick", flags: flags, input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.output.split(separator: "\n").map(String.init) == places.map { lines[$0] })
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test("With `--tac` the last row is the first, and of equal rows the last the best")
  func tac() throws {
    let all = try runner.run("pick", "--tac", "-f", "", input: "b1\nb2\na\n")
    #expect(all.output == "a\nb2\nb1\n")
    #expect(try runner.run("pick", "--tac", "-f", "b", input: "b1\nb2\na\n").output == "b2\nb1\n")
    #expect(try runner.run("pick", "--tac", "--no-sort", "-f", "b", input: "xb\nb\n\na").output == "b\nxb\n")
  }

  @Test("`--ansi` takes colours and links away, wherever a read ends")
  func colours() throws {
    let line = "\u{1B}[1;31mred\u{1B}[0m \u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{07} \u{1B}(Bplain\n"
    let count = 10_000
    let outcome = try runner.run(
      "pick", "--ansi", "-f", "", input: String(repeating: line, count: count) + "\u{1B}[3\nend\n")
    #expect(outcome.output == String(repeating: "red link plain\n", count: count) + "\nend\n")
  }

  @Test(
    "Flags of fzf that have no place here say what to do",
    arguments: [
      (["--height=40%"], "leave it out"), (["--reverse"], "leave it out"), (["--bind"], "leave it out"),
      (["-x"], "leave it out"), (["--no-multi"], "leave it out"), (["+s"], "`--no-sort`"),
      (["rows.txt", "+s"], "`--no-sort`"), (["-m", "2"], "`--multi=2`"), (["-d", "[,:]", "-n", "1"], "the one text"),
    ])
  func foreign(flags: [String], hint: String) throws {
    try runner.file("rows.txt", "a\n")
    let outcome = try runner.run("pick", flags: flags, input: "a\n")
    #expect(outcome.status == 2 && outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test("`\\t` between fields is a tab, as in fzf")
  func tabs() throws {
    let outcome = try runner.run("pick", "-d", "\\t", "-n", "2", "-f", "foo", input: "foo\tbar\nbar\tfoo\n")
    #expect(outcome.output == "bar\tfoo\n")
  }

  @Test("The first lines stand above the rows")
  func headerLines() throws {
    let session = try runner.start(
      "pick", "--header-lines", "1", "--preview", "echo Row {}", input: "PID CMD\n1 init\n7 'q;\n")
    session.expect { session.model().text.contains("Row 1 init") }
    #expect(session.model().text.contains("PID CMD"))
    session.type("\u{1B}[B")
    session.expect { session.model().text.contains("Row 7 'q;") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "7 'q;\n")
  }

  @Test("The characters that are hit are marked in their place, behind fields that are not looked at")
  func fieldsOnScreen() throws {
    let session = try runner.start("pick", "--with-nth", "2..", "--nth", "2", "--query", "b", input: "1 aé b!\n")
    // The rows are there before what is found in them.
    session.expect {
      guard !session.model().isInFrame, let row = session.model().cells.first(where: { $0[2].text == "a" }) else {
        return false
      }
      return row[5].style != row[2].style && row[2].style == row[3].style
    }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "1 aé b!\n")
  }

  @Test("A person picks at the terminal while rows come from a pipe")
  func dialogue() throws {
    let session = try runner.start("pick", "--query", "s", "--multi", input: "Star\nMoon\nSun\n")
    session.expect { session.model().text.contains("Sun") }
    session.type("\u{01}\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Star\nSun\n")
  }

  @Test("Esc gives up with status 130")
  func givenUp() throws {
    let session = try runner.start("pick", input: "Star\n")
    session.expect("Star")
    session.type("\u{1B}")
    #expect(session.wait() == 130)
    #expect(session.output == "")
  }

  @Test("In accessible mode rows are picked by number")
  func byNumber() throws {
    let session = try runner.start("pick", "--accessible", "--query", "s", input: "Star\nMoon\nSun\n")
    session.expect("These fit “s”; / shows all.")
    session.expect("1  Star")
    session.expect("3  Sun")
    #expect(!session.screen.contains("Moon"))
    session.type("/\n")
    session.expect("2  Moon")
    session.type("2\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Moon\n")
  }

  #if os(Linux)
    @Test("Output that cannot be written is something wrong, and not that nothing matches")
    func fullDisk() throws {
      let outcome = try runner.shell("printf 'a\\nb\\n' | $RUNNER pick --filter a > /dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Standard output cannot be written: the disk is full."))
    }
  #endif
}
