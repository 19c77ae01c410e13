import Testing
import Workflow

struct ArithmeticTests {
  private static func day(_ text: String) -> Value { ConversionTests.parse(text, .day) }
  private static func span(_ text: String) -> Value { ConversionTests.parse(text, .duration) }
  private static func date(_ text: String) -> Value { ConversionTests.parse(text, .date) }

  static func compute(_ left: Value, _ symbol: Character, _ right: Value) throws -> Value {
    switch symbol {
    case "+": try Arithmetic.add(left, right)
    case "-": try Arithmetic.subtract(left, right)
    case "*": try Arithmetic.multiply(left, right)
    case "/": try Arithmetic.divide(left, right)
    default: try Arithmetic.remainder(left, right)
    }
  }

  @Test(
    "Operators compute",
    arguments: [
      (1, "+", 2, 3), (.integer(.max), "+", 0, .integer(.max)), (0.5, "+", 0.5, 1), ("a", "+", "b", "ab"),
      ([1], "+", [2], [1, 2]),
      (span("1h"), "+", span("30m"), span("90m")),
      (date("2024-12-30T10:00:00Z"), "+", span("1d"), date("2024-12-31T10:00:00Z")),
      (span("1d"), "+", day("2024-02-28"), day("2024-02-29")),
      (date("1970-01-01T00:00:00.5Z"), "-", span("1s"), date("1969-12-31T23:59:59.5Z")),
      (3, "-", 5, -2), (date("2024-12-30T10:00:00Z"), "-", date("2024-12-30T09:30:00Z"), span("30m")),
      (date("1970-01-01T00:00:00Z"), "-", date("1970-01-01T00:00:00.25Z"), span("-250ms")),
      (day("2024-03-01"), "-", day("2024-02-28"), span("2d")), (day("2024-03-01"), "-", span("1d"), day("2024-02-29")),
      (6, "*", 7, 42), (1.5, "*", 2, 3), (span("90s"), "*", 2, span("3m")), (0.5, "*", span("1h"), span("30m")),
      (8, "/", 2, 4), (7, "/", 2, 3.5), (1, "/", 3, 0.3333333333333333), (span("1h"), "/", 4, span("15m")),
      (span("90m"), "/", span("1h"), 1.5), (7, "%", 3, 1), (-7, "%", 3, -1), (7.5, "%", 2, 1.5),
      (.integer(.min), "%", -1, 0), (9_007_199_254_740_993, "/", 3, 3_002_399_751_580_331),
      (-7, "/", 2, -3.5), (7, "/", -2, -3.5),
    ] as [(Value, Character, Value, Value)])
  func compute(left: Value, symbol: Character, right: Value, expected: Value) throws {
    let result = try Self.compute(left, symbol, right)
    #expect(result.isEqual(to: expected), "\(result)")
  }

  @Test(
    "A whole number that no double is and a fraction are computed with exactly and rounded once",
    arguments: [
      (9_007_199_254_740_993, "+", 0.5, 9_007_199_254_740_994),
      (0.5, "+", 9_007_199_254_740_993, 9_007_199_254_740_994),
      (9_007_199_254_740_993, "-", 0.5, 9_007_199_254_740_992),
      (0.5, "-", 9_007_199_254_740_993, -9_007_199_254_740_992),
      (9_007_199_254_740_993, "+", 1e-300, 9_007_199_254_740_994),
      (9_007_199_254_740_993, "+", -1e-300, 9_007_199_254_740_992),
      (-9_007_199_254_740_993, "+", 1e-300, -9_007_199_254_740_992), (.integer(.max), "+", 1e300, 1e300),

      (9_007_199_254_740_993, "*", 1.5, 13_510_798_882_111_490),
      (6_004_799_503_160_662, "*", 2.5, 15_011_998_757_901_655),
      (9_007_199_254_740_994, "*", 1.5, 13_510_798_882_111_491),
      (9_007_199_254_740_993, "*", .number(-0.5), -4_503_599_627_370_496.5),
      (9_007_199_254_740_993, "*", .number(.leastNonzeroMagnitude), 4.450147717014403e-308),
      (9_007_199_254_740_993, "/", 1.5, 6_004_799_503_160_662),
      (27_021_597_764_222_979, "/", 1.5, 18_014_398_509_481_986),
      (1e300, "/", 9_007_199_254_740_993, 1.1102230246251564e284),
      (.number(.leastNonzeroMagnitude), "/", 9_007_199_254_740_993, 0),
      (9_007_199_254_740_993, "%", 2.5, 0.5), (-9_007_199_254_740_993, "%", 2.5, -0.5),
      (9_007_199_254_740_993, "%", 1e300, 9_007_199_254_740_993), (9_007_199_254_740_993, "%", .number(0x1p-1074), 0),
      (1e300, "%", 9_007_199_254_740_993, 5_389_776_188_473_374), (2.5, "%", 9_007_199_254_740_993, 2.5),
      (9_007_199_254_740_993, "/", 7, 1_286_742_750_677_284.8),
    ] as [(Value, Character, Value, Value)])
  func computeExactly(left: Value, symbol: Character, right: Value, expected: Value) throws {
    let result = try Self.compute(left, symbol, right)
    #expect(result.isEqual(to: expected), "\(result)")
  }

  @Test("A sum of a whole number that no double is and fractions is rounded once")
  func sumExactly() throws {
    var sum = Sum()
    for term: Value in [9_007_199_254_740_993, 0.5] { try sum.add(term) }
    #expect(sum.value.isEqual(to: 9_007_199_254_740_994))
  }

  @Test(
    "A long duration keeps its nanoseconds",
    arguments: [
      (9_007_199_254_740_993, "*", 1.5, 13_510_798_882_111_490),
      (9_007_199_254_740_993, "*", 0.5, 4_503_599_627_370_497),
      (9_007_199_254_740_993, "/", 1, 9_007_199_254_740_993), (-9_007_199_254_740_993, "/", 2, -4_503_599_627_370_497),
      (9_007_199_254_740_993, "/", 0.5, 18_014_398_509_481_986), (1, "*", 1e-300, 0),
    ] as [(Int64, Character, Value, Int64)])
  func spans(nanoseconds: Int64, symbol: Character, factor: Value, expected: Int64) throws {
    let result = try Self.compute(.duration(Span(nanoseconds: nanoseconds)), symbol, factor)
    #expect(result.isEqual(to: .duration(Span(nanoseconds: expected))), "\(result)")
  }

  @Test(
    "What does not fit, or has no meaning, is an error",
    arguments: [
      (.integer(.max), "+", 1, .limit), (.integer(.min), "-", 1, .limit), (.integer(.max), "*", 2, .limit),
      (.integer(.min), "/", -1, .limit), (.integer(.max), "/", 2, .limit), (.integer(.min + 1), "/", 4, .limit),
      (9_007_199_254_740_993, "/", 2, .limit), (27_021_597_764_222_979, "/", 12, .limit),
      (.integer(.min), "/", .integer(.max), .limit),
      (.number(.greatestFiniteMagnitude), "*", 10, .limit),
      (1, "/", 0, .failed),
      (1, "%", 0, .failed),
      (1.5, "/", 0, .failed), (span("1h"), "/", 0, .failed), (span("1h"), "/", span("0s"), .failed),
      (span("100000d"), "*", 2, .limit),
      ("a", "+", 1, .conversion), (.nothing, "+", 1, .conversion), (true, "+", 1, .conversion),
      ("a", "*", 2, .conversion),
      (day("2024-01-01"), "+", span("1h"), .conversion), (day("9999-12-31"), "+", span("1d"), .limit),
      ([1], "-", [1], .conversion),
      (.number(.infinity), "-", .number(.infinity), .limit), (span("1h"), "*", .number(.nan), .limit),
    ] as [(Value, Character, Value, Failure.Reason)])
  func refuse(left: Value, symbol: Character, right: Value, reason: Failure.Reason) {
    #expect { try Self.compute(left, symbol, right) } throws: { ($0 as? Failure)?.reason == reason }
  }

  @Test("Turning the sign is exact")
  func negate() throws {
    #expect(try Arithmetic.negate(5).isEqual(to: -5))
    #expect(try Arithmetic.negate(Self.span("1h")).isEqual(to: Self.span("-1h")))
    #expect(throws: Failure.self) { try Arithmetic.negate(.integer(.min)) }
    #expect(throws: Failure.self) { try Arithmetic.negate("a") }
  }
}
