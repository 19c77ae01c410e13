/// A unit of the calendar, in which dates are moved and cut.
enum CalendarUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  /// As they are written: `'month'`, `'months'`.
  static let words = allCases.map(\.rawValue) + allCases.map { $0.rawValue + "s" }

  init(_ call: Arguments, _ place: Int) throws {
    guard case .text(let word) = call.constant(place),
      let unit = CalendarUnit(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
    else { throw Failure(.failed, "A unit of the calendar is needed here.", at: call.range(place)) }
    self = unit
  }

  var isOfDays: Bool {
    switch self {
    case .year, .month, .week, .day: true
    case .hour, .minute, .second: false
    }
  }

  // MARK: - Moving

  /// Units of days keep what the clock shows; shorter ones are exact.
  func adding(_ amount: Int, to moment: Moment) throws -> Moment {
    guard isOfDays else {
      let seconds: Int64 = self == .hour ? 3600 : self == .minute ? 60 : 1
      let (total, overflow) = seconds.multipliedReportingOverflow(by: Int64(amount))
      if overflow { throw Failure.outOfCalendar }
      return try moment.adding(try Span(seconds: total))
    }
    let (day, time) = moment.local
    guard let moved = Moment(try adding(amount, to: day), time, zone: moment.zone) else { throw Failure.outOfCalendar }
    return moved
  }

  func adding(_ amount: Int, to day: Day) throws -> Day {
    switch self {
    case .year: return try CalendarUnit.addingMonths(amount, 12, to: day)
    case .month: return try CalendarUnit.addingMonths(amount, 1, to: day)
    case .week: return try CalendarUnit.addingDays(amount, 7, to: day)
    case .day: return try CalendarUnit.addingDays(amount, 1, to: day)
    case .hour, .minute, .second:
      throw Failure(.conversion, "A day can be moved by whole days only.", hint: "use a date, which has a time")
    }
  }

  private static func addingDays(_ amount: Int, _ factor: Int, to day: Day) throws -> Day {
    let (days, overflow) = amount.multipliedReportingOverflow(by: factor)
    guard !overflow, days.magnitude < 4_000_000, let result = Day(number: day.number + days) else {
      throw Failure.outOfCalendar
    }
    return result
  }

  private static func addingMonths(_ amount: Int, _ factor: Int, to day: Day) throws -> Day {
    let (months, overflow) = amount.multipliedReportingOverflow(by: factor)
    guard !overflow, months.magnitude < 200_000 else { throw Failure.outOfCalendar }
    let total = Int(day.year) * 12 + Int(day.month) - 1 + months
    let (year, month) = (total / 12, total % 12 + 1)
    guard total >= 12,
      let result = Day(year: year, month: month, day: min(Int(day.day), Day.length(of: month, in: year)))
    else { throw Failure.outOfCalendar }
    return result
  }

  // MARK: - Cutting

  func start(of moment: Moment) throws -> Moment {
    let (day, time) = moment.local
    let hour = isOfDays ? 0 : time.hour
    let minute = self == .minute || self == .second ? time.minute : 0
    let second = self == .second ? time.second : 0
    guard let start = TimeOfDay(hour: hour, minute: minute, second: second) else { return moment }
    guard let start = Moment(self.start(of: day), start, zone: moment.zone) else { throw Failure.outOfCalendar }
    return start
  }

  /// The last nanosecond of the unit. The calendar ends with the year 9999, and so do its last units.
  func end(of moment: Moment) throws -> Moment {
    guard let next = try? adding(1, to: start(of: moment)) else { return Moment.last(in: moment.zone) }
    return try next.adding(Span(nanoseconds: -1))
  }

  /// The last day of the unit.
  func end(of day: Day) throws -> Day {
    guard isOfDays else { return day }
    guard let next = try? adding(1, to: start(of: day)) else { return Day.last }
    return try next.adding(Span(nanoseconds: -Span.day))
  }

  func start(of day: Day) -> Day {
    switch self {
    case .year: Day(year: Int(day.year), month: 1, day: 1) ?? day
    case .month: Day(year: Int(day.year), month: Int(day.month), day: 1) ?? day
    case .week: Day(number: day.number - day.weekday + 1) ?? day
    case .day, .hour, .minute, .second: day
    }
  }
}

extension Failure {
  fileprivate static var outOfCalendar: Failure {
    Failure(.limit, "That leads out of the calendar, which has the years 1 to 9999.")
  }
}
