import Testing

@testable import Workflow

@Suite("Days and times are read in the words people type")
struct DateWordsTests {
  /// A Monday.
  private static let now = Moment(text: "2026-11-30T15:45:00+01:00") ?? Moment(seconds: 0, zone: .utc)
  private let words = DateWords(from: now)

  @Test(
    "Days",
    arguments: [
      ("today", "2026-11-30"), ("Tomorrow", "2026-12-01"), ("yesterday", "2026-11-29"),
      ("monday", "2026-12-07"), ("tue", "2026-12-01"), ("next Monday", "2026-12-07"), ("last monday", "2026-11-23"),
      ("sunday", "2026-12-06"), ("last sunday", "2026-11-29"), ("next week", "2026-12-07"),
      ("last month", "2026-10-30"),
      ("next year", "2027-11-30"), ("in 3 days", "2026-12-03"), ("+3d", "2026-12-03"), ("-1w", "2026-11-23"),
      ("2 weeks ago", "2026-11-16"), ("in a week", "2026-12-07"), ("in 3 months", "2027-02-28"),
      ("in 2 mo", "2027-01-30"),
      ("in 2 mos", "2027-01-30"), ("in 3 dx", nil), ("in 3 ds", nil),
      ("24 December", "2026-12-24"),
      ("Dec 24, 2027", "2027-12-24"), ("24. December", "2026-12-24"), ("24.12.2026", "2026-12-24"),
      ("5.3.", "2027-03-05"),
      ("1 Nov", "2027-11-01"), ("30 november", "2026-11-30"), ("29 feb", "2028-02-29"), ("2027-1-5", "2027-01-05"),
      ("on the 24 of December", "2026-12-24"), ("2027", nil), ("12/24/2026", nil), ("31.6.2026", nil), ("30 feb", nil),
      ("someday", nil), ("", nil), ("today tomorrow", nil), ("next", nil), ("in days", nil), ("mo", nil),
      ("in 999999999 years", nil),
      ("in 99999999999999999999 days", nil), ("9:30", nil),
    ] as [(String, String?)])
  func days(text: String, expected: String?) { #expect(words.day(text)?.description == expected) }

  @Test(
    "Times",
    arguments: [
      ("9:30", "09:30"), ("09:30:15", "09:30:15"), ("9pm", "21:00"), ("9:30 PM", "21:30"), ("at 12am", "00:00"),
      ("12pm", "12:00"),
      ("noon", "12:00"), ("midnight", "00:00"), ("9", nil), ("13pm", nil), ("0am", nil), ("24:00", nil), ("9:60", nil),
      ("9:30 tomorrow", nil), ("9:", nil), ("9:30:", nil),
    ] as [(String, String?)])
  func times(text: String, expected: String?) { #expect(words.time(text)?.description == expected) }

  @Test(
    "Dates, in the zone of now",
    arguments: [
      ("now", "2026-11-30T15:45:00+01:00"), ("tomorrow", "2026-12-01T00:00:00+01:00"),
      ("tomorrow at noon", "2026-12-01T12:00:00+01:00"), ("friday 18:00", "2026-12-04T18:00:00+01:00"),
      ("6pm", "2026-11-30T18:00:00+01:00"), ("9:30 tomorrow", "2026-12-01T09:30:00+01:00"),
      ("2026-12-24 9am", "2026-12-24T09:00:00+01:00"), ("in 20 minutes", "2026-11-30T16:05:00+01:00"),
      ("+90m", "2026-11-30T17:15:00+01:00"), ("2 hours ago", "2026-11-30T13:45:00+01:00"),
      ("in an hour", "2026-11-30T16:45:00+01:00"),
      ("in 3 days", "2026-12-03T00:00:00+01:00"), ("24 december 2026, 18:00", "2026-12-24T18:00:00+01:00"),
      ("in 3 hx", nil), ("in 30 ms", nil), ("in 3 hrs", "2026-11-30T18:45:00+01:00"), ("tomorrow soon", nil),
      ("tomorrow 25:00", nil), ("in 999999999 hours", nil), ("noon midnight", nil),
    ] as [(String, String?)])
  func moments(text: String, expected: String?) { #expect(words.moment(text)?.description == expected) }
}
