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
      ("https://a.example\nhttps://b.example/\n", .list(.url), #"["https://a.example","https://b.example/"]"#),
      ("a.txt\nb.txt\n", .list(.file), #"["a.txt","b.txt"]"#), ("b.png", .list(.image), #"["b.png"]"#),
      ("/tmp\n", .folder, #""/tmp""#), ("[true]", .list(.boolean), "[true]"),
    ])
  func reads(text: String, kind: Kind, json: String) throws {
    let value = try InputReader.value(of: Array(text.utf8), name: "standard input", type: nil, for: kind)
    #expect(try JSONWriter.text(value.converted(to: kind)) == json)
  }

  @Test(
    "Bytes without a name are what their beginning tells",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
      ([0xFE, 0], "application/octet-stream"), (Array("{}".utf8), "application/json"), (Array("a".utf8), "text/plain"),
      (Array("<?xml version='1.0'?>\n<!-- a --><svg/>".utf8), "image/svg+xml"), (Array("GIF89a".utf8), "image/gif"),
    ] as [([UInt8], String)])
  func types(bytes: [UInt8], type: String) throws {
    let value = try InputReader.value(of: bytes, name: "standard input", type: nil, for: .file)
    guard case .file(let file) = value else {
      Issue.record("\(value) is no file")
      return
    }
    #expect(file.type.name == type)
    if type.hasPrefix("image/") { #expect(throws: Never.self) { try value.converted(to: .image) } }
  }
}
