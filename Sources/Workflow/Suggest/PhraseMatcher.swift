/// Finds what a sentence starts.
public struct PhraseMatcher: Sendable {
  /// A person says no more than this many words.
  private static let wordLimit = 60

  private let phrases: [(phrase: Phrase, target: PhraseTarget)]
  private let now: Moment

  /// - Parameter now: what `tomorrow` is read from.
  public init(_ phrases: [(phrase: Phrase, target: PhraseTarget)], now: Moment) {
    self.phrases = phrases
    self.now = now
  }

  /// What may be meant, all equally near; several where a person has to say which.
  public func matches(_ said: String) -> [PhraseMatch] {
    let words = SpokenWords(said)
    guard words.words.count <= PhraseMatcher.wordLimit else { return [] }
    var found: [PhraseMatch] = []
    for (phrase, target) in phrases where !phrase.isEmpty {
      let reader = SlotReader(now: now, localization: target.localization)
      guard
        let (cost, values) = PhraseAlignment.nearest(words, to: phrase, inputs: target.inputs, reader: reader)
      else { continue }
      let parameters = values.reduce(target.parameters) { $0.setting($1.key, to: $1.value) }
      found.append(PhraseMatch(phrase: phrase, target: target, parameters: parameters, cost: cost))
    }
    guard let least = found.map(\.cost).min() else { return [] }
    var distinct: [PhraseMatch] = []
    for match in found where match.cost == least && !distinct.contains(where: { $0.startsTheSame(as: match) }) {
      distinct.append(match)
    }
    return distinct
  }

  /// Phrases that have most in common with what was said, the nearest first.
  public func near(_ said: String, limit: Int = 3) -> [String] {
    let words = SpokenWords(said).words.filter { !$0.isFiller }.map(\.folded)
    var texts: Set<String> = []
    let rated = phrases.compactMap { phrase, _ -> (text: String, share: Double)? in
      let own = phrase.parts.compactMap { if case .word(let word, isFiller: false) = $0 { word } else { nil } }
      let common = own.filter { word in
        words.contains { SpokenWords.slips(between: $0, and: word) != nil }
      }.count
      guard common > 0, texts.insert(phrase.text).inserted else { return nil }
      return (phrase.text, Double(common) / Double(max(own.count, words.count)))
    }
    return rated.sorted { ($1.share, $0.text) < ($0.share, $1.text) }.prefix(limit).map(\.text)
  }
}

extension PhraseMatch {
  fileprivate func startsTheSame(as other: PhraseMatch) -> Bool {
    target.path == other.target.path
      && Value.dictionary(parameters).isEqual(to: .dictionary(other.parameters))
  }
}
