/// A calendar day of the proleptic Gregorian calendar, the same day in every zone.
public struct Day: Sendable, Hashable {
  public let year: Int32
  public let month: Int8
  public let day: Int8

  /// Nothing where the calendar has no such day (30 February).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(of: month, in: year)
    else { return nil }
    self.year = Int32(year)
    self.month = Int8(month)
    self.day = Int8(day)
  }

  public static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// Days since 1970-01-01, in which differences and weekdays are computed.
  public var number: Int {
    // Years start in March here, so that the leap day is the last of its year; 146,097 days make 400 years.
    let shifted = month > 2 ? Int(year) : Int(year) - 1
    let era = shifted / 400
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * (Int(month) + (month > 2 ? -3 : 9)) + 2) / 5 + Int(day) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Nothing outside the years 1 to 9999.
  public init?(number: Int) {
    guard (-719_162...2_932_896).contains(number) else { return nil }
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// 9999-12-31.
  static let last: Day = {
    guard let day = Day(year: 9999, month: 12, day: 31) else { preconditionFailure("9999 ends in December") }
    return day
  }()

  /// 1 for Monday to 7 for Sunday, as ISO 8601 counts.
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// In English: `Monday`.
  var weekdayName: String { Day.weekdayNames[weekday - 1] }

  static let weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  public var dayOfYear: Int {
    Day(year: Int(year), month: 1, day: 1).map { number - $0.number + 1 } ?? 1
  }

  /// The week of ISO 8601: weeks start on Monday, and the first is the one with the year's first Thursday.
  public var week: Int {
    let thursday = Day(number: number + 4 - weekday) ?? self
    return (thursday.dayOfYear - 1) / 7 + 1
  }

  /// - Throws: a ``Failure`` where the span is not of whole days, or leaves the calendar.
  public func adding(_ span: Span) throws -> Day {
    guard span.nanoseconds % Span.day == 0 else {
      throw Failure(
        .conversion, "A day can be moved by whole days only, not by `\(span)`.", hint: "use a date, which has a time")
    }
    guard let day = Day(number: number + Int(span.nanoseconds / Span.day)) else {
      throw Failure(.limit, "`\(self)` and `\(span)` lead out of the calendar, which has the years 1 to 9999.")
    }
    return day
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: CustomStringConvertible {
  /// `2024-12-30`; a date and time in ISO 8601 gives its day as written, in whatever zone.
  public init?(text: String) {
    var scanner = TextScanner(text)
    guard let day = Day(&scanner) else { return nil }
    if !scanner.isAtEnd {
      guard Moment(text: text, zone: { .utc }) != nil else { return nil }
    }
    self = day
  }

  init?(_ scanner: inout TextScanner) {
    guard let year = scanner.takeNumber(digits: 4), scanner.take("-"), let month = scanner.takeNumber(digits: 2),
      scanner.take("-"), let day = scanner.takeNumber(digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public var description: String {
    "\(TextScanner.padded(Int(year), to: 4))-\(TextScanner.padded(Int(month), to: 2))-"
      + TextScanner.padded(Int(day), to: 2)
  }
}
