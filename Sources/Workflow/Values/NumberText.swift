/// How numbers are written and read.
public enum NumberText {
  /// Why a text is no number.
  public enum Fault: Error, Equatable {
    case notANumber
    /// A whole number that does not fit into 64 bits, or more than the largest double.
    case tooLarge
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

  /// A number in any form of YAML's core schema, as ``ScalarRules`` knows them.
  public static func read(_ text: String) throws(Fault) -> Value {
    switch ScalarRules.number(text) {
    case .integer(let whole): return .integer(whole)
    case .number(let number), .notFinite(let number): return Value(number: number)
    case .tooLarge: throw .tooLarge
    case .notANumber: throw .notANumber
    }
  }
}
