internal import Foundation
import Synchronization

/// Dates and numbers in the words and signs of a locale. Nothing of it is touched, and so loaded, before the first use.
final class LocalFormats: Sendable {
  private struct Key: Equatable {
    let pattern: String
    let locale: String
    let zone: Moment.Zone
  }

  /// The latest formatter: making one costs as much as using it a hundred times. A formatter is used under the lock only.
  private let latest = Mutex<(key: Key, formatter: DateFormatter)?>(nil)

  func text(of moment: Moment, pattern: String, locale: String?) throws -> String {
    let date = Date(timeIntervalSince1970: Double(moment.seconds) + Double(moment.nanoseconds) / 1e9)
    return try format(date, Key(pattern: pattern, locale: locale ?? "en", zone: moment.zone), hasTime: true)
  }

  func text(of day: Day, pattern: String, locale: String?) throws -> String {
    let date = Date(timeIntervalSince1970: Double(day.number) * 86400)
    return try format(date, Key(pattern: pattern, locale: locale ?? "en", zone: .utc), hasTime: false)
  }

  func text(of number: Double, places: Int?, isGrouped: Bool, locale: String) throws -> String {
    let formatter = NumberFormatter()
    formatter.locale = try LocalFormats.locale(locale)
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = isGrouped
    formatter.roundingMode = .halfUp
    formatter.minimumFractionDigits = places ?? 0
    formatter.maximumFractionDigits = places ?? 15
    let rounded = places.map { DecimalRounding.round(number, places: $0) } ?? number
    return formatter.string(from: NSNumber(value: rounded)) ?? NumberText.print(number)
  }

  private func format(_ date: Date, _ key: Key, hasTime: Bool) throws -> String {
    guard !key.pattern.contains("%") else { throw Failure.strftime(key.pattern) }
    return try latest.withLock { latest in
      if let latest, latest.key == key { return latest.formatter.string(from: date) }
      let formatter = DateFormatter()
      formatter.locale = try LocalFormats.locale(key.locale)
      formatter.calendar = Calendar(identifier: .gregorian)
      switch key.zone {
      case .offset(let seconds): formatter.timeZone = TimeZone(secondsFromGMT: Int(seconds))
      case .named(let name): formatter.timeZone = TimeZone(identifier: name)
      }
      if let style = LocalFormats.styles[key.pattern] {
        formatter.dateStyle = style
        formatter.timeStyle = hasTime ? (key.pattern == "full" ? .medium : .short) : .none
      } else {
        formatter.dateFormat = key.pattern
      }
      latest = (key, formatter)
      return formatter.string(from: date)
    }
  }

  private static let styles: [String: DateFormatter.Style] = [
    "short": .short, "medium": .medium, "long": .long, "full": .full,
  ]

  fileprivate static func locale(_ name: String) throws -> Locale {
    let locale = Locale(identifier: name)
    guard locale.language.languageCode?.isISOLanguage == true else {
      throw Failure(
        .failed,
        name.isEmpty ? "The locale has no name." : "There is no locale \(Value.text(name).shortForm).",
        hint: "write a language tag such as `de` or `en-GB`")
    }
    return locale
  }
}

/// The alphabet of a locale, for sorting.
struct Collation {
  private let locale: Locale

  init(locale name: String) throws { locale = try LocalFormats.locale(name) }

  /// The places of the keys in their order, texts as the locale has them; nothings come last.
  func order(of keys: [Value], descending: Bool, _ cancellation: Cancellation) throws -> [Int] {
    let unknown = keys.indices.filter { keys[$0].isNothing }
    var comparisons = 0
    let known = try keys.indices.filter { !keys[$0].isNothing }.sorted { left, right in
      comparisons += 1
      if comparisons % 256 == 0 { try cancellation.check() }
      guard case .text(let first) = keys[left], case .text(let second) = keys[right] else {
        return try Value.compare(keys[left], keys[right]) == (descending ? .descending : .ascending)
      }
      return first.compare(second, options: [], range: nil, locale: locale)
        == (descending ? .orderedDescending : .orderedAscending)
    }
    return known + unknown
  }
}

extension Failure {
  /// The letters that `date` and `strftime` take are others.
  fileprivate static func strftime(_ pattern: String) -> Failure {
    Failure(
      .conversion, "`\(Value.cleaned(pattern))` is no pattern of Unicode, which has no `%`.",
      hint: "write letters for what is to come: `yyyy-MM-dd HH:mm`")
  }
}
