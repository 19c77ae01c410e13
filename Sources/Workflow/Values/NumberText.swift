/// How numbers are written and read.
public enum NumberText {
  /// Why a text is no number.
  public enum Fault: Error, Equatable {
    case notANumber
    /// A whole number that does not fit into 64 bits.
    case tooManyDigits
    /// More than the largest double, or less than the smallest.
    case outOfRange
  }

  /// The shortest digits that read back as the same number, without an exponent from 1e-6 up to 2^63. Digits alone
  /// would claim that a larger one is exact.
  public static func print(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? ".nan" : number < 0 ? "-.inf" : ".inf" }
    if number == 0 { return "0" }
    let (digits, exponent) = decimal(number.magnitude)
    let sign = number < 0 ? "-" : ""
    switch exponent {
    case _ where number.magnitude >= 0x1p63:
      return sign + scientific(digits, exponent)
    case (digits.count - 1)...:
      return sign + digits + String(repeating: "0", count: exponent - digits.count + 1)
    case 0...:
      return sign + digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1)
    case -6..<0:
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    default:
      return sign + scientific(digits, exponent)
    }
  }

  private static func scientific(_ digits: String, _ exponent: Int) -> String {
    digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "") + "e" + String(exponent)
  }

  /// The significant digits of a positive number and the power of ten of the first.
  private static func decimal(_ number: Double) -> (digits: String, exponent: Int) {
    // The standard library finds the shortest digits, but switches to exponents early (1e+16).
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = mantissa[0].drop { $0 == "0" }
    var digits = Substring(mantissa.joined()).drop { $0 == "0" }
    exponent += whole.isEmpty ? digits.count - (mantissa.count > 1 ? mantissa[1].count : 0) - 1 : whole.count - 1
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return (String(digits), exponent)
  }

  /// A number in any form of YAML's core schema: `12`, `-3.5`, `1e3`, `.5`, `0x1F`, `0o17`, `.inf`, `.nan`. Digits
  /// with underscores, colons or a binary prefix are none.
  ///
  /// Whole numbers must fit into 64 bits, so that none is rounded in silence.
  public static func read(_ text: String) throws(Fault) -> Value {
    let bytes = Array(text.utf8)
    if let value = try readPrefixed(bytes) ?? readNamed(text) { return value }
    guard let isWhole = scanDecimal(bytes) else { throw .notANumber }
    if isWhole {
      guard let whole = Int64(text) else { throw .tooManyDigits }
      return .integer(whole)
    }
    guard let number = Double(text), number.isFinite else { throw .outOfRange }
    if number == 0, bytes.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") }).contains(where: { 0x31...0x39 ~= $0 }) {
      throw .outOfRange
    }
    return Value(number: number)
  }

  /// Hexadecimal and octal, which have no sign in the core schema.
  private static func readPrefixed(_ bytes: [UInt8]) throws(Fault) -> Value? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "0") else { return nil }
    let digits = String(decoding: bytes.dropFirst(2), as: UTF8.self)
    let radix: Int
    switch bytes[1] {
    case UInt8(ascii: "x") where bytes.dropFirst(2).allSatisfy(isHexadecimal): radix = 16
    case UInt8(ascii: "o") where bytes.dropFirst(2).allSatisfy({ 0x30...0x37 ~= $0 }): radix = 8
    default: return nil
    }
    guard let whole = Int64(digits, radix: radix) else { throw .tooManyDigits }
    return .integer(whole)
  }

  private static func readNamed(_ text: String) -> Value? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": .number(-.infinity)
    case ".nan", ".NaN", ".NAN": .number(.nan)
    default: nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
  }

  /// Whether the text is a decimal number, and if so, whether it has digits alone. `[-+]? (\.\d+ | \d+(\.\d*)?)
  /// ([eE][-+]?\d+)?`
  private static func scanDecimal(_ bytes: [UInt8]) -> Bool? {
    var position = 0
    func skipDigits() -> Int {
      let start = position
      while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
      return position - start
    }
    func skip(_ allowed: StaticString) -> Bool {
      guard position < bytes.count else { return false }
      let found = allowed.withUTF8Buffer { $0.contains(bytes[position]) }
      if found { position += 1 }
      return found
    }
    _ = skip("+-")
    let whole = skipDigits()
    var isWhole = true
    if skip(".") {
      isWhole = false
      if skipDigits() + whole == 0 { return nil }
    } else if whole == 0 {
      return nil
    }
    if skip("eE") {
      isWhole = false
      _ = skip("+-")
      if skipDigits() == 0 { return nil }
    }
    return position == bytes.count ? isWhole : nil
  }
}
