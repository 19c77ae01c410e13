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

  static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
