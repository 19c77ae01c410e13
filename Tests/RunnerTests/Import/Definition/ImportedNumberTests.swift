import Testing

@testable import runner

@Suite("Imported numbers")
struct ImportedNumberTests {
  @Test(
    "A duration is written in the largest unit in which it is whole",
    arguments: [
      (1.5, "Minutes", "90s"), (30, "Seconds", "30s"), (1, "Hours", "1h"), (36, "Hours", "36h"), (2, "Days", "2d"),
      (0.25, "Seconds", "250ms"), (0, nil, "0s"), (1, "Weeks", "7d"), (-1, nil, nil), (1, "Frogs", nil),
      (1e300, nil, nil),
      (.nan, nil, nil),
    ] as [(Double, String?, String?)])
  func duration(number: Double, unit: String?, text: String?) {
    #expect(ImportedNumber.seconds(number, unit: unit).flatMap { ImportedNumber.duration(seconds: $0) } == text)
  }

  @Test("A number is written as the language prints it, and without an exponent in expressions")
  func numbers() {
    #expect([5, 0.5, -3, 1e15].map { ImportedNumber.text($0) } == ["5", "0.5", "-3", "1000000000000000"])
    #expect(ImportedNumber.literal(0.5) == "0.5" && ImportedNumber.literal(1e300) == nil)
  }
}
