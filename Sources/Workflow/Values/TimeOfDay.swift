/// A time of day without a day or a zone.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// Since midnight; less than 24 hours.
  public let nanoseconds: Int64

  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000_000).contains(nanosecond)
    else { return nil }
    nanoseconds = Int64(hour * 3600 + minute * 60 + second) * 1_000_000_000 + Int64(nanosecond)
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.nanoseconds < right.nanoseconds }
}
