import TestSupport
import Testing
import Workflow

struct MomentTests {
  @Test(
    "Dates of ISO 8601 are read and printed",
    arguments: [
      ("2024-12-30T10:15:00+01:00", "2024-12-30T10:15:00+01:00"), ("2024-12-30T09:15:00Z", "2024-12-30T09:15:00Z"),
      ("2001-12-14t21:59:43.10-05:00", "2001-12-14T21:59:43.1-05:00"), ("2001-12-14 21:59:43.10 -5:00", nil),
      ("2001-12-14 21:59:43 -05:00", "2001-12-14T21:59:43-05:00"),
      ("2024-12-30T10:15+0530", "2024-12-30T10:15:00+05:30"),
      ("2024-12-30T10:15:00+01", "2024-12-30T10:15:00+01:00"), ("2024-12-30", "2024-12-30T00:00:00Z"),
      ("2024-12-30T10:15", "2024-12-30T10:15:00Z"), ("1999-10-15T00:00:00.000Z", "1999-10-15T00:00:00Z"),
      ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.5Z"), ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
      ("2024-07-01T12:00:00+02:00[Europe/Berlin]", "2024-07-01T12:00:00+02:00"),
      ("2024-07-01T12:00[Europe/Berlin]", "2024-07-01T12:00:00+02:00"),
      ("2024-02-30", nil), ("2024-12-30T25:00:00Z", nil), ("2024-12-30T10:15:00+25:00", nil), ("2024-12-30T", nil),
      ("", nil),
      ("tomorrow", nil), ("2024-12-30T10:15:00Zx", nil), ("2024-07-01T12:00[Nowhere/Land]", nil),
    ] as [(String, String?)])
  func read(text: String, printed: String?) {
    let moment = Moment(text: text, zone: { .utc })
    #expect(moment?.description == printed)
    if let printed { #expect(Moment(text: printed) == moment) }
  }

  @Test(
    "A date that is out of the calendar in UTC is refused, and none becomes another moment",
    arguments: [
      ("0001-01-01T00:00:00+14:00", nil), ("9999-12-31T23:59:59-14:00", nil), ("0001-01-01T00:00:00+00:01", nil),
      ("9999-12-31T23:59:59[America/New_York]", nil), ("0001-01-01T00:00:00+09:00[Asia/Tokyo]", nil),
      ("0001-01-01T14:00:00+14:00", "0001-01-01T14:00:00+14:00"),
      ("0001-01-01T00:00:00-14:00", "0001-01-01T00:00:00-14:00"),
      ("9999-12-31T23:59:59+14:00", "9999-12-31T23:59:59+14:00"),
      ("9999-12-31T23:59:59Z[Asia/Tokyo]", "9999-12-31T23:59:59Z"),
    ] as [(String, String?)])
  func edges(text: String, printed: String?) {
    #expect(Moment(text: text, zone: { .utc })?.description == printed)
    guard printed == nil else { return }
    #expect { try Value.text(text).converted(to: .date) } throws: {
      ($0 as? Failure)?.hint == "dates reach from `0001-01-01T00:00:00Z` to `9999-12-31T23:59:59Z`"
    }
  }

  @Test(
    "What is printed reads back as the same instant",
    arguments: [Moment.Zone.utc, .offset(-19_800), .named("Europe/Berlin"), .named("America/New_York")])
  func roundTrip(zone: Moment.Zone) {
    var generator = SplitMix(seed: 9)
    for _ in 0..<500 {
      let seconds = Int64(generator.next() % 250_000_000_000) - 60_000_000_000
      let moment = Moment(seconds: seconds, nanoseconds: Int32(generator.next() % 1_000_000_000), zone: zone)
      #expect(Moment(text: moment.description) == moment, "\(seconds)")
    }
  }

  @Test(
    "A local time that comes twice is the first, and one that is skipped moves on",
    arguments: [
      ("2024-10-27T02:30:00", "2024-10-27T02:30:00+02:00"), ("2024-03-31T02:30:00", "2024-03-31T03:30:00+02:00"),
      ("2024-03-31T01:59:59", "2024-03-31T01:59:59+01:00"), ("2024-10-27T03:00:00", "2024-10-27T03:00:00+01:00"),
    ])
  func clockChange(text: String, printed: String) {
    #expect(Moment(text: text, zone: { .named("Europe/Berlin") })?.description == printed)
  }

  @Test("Equal dates are one instant, in whatever zone")
  func equality() throws {
    let here = try #require(Moment(text: "2024-12-30T10:00:00+01:00"))
    let there = try #require(Moment(text: "2024-12-30T09:00:00Z"))
    #expect(here == there)
    #expect(ValueKey(.date(here)) == ValueKey(.date(there)))
    #expect(here.inZone(.utc).description == there.description)
  }

  @Test(
    "Instants outside the calendar are shown at its edge, without a trap",
    arguments: [Int64.min, .max, -1 << 40, 1 << 40])
  func edges(seconds: Int64) {
    let moment = Moment(seconds: seconds, zone: .offset(50_400))
    #expect(moment.description.hasPrefix(seconds < 0 ? "0001-01-01" : "9999-12-31"))
    #expect(throws: Failure.self) { try moment.adding(Workflow.Span(nanoseconds: seconds)) }
  }
}
