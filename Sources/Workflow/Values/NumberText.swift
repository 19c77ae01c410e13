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
    // The standard library finds the shortest digits, but writes `4.0` and switches to exponents early.
    let description = number.description
    if !description.utf8.contains(UInt8(ascii: "e")) {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    // What is left looks like `-1.25e-07`.
    let sign = number < 0 ? "-" : ""
    let parts = description.drop { $0 == "-" }.split(separator: "e")
    let digits = parts[0].filter { $0 != "." }
    let exponent = Int(parts[parts.count - 1]) ?? 0
    return switch exponent {
    case 0... where number.magnitude < 0x1p63:
      sign + digits + String(repeating: "0", count: max(0, exponent - digits.count + 1))
    case -6..<0: sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    default: sign + scientific(digits, exponent)
    }
  }

  private static func scientific(_ digits: String, _ exponent: Int) -> String {
    digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "") + "e" + String(exponent)
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
