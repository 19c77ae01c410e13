/// A sum that is exact as long as its terms are whole and compensated from the first fraction on, so that ten times 0.1
/// is 1.
public struct Sum: Sendable {
  private var whole: Int64 = 0
  private var fraction = 0.0
  /// What the additions to ``fraction`` lost (Neumaier's variant of Kahan's summation).
  private var lost = 0.0
  private var spans: Span?
  private var count = 0

  public init() {}

  /// - Throws: a ``Failure`` where the value is neither a number nor, among durations only, a duration, or where the
  ///   sum grows too large.
  public mutating func add(_ value: Value) throws {
    defer { count += 1 }
    switch value {
    case .integer(let term) where spans == nil:
      let (sum, overflow) = whole.addingReportingOverflow(term)
      if overflow { throw Failure(.limit, "The sum is too large.", hint: "whole numbers have 64 bits") }
      whole = sum
    case .number(let term) where spans == nil:
      let sum = fraction + term
      if !sum.isFinite { throw Failure(.limit, "The sum is too large.") }
      lost += fraction.magnitude >= term.magnitude ? (fraction - sum) + term : (term - sum) + fraction
      fraction = sum
    case .duration(let span) where spans != nil || count == 0:
      spans = try (spans ?? Span(nanoseconds: 0)).adding(span)
    default:
      throw Failure(.conversion, "A sum needs numbers or durations, not \(value.found).")
    }
  }

  public var value: Value {
    if let spans { return .duration(spans) }
    let rest = fraction + lost
    if rest == 0 { return .integer(whole) }
    return WideNumber(rest).map { (WideNumber(whole) + $0).value } ?? Value(number: rest)
  }
}
