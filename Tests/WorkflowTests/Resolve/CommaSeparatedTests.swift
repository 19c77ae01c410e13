import Testing

@testable import Workflow

struct CommaSeparatedTests {
  @Test(
    "Parts are split as in CSV",
    arguments: [
      ("a, b", ["a", "b"]), ("Up,\"Monsters, Inc.\"", ["Up", "Monsters, Inc."]), ("x,\"a\nb\"", ["x", "a\nb"]),
      ("\"a\"\"b\" , c", ["a\"b", "c"]), ("5\" disk", ["5\" disk"]), ("", []),
    ] as [(String, [String])])
  func split(text: String, parts: [String]) throws {
    #expect(try CommaSeparated.parts(of: text) == parts)
    #expect(try CommaSeparated.parts(of: CommaSeparated.text(of: parts)) == parts)
    #expect(!CommaSeparated.isOfLines(text))
  }

  @Test("Quotes that enclose no whole part are mistakes", arguments: ["\"a\"b", "\"", "x,\"", "\"a\" b", "\"a"])
  func refuse(text: String) {
    #expect { try CommaSeparated.parts(of: text) } throws: { ($0 as? Failure)?.reason == .conversion }
  }

  @Test("A line break outside of quotes separates lines", arguments: ["a\nb", "\"a\"\n\"b\"", "a \"b\nc\"", "\n"])
  func lines(text: String) { #expect(CommaSeparated.isOfLines(text)) }
}
