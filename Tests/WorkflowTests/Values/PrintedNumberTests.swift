import TestSupport
import Testing

@testable import Workflow

struct PrintedNumberTests {
  /// What the type is defined by, without any look at digits.
  private func readAndPrinted(_ text: String) -> Value? {
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }), let value = try? NumberText.read(text),
      value.text == text
    else { return nil }
    return value
  }

  @Test(
    "A number is read if it is printed the same",
    arguments: [
      "0", "-0", "00", "7", "-7", "07", "-07", "1.", "1.0", "0.0", "-0.0", "0.5", "-0.5", "00.5", "1.10", "1.2.3",
      "1-2", "--1", "-", "-.5", "-.inf", "0.000001", "0.0000001", "0.0000015", "123456789012345",
      "1234567890123456", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "0.1000000000000000055",
      "12345678901234.5", "123456789012345.5", "9007199254740993", "9007199254740992.5", "1e3", "1E3", "0x1F", "0o17",
      "12:30", "2024-12-30", "1_000", "1 ", "12 3",
    ])
  func samples(text: String) {
    let (value, expected) = (PrintedNumber.read(Array(text.utf8)[...]), readAndPrinted(text))
    #expect((value ?? "no number").isEqual(to: expected ?? "no number"), "\(text)")
  }

  @Test("Decimals of any length are read as they are printed")
  func generated() {
    var generator = SplitMix(seed: 5)
    for _ in 0..<20_000 {
      let digits = (0..<Int.random(in: 1...18, using: &generator)).map { _ in
        "0123456789".randomElement(using: &generator) ?? "0"
      }
      var text = String(digits)
      if Bool.random(using: &generator) {
        text.insert(".", at: text.index(text.startIndex, offsetBy: Int.random(in: 0...digits.count, using: &generator)))
      }
      if Bool.random(using: &generator) { text = "-" + text }
      // What begins with a point is a text, where no type is known.
      if text.hasPrefix(".") || text.hasPrefix("-.") { continue }
      let (value, expected) = (PrintedNumber.read(Array(text.utf8)[...]), readAndPrinted(text))
      #expect((value ?? "no number").isEqual(to: expected ?? "no number"), "\(text)")
    }
  }
}
