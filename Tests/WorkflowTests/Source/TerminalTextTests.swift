import Testing

@testable import Workflow

@Suite struct TerminalTextTests {
  static let hostile: [(text: String, cleaned: String)] = [
    ("plain", "plain"), ("Größe 🎬", "Größe 🎬"), ("a\u{1B}[2Jb", "a\\x1b[2Jb"), ("a\u{8}b", "a\\bb"),
    ("a\u{7F}b", "a\\x7fb"),
    ("\u{9B}2J", "2J"), ("\u{1B}]52;c;aGk=\u{7}", "\\x1b]52;c;aGk=\\x07"), ("a\nb\r\nc\td", "a⏎b⏎c d"),
    ("a\u{2028}b", "a⏎b"),
    ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("a\u{E0041}b\u{E007F}", "ab"), ("\u{FEFF}a", "a"), ("\0", "\\x00"),
    ("👩\u{200D}👧", "👩\u{200D}👧"), ("葛\u{E0100}", "葛\u{E0100}"),
  ]

  @Test("Nothing that a terminal obeys is left", arguments: hostile)
  func nothingObeyed(_ text: String, _ cleaned: String) {
    #expect(TerminalText.cleaned(text) == cleaned)
    #expect(TerminalText.cleaned(cleaned) == cleaned)
  }

  @Test("A character keeps at most eight marks")
  func marks() {
    let text = TerminalText.cleaned("a" + String(repeating: "\u{301}", count: 500) + "b\u{301}")
    #expect(text.unicodeScalars.count == 11)
    #expect(TerminalText.width(of: text) == 2)
  }

  static let widths: [(text: String, width: Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🎬", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👩\u{200D}👩\u{200D}👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩", 1),
    ("1\u{FE0F}\u{20E3}", 2),
    ("a\u{200B}b", 2), ("\u{301}", 0), ("©", 1), ("─", 1), ("…", 1), ("\u{AD}", 0), ("🫨", 2), ("क्षि", 1),
  ]

  @Test("Width is counted by what is seen as one character", arguments: widths)
  func columns(_ text: String, _ width: Int) {
    #expect(TerminalText.width(of: text) == width)
  }
}
