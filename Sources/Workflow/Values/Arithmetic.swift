/// The operators `+ - * / %` on values. Whole numbers stay exact: what does not fit into 64 bits is an error and never
/// becomes a rounded double.
public enum Arithmetic {
  /// Number + number, text + text, list + list, date or day + duration, duration + duration.
  public static func add(_ left: Value, _ right: Value) throws -> Value {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): try whole(a.addingReportingOverflow(b)) { .tooLarge(left, "+", right) }
    case (.text(let a), .text(let b)): .text(a + b)
    case (.list(let a), .list(let b)): try .list(a + b).bounded()
    case (.duration(let a), .duration(let b)): .duration(try a.adding(b))
    case (.date(let date), .duration(let span)), (.duration(let span), .date(let date)):
      .date(try date.adding(span))
    case (.day(let day), .duration(let span)), (.duration(let span), .day(let day)): .day(try day.adding(span))
    default: try numbers(left, "+", right, { $0 + $1 }) { $0 + $1 }
    }
  }

  /// Number - number, date - date, day - day, date or day - duration, duration - duration.
  public static func subtract(_ left: Value, _ right: Value) throws -> Value {
    switch (left, right) {
    case (.integer(let a), .integer(let b)):
      try whole(a.subtractingReportingOverflow(b)) { .tooLarge(left, "-", right) }
    case (.duration(let a), .duration(let b)): .duration(try a.adding(try b.negated()))
    case (.date(let a), .date(let b)): .duration(try a.since(b))
    case (.day(let a), .day(let b)): .duration(try Span(days: a.number - b.number))
    case (.date(let date), .duration(let span)): .date(try date.adding(try span.negated()))
    case (.day(let day), .duration(let span)): .day(try day.adding(try span.negated()))
    default: try numbers(left, "-", right, { $0 - $1 }) { $0 - $1 }
    }
  }

  /// Number * number, duration * number.
  public static func multiply(_ left: Value, _ right: Value) throws -> Value {
    switch (left, right) {
    case (.integer(let a), .integer(let b)):
      return try whole(a.multipliedReportingOverflow(by: b)) { .tooLarge(left, "*", right) }
    case (.duration(let span), _):
      if let factor = Factor(right) { return .duration(try span.multiplied(by: factor)) }
    case (_, .duration(let span)):
      if let factor = Factor(left) { return .duration(try span.multiplied(by: factor)) }
    default: break
    }
    return try numbers(left, "*", right, { $0 * $1 }) { $0 * $1 }
  }

  /// Number / number; duration / number; duration / duration, a number. For whole numbers see ``Quotient``.
  public static func divide(_ left: Value, _ right: Value) throws -> Value {
    if let divisor = right.double, divisor == 0, left.double != nil || left.isDuration { throw Failure.byZero(left) }
    switch (left, right) {
    case (.integer(let a), .integer(let b)):
      return try Quotient(a, b).value { .tooLarge(left, "/", right) }
    case (.duration(let a), .duration(let b)):
      if b.nanoseconds == 0 { throw Failure.byZero(left) }
      return try divide(.integer(a.nanoseconds), .integer(b.nanoseconds))
    case (.duration(let span), _):
      if let divisor = Factor(right) { return .duration(try span.divided(by: divisor)) }
      return try numbers(left, "/", right, { $0 / $1 }) { $0 / $1 }
    default:
      return try numbers(left, "/", right, { $0 / $1 }) { $0 / $1 }
    }
  }

  /// What is left over by a division; it has the sign of the dividend, as in most languages (-7 % 3 = -1).
  public static func remainder(_ left: Value, _ right: Value) throws -> Value {
    if let divisor = right.double, divisor == 0, left.double != nil { throw Failure.byZero(left) }
    if case .integer(let a) = left, case .integer(let b) = right {
      // The one overflow, Int64.min % -1, has the remainder 0.
      return .integer(b == -1 ? 0 : a % b)
    }
    return try numbers(left, "%", right, { $0.truncatingRemainder(dividingBy: $1) }) { $0 % $1 }
  }

  /// The unary `-`, on a number or a duration.
  public static func negate(_ value: Value) throws -> Value {
    switch value {
    case .integer(let whole): try self.whole(Int64(0).subtractingReportingOverflow(whole)) { .tooLarge("-", value) }
    case .number(let number): Value(number: -number)
    case .duration(let span): .duration(try span.negated())
    default: throw Failure.cannotNegate(value)
    }
  }

  private static func whole(
    _ result: (partialValue: Int64, overflow: Bool), _ failure: () -> Failure
  ) throws -> Value {
    if result.overflow { throw failure() }
    return .integer(result.partialValue)
  }

  /// From here on not every whole number is a double.
  private static let longest = Int64(1) << 53

  /// What a whole number and a fraction, or two fractions, come to, rounded once.
  private static func numbers(
    _ left: Value, _ symbol: String, _ right: Value, _ compute: (Double, Double) -> Double,
    _ computeWide: (WideNumber, WideNumber) -> WideNumber
  ) throws -> Value {
    guard let a = left.double, let b = right.double else { throw Failure.cannotCompute(left, symbol, right) }
    var result = Value(number: compute(a, b))
    if isLong(left) || isLong(right) || isLong(result), let a = WideNumber(left), let b = WideNumber(right) {
      result = computeWide(a, b).value
    }
    if case .number(let number) = result, !number.isFinite { throw Failure.tooLarge(left, symbol, right) }
    return result
  }

  /// Whether it is whole and has digits that a double may not have.
  private static func isLong(_ value: Value) -> Bool {
    if case .integer(let whole) = value { whole.magnitude > longest.magnitude } else { false }
  }
}

/// What a duration can be multiplied by.
enum Factor {
  case whole(Int64)
  case fraction(Double)

  init?(_ value: Value) {
    switch value {
    case .integer(let whole): self = .whole(whole)
    case .number(let number): self = .fraction(number)
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isDuration: Bool { if case .duration = self { true } else { false } }
}

extension Failure {
  fileprivate static func tooLarge(_ left: Value, _ symbol: String, _ right: Value) -> Failure {
    Failure(
      .limit, "`\(left.shortForm) \(symbol) \(right.shortForm)` is too large for a number.",
      hint: "whole numbers have 64 bits")
  }

  fileprivate static func tooLarge(_ symbol: String, _ value: Value) -> Failure {
    Failure(.limit, "`\(symbol)\(value.shortForm)` is too large for a number.", hint: "whole numbers have 64 bits")
  }

  fileprivate static func byZero(_ left: Value) -> Failure {
    Failure(.failed, "`\(left.shortForm)` cannot be divided by 0.", hint: "check the divisor with `if` first")
  }

  fileprivate static func cannotNegate(_ value: Value) -> Failure {
    Failure(.conversion, "`-` needs a number or a duration, not \(value.found).")
  }

  fileprivate static func cannotCompute(_ left: Value, _ symbol: String, _ right: Value) -> Failure {
    if left.isNothing || right.isNothing {
      return Failure(.conversion, "`\(symbol)` cannot compute with nothing.", hint: "give a value for it with `??`")
    }
    let hint: String? =
      switch (symbol, left, right) {
      case ("+", .text, _), ("+", _, .text): "put values into a text with `${…}`"
      case (_, .text, _), (_, _, .text): "make a number of a text with `.as(number)`"
      default: nil
      }
    return Failure(.conversion, "`\(symbol)` cannot take \(left.found) and \(right.found).", hint: hint)
  }
}
