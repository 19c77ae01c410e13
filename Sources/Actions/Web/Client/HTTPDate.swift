/// A date in a header, in any of the three forms of RFC 9110, section 5.6.7:
/// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
struct HTTPDate: Equatable {
  /// Since 1970.
  let seconds: Int64

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  init(seconds: Int64) { self.seconds = seconds }

  init?(_ text: String) {
    let words = text.lowercased().split { " ,-".contains($0) }
    let parts: (day: Substring, month: Substring, year: Substring, time: Substring)
    switch words.count {
    case 6: parts = (words[1], words[2], words[3], words[4])
    case 5: parts = (words[2], words[1], words[4], words[3])
    default: return nil
    }
    let clock = parts.time.split(separator: ":").compactMap { Int64($0) }
    guard let day = Int64(parts.day), (1...31).contains(day),
      let index = HTTPDate.months.firstIndex(of: String(parts.month)),
      var year = Int64(parts.year), (0...9999).contains(year), clock.count == 3,
      clock.allSatisfy({ (0...60).contains($0) })
    else { return nil }
    // Two digits: the century that is nearest to the time of this protocol.
    if parts.year.count == 2 { year += year < 70 ? 2000 : 1900 }
    let days = HTTPDate.days(year: year, month: Int64(index + 1), day: day)
    seconds = days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
  }

  /// Days from 1970 in the Gregorian calendar: years begin with March, so that the odd day is the last.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
