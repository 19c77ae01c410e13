import TestSupport
import Testing

@testable import Workflow

@Suite("What is suggested")
struct SuggestionRankingTests {
  /// Monday the 30th of December 2024, 00:00 UTC.
  private static let monday: Int64 = 1_735_516_800
  private static let day: Int64 = 86_400

  private func deed(_ name: String, _ change: (inout Deed) -> Void = { _ in }) -> Deed {
    var deed = Deed(.run, name, path: "/\(name).yaml", parameters: [:], title: name)
    change(&deed)
    return deed
  }

  private func donation(_ name: String, at seconds: Int64, zone: Int = 0) throws -> Donation {
    try Donation(deed(name), at: Moment(seconds: seconds, zone: .offset(Int32(zone))))
  }

  private func names(
    _ donations: [Donation], at seconds: Int64, zone: Int = 0, dismissed: [String: Int64] = [:]
  ) -> [String] {
    let now = Moment(seconds: seconds, zone: .offset(Int32(zone)))
    return SuggestionRanking(dismissed: dismissed, now: now).ranked(donations).map(\.deed.name)
  }

  /// A time of day in seconds.
  private func time(_ hour: Int64, _ minute: Int64 = 0) -> Int64 { hour * 3600 + minute * 60 }

  private func daily(_ name: String, days: Range<Int64>, at time: Int64) throws -> [Donation] {
    try days.map { try donation(name, at: Self.monday + $0 * Self.day + time) }
  }

  @Test(
    "Seven runs at eight beat seven at any time at five past eight, and lose at eight in the evening",
    arguments: Array(UInt64(0)..<40))
  func habit(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let habit = try daily("habit", days: 0..<7, at: time(8))
    let others = try (0..<7).map { day in
      try donation("any", at: Self.monday + day * Self.day + Int64.random(in: 0..<Self.day, using: &random))
    }
    // Of the seventh evening, some are still to come.
    let evening = Self.monday + 7 * Self.day + time(20)
    #expect(names(habit + others, at: Self.monday + 7 * Self.day + time(8, 5)) == ["habit", "any"])
    let isNear = others.contains { abs($0.seconds % Self.day - time(20)) < 3600 }
    if isNear { #expect(names(habit + others, at: evening) == ["any", "habit"]) }
  }

  @Test func `what was done on one day only is no habit`() throws {
    let once = try [8, 10, 12, 14].map { try donation("once", at: Self.monday + time($0)) }
    #expect(names(once, at: Self.monday + time(15)) == [])
    let twice = once + [try donation("once", at: Self.monday + Self.day + time(8))]
    #expect(names(twice, at: Self.monday + Self.day + time(9)) == ["once"])
  }

  @Test func `what is done a hundred times in an hour counts once`() throws {
    let flood = try (0..<2).flatMap { day in
      try (0..<500).map { try donation("flood", at: Self.monday + (5 + day) * Self.day + time(8) + $0) }
    }
    let habit = try daily("habit", days: 0..<7, at: time(8))
    #expect(names(flood + habit, at: Self.monday + 7 * Self.day + time(8)) == ["habit", "flood"])
  }

  @Test func `old habits lose against new ones`() throws {
    let old = try daily("old", days: 0..<7, at: time(8))
    let new = try daily("new", days: 21..<24, at: time(8))
    #expect(names(old + new, at: Self.monday + 24 * Self.day + time(8)) == ["new", "old"])
    #expect(names(old, at: Self.monday + 100 * Self.day) == [])
  }

  @Test func `a workday is another kind of day than a weekend`() throws {
    // Monday and Tuesday, and the Saturday and Sunday before.
    let work = try daily("work", days: 0..<2, at: time(9))
    let rest = try daily("rest", days: -2..<0, at: time(9))
    #expect(names(work + rest, at: Self.monday + 2 * Self.day + time(9)) == ["work", "rest"])
    #expect(names(work + rest, at: Self.monday + 5 * Self.day + time(9)) == ["rest", "work"])
  }

  @Test func `ten to midnight is near ten past it`() throws {
    let late = try daily("late", days: 0..<3, at: time(23, 50))
    let noon = try daily("noon", days: 0..<3, at: time(12))
    #expect(names(late + noon, at: Self.monday + 4 * Self.day + time(0, 10)) == ["late", "noon"])
  }

  @Test func `a habit goes by what clocks show, whatever the zone and the season`() throws {
    // Eight in the morning in Berlin in winter (UTC+1) is a habit at eight in summer (UTC+2), and in New York.
    let habit = try (0..<3).map { day in
      try donation("habit", at: Self.monday + day * Self.day + time(7), zone: 3600)
    }
    let other = try (0..<3).map { day in
      try donation("other", at: Self.monday + day * Self.day + time(10), zone: 3600)
    }
    let next = Self.monday + 3 * Self.day
    #expect(names(habit + other, at: next + time(6), zone: 7200) == ["habit", "other"])
    #expect(names(habit + other, at: next + time(13), zone: -18_000) == ["habit", "other"])
    #expect(names(habit + other, at: next + time(9), zone: 7200) == ["other", "habit"])
  }

  @Test func `days are counted as calendars show them`() throws {
    // Half past eleven and half past midnight, in a zone where these are two days; in UTC they are one.
    let runs = [Self.monday + time(12), Self.monday + time(13, 30)]
    #expect(try names(runs.map { try donation("a", at: $0, zone: 39_600) }, at: Self.monday + time(14)) == ["a"])
    #expect(try names(runs.map { try donation("a", at: $0) }, at: Self.monday + time(14)) == [])
  }

  @Test func `a clock that was a year ahead leaves no habit for a year`() throws {
    let ahead = try daily("ahead", days: 365..<372, at: time(8))
    let habit = try daily("habit", days: 0..<2, at: time(8))
    #expect(names(ahead + habit, at: Self.monday + 2 * Self.day + time(8)) == ["habit"])
  }

  @Test func `what is dismissed is halved for two weeks`() throws {
    let one = try daily("one", days: 0..<7, at: time(8))
    let other = try daily("other", days: 1..<7, at: time(8))
    let (all, key) = (one + other, one[0].key)
    let now = Self.monday + 7 * Self.day + time(8)
    #expect(names(all, at: now) == ["one", "other"])
    #expect(names(all, at: now, dismissed: [key: now - 13 * Self.day]) == ["other", "one"])
    #expect(names(all, at: now, dismissed: [key: now - 14 * Self.day]) == ["one", "other"])
  }

  @Test func `what expires, or is not to be suggested, is not`() throws {
    let expiring = try (0..<2).map { day in
      try Donation(
        deed("expiring") { $0.lifetime = Span(nanoseconds: 3 * Span.day) },
        at: Moment(seconds: Self.monday + day * Self.day, zone: .utc))
    }
    #expect(names(expiring, at: Self.monday + 2 * Self.day) == ["expiring"])
    #expect(names(expiring, at: Self.monday + 5 * Self.day) == [])
    let silent = try (0..<2).map { day in
      try Donation(
        deed("silent") { $0.isPredicted = false }, at: Moment(seconds: Self.monday + day * Self.day, zone: .utc))
    }
    #expect(names(silent, at: Self.monday + 2 * Self.day) == [])
  }

  @Test func `equals stand in an order that stays, of ten thousand too`() throws {
    let donations = try (0..<5000).flatMap { index in
      try (0..<2).map { try donation("d\(index % 1000)", at: Self.monday + $0 * Self.day + time(8)) }
    }
    let ranked = SuggestionRanking(dismissed: [:], now: Moment(seconds: Self.monday + 2 * Self.day, zone: .utc))
    let keys = ranked.ranked(donations).map(\.key)
    #expect(keys.count == 1000)
    #expect(keys == keys.sorted())
    #expect(keys == ranked.ranked(donations.reversed()).map(\.key))
  }
}
