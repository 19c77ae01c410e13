import TestSupport
import Testing
import Workflow

struct NumberTextTests {
  @Test(
    "Numbers print in their shortest form, without an exponent unless it is needed",
    arguments: [
      (0, "0"), (-0.0, "0"), (4, "4"), (3.5, "3.5"), (-2.25, "-2.25"), (0.1, "0.1"), (0.000001, "0.000001"),
      (1e-7, "1e-7"), (1.5e-7, "1.5e-7"), (1e16, "10000000000000000"), (1.2345e19, "1.2345e19"),
      (9.3e18, "9.3e18"), (1e21, "1e21"), (1.25e300, "1.25e300"), (123456.789, "123456.789"),
      (0.30000000000000004, "0.30000000000000004"), (.leastNonzeroMagnitude, "5e-324"), (.infinity, ".inf"),
      (-.infinity, "-.inf"), (.nan, ".nan"), (100, "100"), (0.05, "0.05"), (9.5e-5, "0.000095"),
    ] as [(Double, String)])
  func print(number: Double, text: String) {
    #expect(NumberText.print(number) == text)
  }

  @Test("What is printed reads back as the same number")
  func roundTrip() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try NumberText.read(NumberText.print(number)).double == number)
      let whole = Int64(bitPattern: generator.next())
      #expect(try NumberText.read(String(whole)).isEqual(to: .integer(whole)))
    }
  }

  @Test(
    "All forms of the core schema are read",
    arguments: [
      ("0o17", "15"), ("017", "17"), ("0x1F", "31"), ("1e3", "1000"), (".inf", ".inf"), ("-.INF", "-.inf"),
      (".NaN", ".nan"), ("-9223372036854775808", "-9223372036854775808"), ("+12", "12"), ("1.", "1"), (".5", "0.5"),
      ("-0", "0"), ("2.50", "2.5"), ("1E-2", "0.01"),
    ])
  func read(text: String, printed: String) throws {
    #expect(try NumberText.read(text).text == printed)
  }

  @Test(
    "What is no number, or would be rounded in silence, is refused",
    arguments: [
      ("1_000", .notANumber), ("12:30:45", .notANumber), ("0b11", .notANumber), ("1e", .notANumber),
      ("", .notANumber), ("-", .notANumber), (".", .notANumber), ("1 2", .notANumber), ("inf", .notANumber),
      ("0x", .notANumber), ("-0x1", .notANumber), ("٣", .notANumber), ("9223372036854775808", .tooLarge),
      ("0x8000000000000000", .tooLarge), ("1e400", .tooLarge),
    ] as [(String, NumberText.Fault)])
  func refuse(text: String, fault: NumberText.Fault) {
    #expect(throws: fault) { try NumberText.read(text) }
  }
}
