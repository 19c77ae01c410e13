#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Orders what was done by how likely it is to be done now.
///
/// Each donation weighs less as it grows older, less at another time of the day, and less on another kind of day. It is
/// a function of what was donated and of the moment alone, so that the same habits always come in the same order.
struct SuggestionRanking {
  /// A donation weighs half as much after a week.
  private static let halfLife = 7.0 * 86_400
  /// How near in time of day a habit stays one, as the standard deviation of a bell curve.
  private static let deviation = 45.0 * 60
  /// What a donation weighs at quite another time of day.
  private static let floor = 0.25
  /// What it weighs on another kind of day.
  private static let otherDays = 0.5
  /// A habit is seen on so many days.
  private static let leastDays = 2
  /// How long a dismissed suggestion is halved.
  private static let dismissal: Int64 = 14 * 86_400
  /// The same is counted once in this time.
  private static let hour: Int64 = 3600

  /// When suggestions were dismissed, by their keys, in seconds since 1970.
  let dismissed: [String: Int64]
  let now: Moment

  func ranked(_ donations: [Donation]) -> [Suggestion] {
    Dictionary(grouping: donations.filter(isAlive)) { $0.key }
      .compactMap { suggestion($0.value.sorted { $0.seconds < $1.seconds }) }
      .sorted { ($1.weight, $0.key) < ($0.weight, $1.key) }
  }

  /// A clock that was ahead has made donations of days to come, which age as those of the past do.
  private func isAlive(_ donation: Donation) -> Bool {
    donation.deed.isPredicted && age(of: donation.seconds) <= DonationBook.lifetime
      && donation.expiry.map { now.seconds < $0 } ?? true
  }

  /// - Parameter donations: of one key, in the order of their moments.
  private func suggestion(_ donations: [Donation]) -> Suggestion? {
    var counted: [Donation] = []
    for donation in donations {
      if let last = counted.last, donation.seconds - last.seconds < SuggestionRanking.hour { continue }
      counted.append(donation)
    }
    guard let last = donations.last, Set(counted.map(\.day)).count >= SuggestionRanking.leastDays else { return nil }
    let weight = counted.reduce(0) { $0 + self.weight(of: $1) }
    return Suggestion(last: last, weight: isDismissed(last.key) ? weight / 2 : weight)
  }

  private func weight(of donation: Donation) -> Double {
    let (here, there) = (now.seconds + Int64(now.offset), donation.localSeconds)
    let apart = abs(here.secondOfDay - there.secondOfDay)
    // Round the clock, ten to midnight is near to ten past it.
    let distance = Double(min(apart, 86_400 - apart))
    let nearness = exp(-distance * distance / (2 * SuggestionRanking.deviation * SuggestionRanking.deviation))
    return exp2(-Double(age(of: donation.seconds)) / SuggestionRanking.halfLife)
      * (SuggestionRanking.floor + (1 - SuggestionRanking.floor) * nearness)
      * (here.isWeekend == there.isWeekend ? 1 : SuggestionRanking.otherDays)
  }

  private func isDismissed(_ key: String) -> Bool {
    dismissed[key].map { age(of: $0) < SuggestionRanking.dismissal } ?? false
  }

  private func age(of seconds: Int64) -> Int64 { abs(now.seconds - seconds) }
}

extension Donation {
  /// The day that calendars showed.
  fileprivate var day: Int64 { localSeconds.quotientRoundedDown(by: 86_400) }
}

/// Seconds of a local clock since 1970.
extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  fileprivate var secondOfDay: Int64 { self - quotientRoundedDown(by: 86_400) * 86_400 }

  /// The 1st of January 1970 was a Thursday.
  fileprivate var isWeekend: Bool {
    let day = quotientRoundedDown(by: 86_400) + 3
    return day - day.quotientRoundedDown(by: 7) * 7 >= 5
  }
}
