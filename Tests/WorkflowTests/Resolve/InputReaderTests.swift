import Testing

@testable import Workflow

@Suite("What a pipe gives")
struct InputReaderTests {
  @Test(
    "Data is JSON or a value a line, and lines of text may begin as JSON does",
    arguments: [
      ("1\n2\n3\n", Kind.list(.number), "[1,2,3]"), ("[1,2]", .list(.number), "[1,2]"),
      ("{\"a\":1}\n{\"a\":2}\n", .list(.dictionary), #"[{"a":1},{"a":2}]"#),
      ("[info] a\n[info] b\n", .list(.text), #"["[info] a","[info] b"]"#), ("[\"a\"]", .list(.text), #"["a"]"#),
      ("{\"a\":1}\n{\"a\":2}\n", .any, #"[{"a":1},{"a":2}]"#), ("a\n", .any, #""a""#),
    ])
  func reads(text: String, kind: Kind, json: String) throws {
    let value = try InputReader.value(of: Array(text.utf8), name: "standard input", type: nil, for: kind)
    #expect(try JSONWriter.text(value) == json)
  }
}
