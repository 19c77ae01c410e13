/// A duration in whole nanoseconds, up to 292 years.
public struct Span: Sendable, Hashable, Comparable {
  public let nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  public static func < (left: Span, right: Span) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension Span {
  /// 24 hours in nanoseconds. A day of the calendar that a change of clocks makes longer or shorter is for Adjust Date.
  static let day: Int64 = 86_400_000_000_000

  /// The standard library's form, for sleeping.
  public var duration: Duration { .nanoseconds(nanoseconds) }
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// - Throws: a ``Failure`` beyond 292 years.
  public init(seconds: Double) throws { self = try Span(rounding: seconds * 1e9) }

  public init(seconds: Int64) throws { self = try Span(nanoseconds: 1_000_000_000).multiplied(by: .whole(seconds)) }

  init(days: Int) throws { self = try Span(nanoseconds: Span.day).multiplied(by: .whole(Int64(days))) }

  private init(rounding nanoseconds: Double) throws {
    // Int64(exactly:) refuses what is too large, infinite or not a number.
    guard let whole = Int64(exactly: nanoseconds.rounded()) else { throw Failure.tooLong }
    self.init(nanoseconds: whole)
  }

  /// To whole nanoseconds, half away from zero.
  private init(rounding nanoseconds: WideNumber) throws {
    guard let whole = nanoseconds.rounded else { throw Failure.tooLong }
    self.init(nanoseconds: whole)
  }

  func adding(_ other: Span) throws -> Span {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(other.nanoseconds)
    if overflow { throw Failure.tooLong }
    return Span(nanoseconds: sum)
  }

  func negated() throws -> Span {
    if nanoseconds == .min { throw Failure.tooLong }
    return Span(nanoseconds: -nanoseconds)
  }

  func multiplied(by factor: Factor) throws -> Span {
    switch factor {
    case .whole(let factor):
      let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: factor)
      if overflow { throw Failure.tooLong }
      return Span(nanoseconds: product)
    case .fraction(let factor):
      guard let factor = WideNumber(factor) else { throw Failure.tooLong }
      return try Span(rounding: WideNumber(nanoseconds) * factor)
    }
  }

  /// - Precondition: the divisor is not 0.
  func divided(by divisor: Factor) throws -> Span {
    switch divisor {
    case .whole(let divisor): return try Span(rounding: WideNumber(nanoseconds) / WideNumber(divisor))
    case .fraction(let divisor):
      guard let divisor = WideNumber(divisor) else { throw Failure.tooLong }
      return try Span(rounding: WideNumber(nanoseconds) / divisor)
    }
  }
}

extension Failure {
  fileprivate static var tooLong: Failure {
    Failure(.limit, "The duration is too long.", hint: "durations reach 292 years")
  }
}
