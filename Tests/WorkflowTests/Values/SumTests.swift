import Testing
import Workflow

struct SumTests {
  @Test(
    "Sums are exact for whole numbers and compensated for others",
    arguments: [
      ([], 0), ([1, 2, 3], 6), (.list(Array(repeating: 0.1, count: 10)), 1), ([1e16, 1, -1e16], 1), ([0.5, 1], 1.5),
      (
        .list([ConversionTests.parse("1h", .duration), ConversionTests.parse("30m", .duration)]),
        ConversionTests.parse("90m", .duration)
      ),
      ([1_000_000_000_000_000_000, 1, 0.5, -0.5], 1_000_000_000_000_000_001),
    ] as [(Value, Value)])
  func sum(terms: Value, expected: Value) throws {
    var sum = Sum()
    for term in terms.items { try sum.add(term) }
    #expect(sum.value.isEqual(to: expected), "\(sum.value)")
  }

  @Test(
    "Sums of other things are errors",
    arguments: [
      ["a"], [1, "a"], [1, ConversionTests.parse("1h", .duration)], [ConversionTests.parse("1h", .duration), 1],
      [.integer(.max), 1],
    ] as [Value])
  func noSum(terms: Value) {
    #expect(throws: Failure.self) {
      var sum = Sum()
      for term in terms.items { try sum.add(term) }
    }
  }
}
