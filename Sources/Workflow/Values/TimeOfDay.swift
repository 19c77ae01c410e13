/// A time of day without a day or a zone.
public struct TimeOfDay: Sendable, Hashable, Comparable {
  /// Since midnight; less than 24 hours.
  public let nanoseconds: Int64

  private init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// When a day begins.
  public static let midnight = TimeOfDay(nanoseconds: 0)

  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000_000).contains(nanosecond)
    else { return nil }
    nanoseconds = Int64(hour * 3600 + minute * 60 + second) * 1_000_000_000 + Int64(nanosecond)
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.nanoseconds < right.nanoseconds }
}

extension TimeOfDay {
  public var hour: Int { Int(nanoseconds / 3_600_000_000_000) }
  public var minute: Int { Int(nanoseconds / 60_000_000_000 % 60) }
  public var second: Int { Int(nanoseconds / 1_000_000_000 % 60) }
  public var nanosecond: Int { Int(nanoseconds % 1_000_000_000) }
}

extension TimeOfDay: CustomStringConvertible {
  /// `12:30`, `12:30:45`, `12:30:45.25`.
  public init?(text: String) {
    var scanner = TextScanner(text)
    guard let time = TimeOfDay(&scanner), scanner.isAtEnd else { return nil }
    self = time
  }

  init?(_ scanner: inout TextScanner) {
    guard let hour = scanner.takeNumber(digits: 2), scanner.take(":"), let minute = scanner.takeNumber(digits: 2)
    else { return nil }
    var (second, nanosecond) = (0, 0)
    if scanner.take(":") {
      guard let number = scanner.takeNumber(digits: 2) else { return nil }
      second = number
      if scanner.take(".") || scanner.take(",") {
        guard let number = scanner.takeBillionths() else { return nil }
        nanosecond = number
      }
    }
    self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  /// Seconds are left out where there are none.
  public var description: String { second == 0 && nanosecond == 0 ? short : full }

  private var short: String { "\(TextScanner.padded(hour, to: 2)):\(TextScanner.padded(minute, to: 2))" }

  /// With seconds in every case, as a date needs them.
  var full: String { "\(short):\(TextScanner.padded(second, to: 2))\(TextScanner.fraction(nanosecond))" }
}
