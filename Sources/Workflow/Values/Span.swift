/// A duration in whole nanoseconds, up to 292 years.
public struct Span: Sendable, Hashable, Comparable {
  public let nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  public static func < (left: Span, right: Span) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension Span {
  /// The standard library's form, for sleeping.
  public var duration: Duration { .nanoseconds(nanoseconds) }
  public var seconds: Double { Double(nanoseconds) / 1e9 }
}
