/// A sentence that starts something: `show me ${list} movies`.
public struct Phrase: Sendable {
  enum Part: Sendable, Equatable {
    case word(String, isFiller: Bool)
    /// What stands for an input.
    case slot(String)
  }

  public let text: String
  let parts: [Part]

  public init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      parts += Phrase.words(in: rest[..<start.lowerBound])
      parts.append(.slot(String(rest[start.upperBound..<end]).trimmed))
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + Phrase.words(in: rest)
  }

  /// The names of its slots.
  public var slots: [String] {
    parts.compactMap { if case .slot(let name) = $0 { name } else { nil } }
  }

  /// Whether there is anything to say.
  public var isEmpty: Bool { parts.isEmpty }

  /// The sentence with texts in its slots, where there are some.
  public func filled(_ value: (_ slot: String) -> String?) -> Phrase {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      filled += rest[..<start.lowerBound] + (value(String(rest[start.upperBound..<end]).trimmed) ?? "")
      rest = rest[rest.index(after: end)...]
    }
    return Phrase((filled + rest).replacing("${", with: "$ {"))
  }

  private static func words(in text: Substring) -> [Part] {
    SpokenWords(String(text)).words.map { .word($0.folded, isFiller: $0.isFiller) }
  }
}
