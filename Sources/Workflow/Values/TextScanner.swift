/// Walks over the bytes of a short text such as a date.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func takeRest() -> String {
    defer { position = bytes.count }
    return rest
  }

  /// A number of exactly so many digits.
  mutating func takeNumber(digits count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[position..<position + count] {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    position += count
    return number
  }

  /// All digits that come, up to what 64 bits hold.
  mutating func takeNumber() -> Int64? {
    let start = position
    var number: Int64 = 0
    while let byte = peek, 0x30...0x39 ~= byte {
      let (product, tooMuch) = number.multipliedReportingOverflow(by: 10)
      let (sum, stillTooMuch) = product.addingReportingOverflow(Int64(byte - 0x30))
      if tooMuch || stillTooMuch { return nil }
      number = sum
      position += 1
    }
    return position > start ? number : nil
  }

  /// The digits behind a decimal point as billionths; further digits are cut off.
  mutating func takeBillionths() -> Int? {
    let start = position
    var (number, unit) = (0, 100_000_000)
    while let byte = peek, 0x30...0x39 ~= byte {
      number += Int(byte - 0x30) * unit
      unit /= 10
      position += 1
    }
    return position > start ? number : nil
  }

  mutating func takeLetters(atMost count: Int = .max) -> String {
    let start = position
    // Above 0x7F stands only the µ of microseconds.
    while let byte = peek, position - start < count, 0x61...0x7A ~= byte | 0x20 || byte > 0x7F { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skipSpaces() {
    while peek == 0x20 { position += 1 }
  }

  /// Billionths as a decimal fraction without zeros at its end; empty for 0.
  static func fraction(_ billionths: Int) -> String {
    if billionths == 0 { return "" }
    var digits = Substring(padded(billionths, to: 9))
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }

  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func padded(hexadecimal number: Int, to width: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
