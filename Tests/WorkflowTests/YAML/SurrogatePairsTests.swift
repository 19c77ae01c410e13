import Testing

@testable import Workflow

/// JSON writes characters beyond U+FFFF in two halves, and JSON is YAML.
@Suite("Characters in two halves")
struct SurrogatePairsTests {
  /// As JSON, which shows all of it.
  private func read(_ yaml: String) throws -> String { try JSONWriter.text(YAMLReader.read(Array(yaml.utf8))) }

  @Test(
    "A text in double quotes has the character that both halves are",
    arguments: [
      (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00!""#, "😀!"), (#""a\ud83d\ude00b\ud83d\ude01""#, "a😀b😁"),
      (#""\U0001F600\ud83d\ude00""#, "😀😀"), (#""\\ud83d\ud83d\ude00""#, #"\ud83d😀"#),
      (#""\0\a\b\ud83d\ude00""#, "\0\u{7}\u{8}😀"), (#""é \ud83d\ude00 \u00e9""#, "é 😀 é"),
      ("\"two\n  \\ud83d\\ude00\n  lines\"", "two 😀 lines"), ("\"\u{2028}\\ud83d\\ude00\"", "\u{2028}😀"),
    ])
  func joined(yaml: String, text: String) throws { #expect(try read(yaml) == JSONWriter.text(.text(text))) }

  @Test(
    "Elsewhere a backslash is only a backslash",
    arguments: [
      #"plain: \ud83d\ude00 \uD83D\ude01"#, #"plain: '\ud83d\ude00 \uD83D\ude01'"#,
      "plain: |-\n  \\ud83d\\ude00 \\uD83D\\ude01",
    ])
  func literal(yaml: String) throws {
    // What is in double quotes makes the text be read with stand-ins.
    let json = try read("first: \"\\ud83d\\ude02\"\n\(yaml)\nlast: \"\\ud83d\\ude03\" # \\ud83d\\ude00")
    #expect(json == #"{"first":"😂","plain":"\\ud83d\\ude00 \\uD83D\\ude01","last":"😃"}"#)
  }

  @Test("What JSON writes is read by both readers alike", arguments: ["😀", "👩‍🚀 𝄞", "𐀀\u{10FFFF}"])
  func same(text: String) throws {
    let halves = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
    let json = #"{"text":"\#(halves)"}"#
    #expect(try read(json) == JSONWriter.text(JSONReader.read(Array(json.utf8))))
    #expect(try read(json) == #"{"text":"\#(text)"}"#)
  }

  @Test(
    "Half a character is a mistake, which is pointed at",
    arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #""\ud83d\ud83d""#, #""\ud83d \ude00""#, #""\ud83d\ude00 \ude00""#])
  func half(yaml: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "test.yaml", text: yaml)
    #expect(YAMLParser.parse(file, for: .data, into: &diagnostics) == nil)
    #expect(diagnostics.all.map(\.code) == ["unknown-escape"])
    #expect(diagnostics.all.first?.range?.text.hasPrefix("\\u") == true)
  }

  @Test("Places behind one are where they are written")
  func places() throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "test.yaml", text: #"{"a": "\ud83d\ude00", "b": 1}"#)
    let document = try #require(YAMLParser.parse(file, into: &diagnostics))
    #expect(document.root["a"]?.range.text == #""\ud83d\ude00""#)
    #expect(document.root["b"]?.range.text == "1")
  }

  @Test("A text that has everything that could stand in says so, and is not misread")
  func crowded() {
    #expect(throws: Failure.self) { try read(#""\0\a\b\e\ud83d\ude00""#) }
  }
}
