import Testing
import Workflow

@testable import runner

@Suite("A text that is read on the whole screen")
struct TextViewTests {
  private static let poem = "The quick brown fox\njumps over\n\n  the lazy dog, and then over the fence"

  @Test(
    "Lines are broken between words, and what they begin with stays",
    arguments: [
      ("one two three", 9, ["one two", "three"]), ("  one  two", 7, ["  one", "two"]),
      ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]),
      ("日本語", 4, ["日本", "語"]), ("", 3, [""]), ("a b", 3, ["a b"]), ("ab cd  ", 5, ["ab cd"]),
      ("    abcdef", 6, ["    ab", "cdef"]),
    ])
  func broken(text: String, columns: Int, lines: [String]) {
    #expect(text.broken(to: columns, breaksWords: true) == lines)
  }

  @Test("An address that is longer than a line stays whole where it is to be copied")
  func whole() {
    let text = "See https://example.org/a/long/way for more"
    #expect(
      text.broken(to: 12, breaksWords: false) == ["See", "https://example.org/a/long/way", "for more"])
  }

  @Test("A part of it is seen, which goes where the keys say")
  func moves() {
    var view = TextView((1...50).map { "line \($0)" }.joined(separator: "\n"), named: "notes.txt")
    #expect(view.frame(columns: 20, rows: 6).text.hasPrefix("notes.txt  1–4 of 50\nline 1\n"))
    for (key, first) in [
      (Key(.down), 2), (Key(.pageDown), 6), (Key(.end), 47), (Key(.down), 47), (Key(.up), 46), (Key(.pageUp), 42),
      (Key(.home), 1), (Key(.up), 1),
    ] {
      let goesOn = view.take(.key(key))
      #expect(goesOn)
      let lines = view.frame(columns: 40, rows: 6).text.split(separator: "\n")
      #expect(lines[1] == "line \(first)")
    }
  }

  @Test(
    "Who has seen enough says so",
    arguments: [
      (.key(Key(.escape)), false), (.key(Key(.enter)), false), (.text("q"), false), (.paste("q"), true),
      (.text("x"), true),
    ] as [(TerminalInput, Bool)])
  func ends(input: TerminalInput, goesOn: Bool) {
    var view = TextView(TextViewTests.poem, named: "poem")
    let went = view.take(input)
    #expect(went == goesOn)
  }

  @Test("What is on top stays there where the screen has another width")
  func resized() {
    var view = TextView(TextViewTests.poem, named: "poem")
    _ = view.frame(columns: 10, rows: 3)
    _ = view.take(.key(Key(.down)))
    _ = view.take(.key(Key(.down)))
    #expect(view.frame(columns: 10, rows: 3).text.contains("jumps over"))
    #expect(view.frame(columns: 30, rows: 3).text.hasPrefix("jumps over"))
  }

  @Test("It is drawn on any screen", arguments: [(0, 0), (1, 1), (2, 2), (3, 4), (500, 1)])
  func sizes(columns: Int, rows: Int) {
    var view = TextView("a\tb\n\u{1B}[2J日本", named: "x")
    let frame = view.frame(columns: columns, rows: rows)
    #expect((frame.columns, frame.rows) == (columns, rows))
    #expect(!frame.text.contains("\u{1B}"))
  }
}
