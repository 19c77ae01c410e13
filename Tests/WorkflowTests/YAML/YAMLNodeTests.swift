import Foundation
import Testing

@testable import Workflow

@Suite struct YAMLNodeTests {
  /// A text, with what each scalar's range covers, and what a range inside its content covers, in every style and behind
  /// characters of two, three and four bytes.
  static let scalars: [(yaml: String, text: String, range: String, part: String, place: String)] = [
    ("k: plain text", "plain text", "plain text", "text", "text"),
    ("é€🎬: plain text  # c", "plain text", "plain text", "text", "text"),
    ("k: a\n  b", "a b", "a\n  b", "b", "b"),
    ("k: a\n\n  b", "a\nb", "a\n\n  b", "b", "b"),
    ("é: 'it''s 🎬 x'", "it's 🎬 x", "'it''s 🎬 x'", "s 🎬", "s 🎬"),
    ("é: 'it''s'", "it's", "'it''s'", "'", "''"),
    ("é: \"a\\tb\\u00e9c\"", "a\tbéc", "\"a\\tb\\u00e9c\"", "éc", "\\u00e9c"),
    ("é: \"a\\\n   b c\"", "ab c", "\"a\\\n   b c\"", "b c", "b c"),
    ("é: \"a\n\n\n   b c\"", "a\n\nb c", "\"a\n\n\n   b c\"", "b c", "b c"),
    (
      "é: |\n  one\n    two\n\n  three\nk: 1", "one\n  two\n\nthree\n", "|\n  one\n    two\n\n  three", "  two", "  two"
    ),
    ("é: |+\n  one\n\nk: 1", "one\n\n", "|+\n  one", "one", "one"),
    ("é: |2-\n    one\n   two", "  one\n two", "|2-\n    one\n   two", " two", " two"),
    ("é: >\n  one\n  two\n\n  three 🎬 x\n", "one two\nthree 🎬 x\n", ">\n  one\n  two\n\n  three 🎬 x", "🎬 x", "🎬 x"),
    ("é: >-\n  one\n   more\n  two\n", "one\n more\ntwo", ">-\n  one\n   more\n  two", "more\ntwo", "more\n  two"),
    ("é: |\r\n  a\r\n  bc\r\n", "a\nbc\n", "|\r\n  a\r\n  bc", "bc", "bc"),
    ("é: &x !!str two", "two", "two", "wo", "wo"),
    ("é: &x \"two\"", "two", "\"two\"", "wo", "wo"),
    ("é: [ü, two]", "", "[ü, two]", "", "[ü, two]"),
  ]

  @Test("A scalar's range and the place of a part of it are exact", arguments: scalars)
  func ranges(_ yaml: String, _ text: String, _ range: String, _ part: String, _ place: String) throws {
    let value = try #require(try parsed(yaml).root.pairs.first).value
    #expect(value.text == text)
    #expect(value.range.text == range)
    let stretch = try #require(value.text.range(of: part) ?? (part.isEmpty ? text.startIndex..<text.endIndex : nil))
    let lower = value.text.utf8.distance(from: value.text.startIndex, to: stretch.lowerBound)
    let found = value.sourceRange(ofUTF8: lower..<lower + part.utf8.count)
    #expect(part.isEmpty ? value.range.text == place : found.text == place)
  }

  private func parsed(_ yaml: String) throws -> YAMLDocument {
    var diagnostics = Diagnostics()
    let document = YAMLParser.parse(SourceFile(path: "test.yaml", text: yaml), into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(document)
  }
}
