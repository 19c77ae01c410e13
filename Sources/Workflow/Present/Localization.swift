/// What a file says, in the language of the person: its `localizations`, by the texts they stand for.
public struct Localization: Sendable {
  /// Every text as it is written.
  static let none = Localization([:])

  private let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  var isEmpty: Bool { texts.isEmpty }

  /// - Returns: the text itself where the language has no other.
  func text(_ text: String) -> String { texts[text] ?? text }

  /// How a case of an enum is shown.
  func display(_ label: EnumKind.Label) -> DisplayRepresentation {
    DisplayRepresentation(
      text(label.title), subtitle: label.subtitle.map { text($0) }, thumbnail: label.thumbnail, synonyms: label.synonyms
    )
  }

  /// With the texts of another, where this one has none.
  func merging(_ other: Localization) -> Localization { Localization(texts.merging(other.texts) { own, _ in own }) }
}

extension Localization {
  /// The tags under which texts for a locale may stand, the nearest first: of `zh_Hant_TW` these are `zh-Hant-TW`,
  /// `zh-Hant` and `zh` (RFC 4647, lookup).
  static func tags(of locale: String) -> [String] {
    let parts = LocaleName.language(in: locale).lowercased().split { $0 == "_" || $0 == "-" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
