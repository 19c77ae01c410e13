internal import Foundation

extension Moment {
  /// Where clocks are read.
  public enum Zone: Sendable, Hashable {
    /// Seconds east of UTC.
    case offset(Int32)
    /// A name of the time zone database: `Europe/Berlin`.
    case named(String)

    public static let utc = Zone.offset(0)
  }
}

extension Moment.Zone {
  /// The zone of this machine, or of `TZ`.
  public static var current: Moment.Zone { MachineZone.shared.zone }

  /// A zone by its name in the database, or an offset such as `+01:00`; nothing where there is no such zone.
  public init?(name: String) {
    if name == "UTC" || name == "Z" {
      self = .utc
      return
    }
    var scanner = TextScanner(name)
    if let offset = Moment.Zone.scanOffset(&scanner), scanner.isAtEnd {
      self = offset
    } else if TimeZone.knownTimeZoneIdentifiers.contains(name) || TimeZone(identifier: name) != nil {
      self = .named(name)
    } else {
      return nil
    }
  }

  /// Seconds east of UTC, at an instant in seconds since 1970.
  func offset(at seconds: Int64) -> Int {
    switch self {
    case .offset(let offset): Int(offset)
    case .named(let name):
      TimeZone(identifier: name)?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) ?? 0
    }
  }

  /// `Z`, `+01:00`, `+0100`, `-05`.
  static func scanOffset(_ scanner: inout TextScanner) -> Moment.Zone? {
    if scanner.take("Z") || scanner.take("z") { return .utc }
    let sign: Int32
    if scanner.take("+") { sign = 1 } else if scanner.take("-") { sign = -1 } else { return nil }
    guard let hours = scanner.takeNumber(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if scanner.take(":") || scanner.peek.map({ 0x30...0x39 ~= $0 }) == true {
      guard let number = scanner.takeNumber(digits: 2), number < 60 else { return nil }
      minutes = number
    }
    return .offset(sign * Int32(hours * 3600 + minutes * 60))
  }

  /// `Z`, `+01:00`.
  static func offsetText(_ seconds: Int) -> String {
    if seconds == 0 { return "Z" }
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + TextScanner.padded(minutes / 60, to: 2) + ":"
      + TextScanner.padded(minutes % 60, to: 2)
  }
}

extension Moment.Zone: CustomStringConvertible {
  /// The name, or the offset.
  public var description: String {
    switch self {
    case .offset(let offset): Moment.Zone.offsetText(Int(offset))
    case .named(let name): name
    }
  }
}
