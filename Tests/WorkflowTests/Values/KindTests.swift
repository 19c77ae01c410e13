import Testing
import Workflow

struct KindTests {
  @Test(
    "A type accepts what is a value of it already",
    arguments: [
      (.any, .text), (.any, .list(.any)), (.text, .text), (.maybe(.text), .text), (.maybe(.text), .nothing),
      (.maybe(.text), .maybe(.text)), (.list(.any), .list(.text)), (.list(.maybe(.text)), .list(.text)),
      (.file, .image),
      (.list(.file), .list(.image)), (.maybe(.file), .image),
      (.record(ConversionTests.movie), .record(ConversionTests.movie)),
    ] as [(Kind, Kind)])
  func accepts(kind: Kind, other: Kind) {
    #expect(kind.accepts(other))
    #expect(Conversion.check(from: other, to: kind) == .none)
  }

  @Test(
    "It accepts nothing else",
    arguments: [
      (.text, .any), (.text, .number), (.text, .maybe(.text)), (.text, .nothing), (.list(.text), .list(.any)),
      (.list(.text), .text), (.image, .file), (.choice(ConversionTests.state), .text), (.nothing, .text),
    ] as [(Kind, Kind)])
  func refuses(kind: Kind, other: Kind) {
    #expect(!kind.accepts(other))
    #expect(Conversion.check(from: other, to: kind) != .none)
  }

  @Test(
    "The type of a list is the common type of its items",
    arguments: [
      ([], .list(.any)), ([1, 2.5], .list(.number)), ([1, .nothing], .list(.maybe(.number))),
      ([.nothing, 1], .list(.maybe(.number))),
      ([1, "a"], .list(.any)), ([[1], [2]], .list(.list(.number))), ([[1], ["a"]], .list(.list(.any))),
      (["a": 1], .dictionary),
      (.list([ConversionTests.alien]), .list(.record(ConversionTests.movie))),
    ] as [(Value, Kind)])
  func dynamic(value: Value, kind: Kind) {
    #expect(value.kind == kind)
    #expect(value.isInstance(of: kind))
  }

  @Test(
    "Types are read as they are written",
    arguments: [
      "text", "text?", "[text]", "[text?]", "[text]?", "[[number]]", "Movie", "[Movie]?", "any", "dictionary",
    ])
  func parse(text: String) throws {
    let kind = try Kind.parse(text, custom: { $0 == "Movie" ? .record(ConversionTests.movie) : nil })
    #expect(kind.description == text)
    #expect(try Kind.parse(" \(text) ", custom: { $0 == "Movie" ? .record(ConversionTests.movie) : nil }) == kind)
  }

  @Test(
    "What is no type says where and what to write",
    arguments: [
      ("txet", 0..<4, "did you mean `text`?"), ("Text", 0..<4, "did you mean `text`?"),
      ("[Muvie]", 1..<6, "types are text"),
      ("[text", 0..<5, "write `[text]`"), ("", 0..<0, "write `text`"), ("text??", 5..<6, "leave out"),
      ("any?", 3..<4, "leave out"),
      ("text]", 4..<5, "write one type"), ("text, number", 4..<12, "write one type"), ("[]", 1..<2, "write `text`"),
      (String(repeating: "[", count: 9), 8..<9, "eight levels"),
    ])
  func refuse(text: String, offsets: Range<Int>, hint: String) {
    let suggestion: (String) -> String? = { $0 == "txet" ? "text" : nil }
    #expect {
      try Kind.parse(text, suggestion: suggestion)
    } throws: { error in
      guard let fault = error as? Kind.Unreadable else { return false }
      return fault.offsets == offsets && fault.hint?.hasPrefix(hint) == true
    }
  }
}
