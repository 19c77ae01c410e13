import Testing

@testable import runner

@Suite("A line is edited")
struct LineEditorTests {
  static let edits: [(String, [Key], String)] = [
    ("abc", [Key(.backspace)], "ab|"), ("abc", [Key(.left), Key(.backspace)], "a|c"),
    ("abc", [Key(.home), Key(.delete)], "|bc"), ("abc", [.control("a"), .control("k")], "|"),
    ("abc", [Key(.left), .control("u")], "|c"), ("one two", [.control("w")], "one |"),
    ("one two  ", [Key(.backspace, .alt)], "one |"), ("one two", [.alt("b"), .alt("d")], "one |"),
    ("one two", [.alt("b"), .alt("b"), .alt("f")], "one| two"),
    ("one two", [.control("w"), .control("a"), .control("y")], "two|one "),
    ("e\u{301}x", [Key(.left), Key(.backspace)], "|x"), ("日本", [Key(.left)], "日|本"),
    ("a👩\u{200D}👩\u{200D}👧", [Key(.backspace)], "a|"), ("🇩🇪🇫🇷", [Key(.backspace)], "🇩🇪|"),
    ("", [Key(.backspace), Key(.delete), Key(.left), Key(.right), .control("w"), .alt("d")], "|"),
    ("abc", [.control("b"), .control("f"), .control("e")], "abc|"),
  ]

  @Test("Keys act on what is seen as one character", arguments: edits)
  func keys(_ text: String, _ keys: [Key], _ result: String) {
    var editor = LineEditor(text)
    let taken = keys.map { editor.take($0) }
    #expect(!taken.contains(false))
    #expect(editor.before + "|" + editor.behind == result)
  }

  @Test("A mark that comes later joins its letter")
  func combining() {
    var editor = LineEditor("e")
    editor.insert("\u{301}")
    _ = editor.take(Key(.backspace))
    #expect(editor.isEmpty)
  }

  @Test("Of a paste, line breaks are spaces and controls nothing")
  func paste() {
    var editor = LineEditor()
    editor.insert("a\r\nb\tc\u{1B}[2J")
    #expect(editor.text == "a b c[2J")
  }

  static let views: [(String, String, Int, LineEditor.Window)] = [
    ("abc", "", 10, .init(text: "abc", column: 3)), ("abcdef", "", 4, .init(text: "def", column: 3)),
    ("", "abcdef", 4, .init(text: "abcd", column: 0)), ("日本語", "x", 5, .init(text: "本語x", column: 4)),
    ("abc", "def", 0, .init(text: "", column: 0)),
  ]

  @Test("What is longer than the screen is shown around the cursor", arguments: views)
  func view(_ before: String, _ behind: String, _ columns: Int, _ window: LineEditor.Window) {
    var editor = LineEditor(before + behind)
    for _ in behind { _ = editor.take(Key(.left)) }
    #expect(editor.window(columns: columns) == window)
  }
}
