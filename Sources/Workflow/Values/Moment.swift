/// A date: an instant, and the zone in which it is read.
public final class Moment: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public let seconds: Int64
  /// 0 to 999,999,999.
  public let nanoseconds: Int32
  public let zone: Zone

  /// An instant outside the years 1 to 9999 becomes the nearest one inside, which every form can show.
  public init(seconds: Int64, nanoseconds: Int32 = 0, zone: Zone) {
    self.seconds = min(max(seconds, Moment.calendar.lowerBound), Moment.calendar.upperBound)
    self.nanoseconds = min(max(nanoseconds, 0), 999_999_999)
    self.zone = zone
  }
}

extension Moment {
  /// What the clocks of a zone show on a day. Where they show it twice, the first time is meant; where they skip it, as
  /// long after the skip as it would have been after its start. Nothing where that is not in the years 1 to 9999 of UTC.
  public convenience init?(_ day: Day, _ time: TimeOfDay, zone: Zone) {
    let local = Int64(day.number) * 86_400 + time.nanoseconds / 1_000_000_000
    let before = Int64(zone.offset(at: local - 86_400))
    let after = Int64(zone.offset(at: local + 86_400))
    let offset = [before, after].first { Int64(zone.offset(at: local - $0)) == $0 } ?? before
    guard Moment.calendar.contains(local - offset) else { return nil }
    self.init(seconds: local - offset, nanoseconds: Int32(time.nanosecond), zone: zone)
  }

  /// Seconds east of UTC, at this instant.
  public var offset: Int { zone.offset(at: seconds) }

  /// What calendar and clock show in its zone.
  public var local: (day: Day, time: TimeOfDay) {
    let bounds = Moment.calendar
    // At the edges of the calendar the clocks of other zones would leave it.
    let local = min(max(seconds + Int64(offset), bounds.lowerBound), bounds.upperBound)
    let second = Int((local % 86_400 + 86_400) % 86_400)
    let day = Day(number: (Int(local) - second) / 86_400) ?? Moment.epoch.day
    let time = TimeOfDay(
      hour: second / 3600, minute: second / 60 % 60, second: second % 60, nanosecond: Int(nanoseconds))
    return (day, time ?? Moment.epoch.time)
  }

  /// Whether the clocks of its zone are in the calendar too.
  var isLocalInCalendar: Bool { Moment.calendar.contains(seconds + Int64(offset)) }

  private static let epoch: (day: Day, time: TimeOfDay) = {
    guard let day = Day(year: 1970, month: 1, day: 1) else { preconditionFailure("1970 had a first day") }
    return (day, .midnight)
  }()

  /// The same instant, read in another zone.
  public func inZone(_ zone: Zone) -> Moment { Moment(seconds: seconds, nanoseconds: nanoseconds, zone: zone) }

  /// - Throws: a ``Failure`` where that leaves the calendar.
  public func adding(_ span: Span) throws -> Moment {
    let (quotient, remainder) = span.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var billionths = Int64(nanoseconds) + remainder
    var carry: Int64 = 0
    if billionths < 0 { (billionths, carry) = (billionths + 1_000_000_000, -1) }
    if billionths >= 1_000_000_000 { (billionths, carry) = (billionths - 1_000_000_000, 1) }
    let (sum, overflow) = seconds.addingReportingOverflow(quotient + carry)
    guard !overflow, Moment.calendar.contains(sum) else {
      throw Failure(.limit, "`\(self)` and `\(span)` lead out of the calendar, which has the years 1 to 9999.")
    }
    return Moment(seconds: sum, nanoseconds: Int32(billionths), zone: zone)
  }

  /// The seconds of the years 1 to 9999 in UTC.
  private static let calendar: ClosedRange<Int64> = -719_162 * 86_400...2_932_897 * 86_400 - 1

  /// The last nanosecond of the calendar.
  static func last(in zone: Zone) -> Moment {
    Moment(seconds: calendar.upperBound, nanoseconds: 999_999_999, zone: zone)
  }

  /// - Throws: a ``Failure`` where more than 292 years lie between them.
  public func since(_ other: Moment) throws -> Span {
    let difference = seconds.subtractingReportingOverflow(other.seconds)
    if difference.overflow { throw Failure(.limit, "`\(other)` and `\(self)` are too far apart.") }
    return try Span(seconds: difference.partialValue)
      .adding(Span(nanoseconds: Int64(nanoseconds - other.nanoseconds)))
  }
}

extension Moment: Comparable {
  /// Equal dates are the same instant, in whatever zone.
  public static func == (left: Moment, right: Moment) -> Bool {
    left.seconds == right.seconds && left.nanoseconds == right.nanoseconds
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

extension Moment: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(seconds)
    hasher.combine(nanoseconds)
  }
}
