/// One whole number divided by another: whole where it comes out even (8 / 2 = 4), and else the double next to it, which
/// is the very quotient where a double can be (7 / 2 = 3.5, but not 1 / 3).
struct Quotient {
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
    let quotient = (WideNumber(dividend) / WideNumber(divisor)).double
    // Rounded it would pass for a whole number.
    if quotient == quotient.rounded() { throw Failure.hasTooManyDigits(dividend, divisor) }
    return .number(quotient)
  }
}

extension Failure {
  fileprivate static func hasTooManyDigits(_ dividend: Int64, _ divisor: Int64) -> Failure {
    Failure(
      .limit, "`\(dividend) / \(divisor)` has a fraction and more digits than a number keeps.",
      hint: "take its whole part: `(a - a % b) / b`")
  }
}
