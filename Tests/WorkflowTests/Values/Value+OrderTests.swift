import Testing
import Workflow

struct OrderTests {
  @Test(
    "Values of one type have an order",
    arguments: [
      (1, 2), (1, 1.5), (-1.5, -1), (.integer(.max), .number(0x1p63)), (.number(-0x1.0p64), .integer(.min)), ("A", "a"),
      ("a", "b"),
      ("a", "é"), ("Z", "a"), (false, true),
      (ConversionTests.parse("59m", .duration), ConversionTests.parse("1h", .duration)),
      (ConversionTests.parse("2024-12-30T10:00:00+01:00", .date), ConversionTests.parse("2024-12-30T09:00:01Z", .date)),
      (ConversionTests.parse("2024-12-30", .day), ConversionTests.parse("2025-01-01", .day)),
      (ConversionTests.parse("09:00", .time), ConversionTests.parse("10:00", .time)),
      (.choice(ConversionTests.state.cases[0]), .choice(ConversionTests.state.cases[1])),
      (.choice(ConversionTests.state.cases[0]), "not_planned"),
    ] as [(Value, Value)])
  func ascending(left: Value, right: Value) throws {
    #expect(try Value.compare(left, right) == .ascending)
    #expect(try Value.compare(right, left) == .descending)
    #expect(try Value.compare(left, left) == .same)
  }

  @Test(
    "Other values have none",
    arguments: [
      (1, "1"), (.nothing, 1), ([1], [2]), (["a": 1], ["a": 2]), (.secret(Secret("a")), .secret(Secret("b"))),
    ] as [(Value, Value)])
  func none(left: Value, right: Value) {
    #expect { try Value.compare(left, right) } throws: { ($0 as? Failure)?.reason == .conversion }
  }
}
