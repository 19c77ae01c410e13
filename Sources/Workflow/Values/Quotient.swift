/// One whole number divided by another: whole where it comes out even (8 / 2 = 4), and else the double next to it, which
/// is the very quotient where a double can be (7 / 2 = 3.5, but not 1 / 3).
struct Quotient {
  /// From here on doubles have no places behind the point, and a quotient with a fraction would pass for a whole number.
  private static let limit = Int64(1) << 53

  private let dividend: Int64
  private let divisor: Int64

  /// - Precondition: the divisor is not 0.
  init(_ dividend: Int64, _ divisor: Int64) {
    self.dividend = dividend
    self.divisor = divisor
  }

  /// - Throws: a failure for what has more than 64 bits, or a fraction and more digits than a double.
  func value(_ tooLarge: () -> Failure) throws -> Value {
    let (whole, overflow) = dividend.dividedReportingOverflow(by: divisor)
    if overflow { throw tooLarge() }
    if whole * divisor == dividend { return .integer(whole) }
    if whole.magnitude >= Quotient.limit.magnitude { throw Failure.hasTooManyDigits(dividend, divisor) }
    // In lowest terms a dividend and a divisor that are large may both become doubles without being rounded.
    let common = Quotient.commonDivisor(dividend.magnitude, divisor.magnitude)
    let magnitude = Double(dividend.magnitude / common) / Double(divisor.magnitude / common)
    return Value(number: (dividend < 0) == (divisor < 0) ? magnitude : -magnitude)
  }

  private static func commonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension Failure {
  fileprivate static func hasTooManyDigits(_ dividend: Int64, _ divisor: Int64) -> Failure {
    Failure(
      .limit, "`\(dividend) / \(divisor)` has a fraction and more digits than a number keeps.",
      hint: "take its whole part: `(a - a % b) / b`")
  }
}
