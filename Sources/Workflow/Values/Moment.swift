/// A date: an instant, and the zone in which it is read.
public final class Moment: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public let seconds: Int64
  /// 0 to 999,999,999.
  public let nanoseconds: Int32
  public let zone: Zone

  /// Where clocks are read.
  public enum Zone: Sendable, Hashable {
    /// Seconds east of UTC.
    case offset(Int32)
    /// A name of the time zone database: `Europe/Berlin`.
    case named(String)
  }

  public init(seconds: Int64, nanoseconds: Int32 = 0, zone: Zone) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.zone = zone
  }
}
