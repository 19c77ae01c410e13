/// Days, times and dates in the words people type when they are asked, read from now: `tomorrow`, `next friday`,
/// `in 3 days`, `24 December`, `9:30 pm`, `tomorrow at noon`. Files have ISO 8601 alone, which means the same on every day.
struct DateWords {
  let now: Moment
  private var words: ArraySlice<String> = []

  init(from now: Moment) { self.now = now }

  /// The day that a text names.
  func day(_ text: String) -> Day? { whole(text) { $0.readDay() } }

  /// The time of day that a text names.
  func time(_ text: String) -> TimeOfDay? { whole(text) { $0.readTime() } }

  /// The instant that a text names, in the zone of now. A day alone is its midnight, a time alone is today's.
  func moment(_ text: String) -> Moment? { whole(text) { $0.readMoment() } }

  /// What is read where nothing is left behind it.
  private func whole<T>(_ text: String, _ read: (inout DateWords) -> T?) -> T? {
    var words = self
    words.words = DateWords.split(text)[...]
    let found = read(&words)
    return words.words.isEmpty ? found : nil
  }

  /// Numbers, words and signs, in lower case; commas and what only joins say nothing.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in text.lowercased() {
      if let last, last.isWordPart, last.isNumber == character.isNumber, character.isWordPart,
        let word = words.popLast()
      {
        words.append(word + String(character))
      } else if !character.isWhitespace {
        words.append(String(character))
      }
      last = character
    }
    return words.filter { ![",", "at", "on", "the", "of"].contains($0) }
  }
}

// MARK: - Dates

extension DateWords {
  private mutating func readMoment() -> Moment? {
    if take("now") { return now }
    if let (count, unit) = readDistance(in: { !$0.isOfDays }) { return try? unit.adding(count, to: now) }
    if let time = attempt({ $0.readTime() }) { return Moment(readDay() ?? now.local.day, time, zone: now.zone) }
    guard let day = readDay() else { return nil }
    guard let time = words.isEmpty ? .midnight : readTime() else { return nil }
    return Moment(day, time, zone: now.zone)
  }

  /// `in 20 minutes`, `+90m`, `2 hours ago`, in units of which some are meant.
  private mutating func readDistance(in isMeant: (CalendarUnit) -> Bool) -> (count: Int, unit: CalendarUnit)? {
    attempt { words in
      let isAhead = words.take("in") || words.take("+")
      let isBack = !isAhead && words.take("-")
      guard let count = words.takeNumber() ?? (isAhead && words.takeArticle() ? 1 : nil), let unit = words.takeUnit(),
        isMeant(unit)
      else { return nil }
      if isAhead || isBack { return (isBack ? -count : count, unit) }
      return words.take("ago") ? (-count, unit) : nil
    }
  }
}

// MARK: - Days

extension DateWords {
  private mutating func readDay() -> Day? {
    let today = now.local.day
    if take("today") { return today }
    if take("tomorrow") { return Day(number: today.number + 1) }
    if take("yesterday") { return Day(number: today.number - 1) }
    if let (count, unit) = readDistance(in: \.isOfDays) { return try? unit.adding(count, to: today) }
    let isLast = take("last")
    if isLast || take("next") {
      if let unit = attempt({ $0.takeUnit() }) { return try? unit.adding(isLast ? -1 : 1, to: today) }
      return takeName(of: DateWords.weekdays).flatMap { weekday($0, isBefore: isLast) }
    }
    if let number = takeName(of: DateWords.weekdays) { return weekday(number, isBefore: false) }
    return attempt { $0.readCalendarDay() }
  }

  /// The nearest day after today, or before it, that has the number in the week.
  private func weekday(_ number: Int, isBefore: Bool) -> Day? {
    let today = now.local.day
    let ahead = (number - today.weekday + 6) % 7 + 1
    return Day(number: today.number + (isBefore ? ahead == 7 ? -7 : ahead - 7 : ahead))
  }

  /// `2026-12-24`, `24.12.2026`, `24 December`, `Dec 24, 2026`. With slashes it would be two days, by who reads it.
  private mutating func readCalendarDay() -> Day? {
    if let month = takeName(of: DateWords.months) {
      return takeNumber().flatMap { day($0, month, year: takeYear()) }
    }
    guard let first = takeNumber() else { return nil }
    if take("-") {
      guard let month = takeNumber(), take("-"), let day = takeNumber() else { return nil }
      return Day(year: first, month: month, day: day)
    }
    let isDotted = take(".")
    if let month = takeName(of: DateWords.months) { return day(first, month, year: takeYear()) }
    guard isDotted, let month = takeNumber(), take(".") else { return nil }
    return day(first, month, year: takeYear())
  }

  private mutating func takeYear() -> Int? {
    guard let first = words.first, first.count == 4, let year = Int(first) else { return nil }
    words.removeFirst()
    return year
  }

  /// Without a year, the next such day from today on.
  private func day(_ day: Int, _ month: Int, year: Int?) -> Day? {
    if let year { return Day(year: year, month: month, day: day) }
    let today = now.local.day
    // A leap day may be up to eight years away.
    return (0...8).lazy.compactMap { Day(year: Int(today.year) + $0, month: month, day: day) }.first { $0 >= today }
  }

  private static let weekdays = Day.weekdayNames.map { $0.lowercased() }
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
}

// MARK: - Times

extension DateWords {
  /// `9:30`, `9:30 pm`, `9pm`, `noon`.
  private mutating func readTime() -> TimeOfDay? {
    if take("noon") { return TimeOfDay(hour: 12, minute: 0) }
    if take("midnight") { return .midnight }
    guard let hour = takeNumber() else { return nil }
    var parts: [Int] = []
    while parts.count < 2, take(":") {
      guard let part = takeNumber() else { return nil }
      parts.append(part)
    }
    let (minute, second) = (parts.first, parts.dropFirst().first ?? 0)
    if let isAfternoon = take("am") ? false : take("pm") ? true : nil {
      guard (1...12).contains(hour) else { return nil }
      return TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute ?? 0, second: second)
    }
    return minute.flatMap { TimeOfDay(hour: hour, minute: $0, second: second) }
  }
}

// MARK: - Words

extension DateWords {
  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private mutating func takeNumber() -> Int? {
    guard let first = words.first, first.count <= 9, let number = Int(first) else { return nil }
    words.removeFirst()
    return number
  }

  private mutating func takeUnit() -> CalendarUnit? {
    guard let word = words.popFirst() else { return nil }
    if let unit = DateWords.units[word] { return unit }
    // One letter has no plural: `ms` are no minutes.
    return word.count > 2 && word.hasSuffix("s") ? DateWords.units[String(word.dropLast())] : nil
  }

  private static let units: [String: CalendarUnit] = [
    "d": .day, "day": .day, "w": .week, "week": .week, "mo": .month, "month": .month, "y": .year, "year": .year,
    "s": .second,
    "sec": .second, "second": .second, "m": .minute, "min": .minute, "minute": .minute, "h": .hour, "hr": .hour,
    "hour": .hour,
  ]

  private mutating func takeArticle() -> Bool { take("a") || take("an") }

  /// The number of a name, from 1, that is written in full or by its beginning.
  private mutating func takeName(of names: [String]) -> Int? {
    guard let first = words.first, first.count >= 3, let place = names.firstIndex(where: { $0.hasPrefix(first) }) else {
      return nil
    }
    words.removeFirst()
    return place + 1
  }

  /// What is read, or nothing and no word taken.
  private mutating func attempt<T>(_ read: (inout DateWords) -> T?) -> T? {
    var copy = self
    guard let found = read(&copy) else { return nil }
    self = copy
    return found
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
