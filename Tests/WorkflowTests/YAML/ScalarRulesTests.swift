import Testing

@testable import Workflow

@Suite struct ScalarRulesTests {
  static let untyped: [(text: String, reading: ScalarRules.Reading)] = [
    ("", .nothing), ("~", .nothing), ("null", .nothing), ("Null", .text), ("NULL", .text),
    ("true", .boolean(true)), ("false", .boolean(false)), ("True", .text), ("yes", .text), ("no", .text), ("on", .text),
    ("12", .integer(12)), ("-12", .integer(-12)), ("0", .integer(0)), ("-0", .text), ("+49", .text), ("01234", .text),
    ("1.5", .number(1.5)), ("-0.25", .number(-0.25)), ("1.10", .text), ("1.0", .text), ("1.", .text), (".5", .text),
    ("1e3", .text), ("1_000", .text), ("12:30", .text), ("0o17", .text), ("0x1F", .text), (".inf", .text),
    ("0.00001", .text), ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .text),
    ("0.1000000000000000055", .text), ("2024-02-30", .text), ("-", .text), ("1.2.3", .text), ("١٢", .text),
  ]

  @Test("Where no type is known, only what is printed the same is a number", arguments: untyped)
  func withoutType(_ text: String, _ reading: ScalarRules.Reading) {
    #expect(ScalarRules.reading(ofPlain: text) == reading)
  }

  static let typed: [(text: String, reading: ScalarRules.NumberReading)] = [
    ("0o17", .integer(15)), ("017", .integer(17)), ("0x1F", .integer(31)), ("1_000", .notANumber),
    ("12:30:45", .notANumber), ("1e3", .integer(1000)), (".inf", .notFinite(.infinity)),
    ("-.INF", .notFinite(-.infinity)),
    ("9223372036854775808", .tooLarge), ("-9223372036854775808", .integer(.min)), ("1e400", .tooLarge),
    ("0b11", .notANumber), ("+12", .integer(12)), ("0x8000000000000000", .tooLarge), ("1.", .integer(1)),
    (".5", .number(0.5)), ("1e", .notANumber), ("", .notANumber), (".", .notANumber), ("+", .notANumber),
    ("0x", .notANumber), ("0x-1", .notANumber), ("0o8", .notANumber), ("1e+2", .integer(100)),
    ("1.5E-1", .number(0.15)),
    ("9007199254740993.0", .integer(9_007_199_254_740_993)), ("-0.0", .integer(0)),
    ("1e99999999999999999999", .tooLarge),
    ("0e99999999999999999999", .integer(0)), ("1e-99999999999999999999", .number(0)), ("1e20", .number(1e20)),
    ("nan", .notANumber), ("inf", .notANumber), ("1 ", .notANumber), ("１", .notANumber),
  ]

  @Test("A number is read in all forms of the core schema and never rounded silently", arguments: typed)
  func asNumber(_ text: String, _ reading: ScalarRules.NumberReading) {
    #expect(ScalarRules.number(text) == reading)
  }

  @Test("A number without a value is told apart")
  func notANumber() {
    guard case .notFinite(let value) = ScalarRules.number(".NaN") else {
      Issue.record("not read as .nan")
      return
    }
    #expect(value.isNaN)
  }
}
