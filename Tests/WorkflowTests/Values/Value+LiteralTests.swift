import Testing
import Workflow

struct LiteralTests {
  @Test(
    "A plain scalar of no known type is a number only if it prints with the same characters",
    arguments: [
      ("12", 12), ("-5", -5), ("0", 0), ("1.5", 1.5), ("-9223372036854775808", .integer(.min)), ("true", true),
      ("false", false),
      ("null", .nothing), ("~", .nothing), ("", .nothing), ("01234", "01234"), ("+49", "+49"), ("1.10", "1.10"),
      ("1e3", "1e3"),
      ("1.0", "1.0"), (".5", ".5"), ("-0", "-0"), ("no", "no"), ("on", "on"), ("True", "True"), ("NULL", "NULL"),
      ("12:30", "12:30"),
      ("1_000", "1_000"), ("0x1F", "0x1F"), ("0o17", "0o17"), (".inf", ".inf"), (".NaN", ".NaN"), ("1.", "1."),
      ("1e400", "1e400"),
      ("9223372036854775808", "9223372036854775808"), ("2024-02-30", "2024-02-30"), ("0.00001", 0.00001), ("-", "-"),
    ] as [(String, Value)])
  func untyped(text: String, expected: Value) {
    #expect(Value.untyped(plain: text).isEqual(to: expected))
  }

  @Test(
    "A scalar is read by the type of its place",
    arguments: [
      ("1.10", .text, "1.10"), ("no", .text, "no"), ("1.10", .number, 1.1), ("0x1F", .number, 31),
      ("1e3", .number, 1000),
      (".inf", .number, .number(.infinity)), ("true", .boolean, true),
      ("5", .duration, ConversionTests.parse("5s", .duration)),
      ("01", .any, "01"), ("open", .choice(ConversionTests.state), .choice(ConversionTests.state.cases[0])),
      ("~", .text, .nothing),
      ("null", .number, .nothing), ("", .list(.text), .nothing), ("x", .list(.text), ["x"]), ("1", .maybe(.number), 1),
      (#"{"a": 1}"#, .dictionary, ["a": 1]), ("/tmp", .folder, .folder(Folder("/tmp"))),
    ] as [(String, Kind, Value)])
  func typed(text: String, kind: Kind, expected: Value) throws {
    #expect(try Value.read(literal: text, as: kind).isEqual(to: expected))
  }

  @Test(
    "In quotes it is a text first",
    arguments: [("null", .any, "null"), ("12", .any, "12"), ("", .text, ""), ("12", .number, 12)]
      as [(String, Kind, Value)])
  func quoted(text: String, kind: Kind, expected: Value) throws {
    #expect(try Value.read(literal: text, as: kind, isPlain: false).isEqual(to: expected))
  }

  @Test(
    "What does not fit says what to write",
    arguments: [
      ("yes", .boolean, "write `true`"), ("off", .boolean, "write `false`"), ("1_000", .number, "write digits"),
      ("12:30", .number, "write digits"),
      ("9223372036854775808", .number, "64 bits"), ("1e400", .number, "64 bits"), ("0b11", .number, "write digits"),
      ("1y", .duration, "write `1h 30m`"),
      ("2024-02-30", .day, "write `2024-12-30`"), ("example.org", .url, "scheme"), ("a\0b", .file, "NUL"),
      ("", .file, "path"),
    ] as [(String, Kind, String)])
  func refuse(text: String, kind: Kind, hint: String) {
    #expect {
      try Value.read(literal: text, as: kind, isPlain: !text.isEmpty)
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.reason == .conversion && failure.hint?.contains(hint) == true
    }
  }
}
