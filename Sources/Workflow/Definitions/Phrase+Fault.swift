/// Phrases that could never be said, or that anything would mean.
extension Phrase {
  public struct Fault: Sendable {
    public let message: String
    public let hint: String
    /// The slot that is at fault, where it is one.
    let slot: String?

    init(_ message: String, hint: String, slot: String? = nil) {
      self.message = message
      self.hint = hint
      self.slot = slot
    }
  }

  /// What is wrong with it, whatever its slots stand for.
  public var fault: Fault? {
    if parts.isEmpty { return .empty }
    if hasOpenSlot { return .open }
    var known: Set<String> = []
    for slot in slots where !known.insert(slot).inserted { return .repeated(slot) }
    // Words that may be left out do not tell it from any other sentence.
    let isSlotsOnly = parts.allSatisfy { if case .word(_, isFiller: false) = $0 { false } else { true } }
    return isSlotsOnly && !slots.isEmpty ? .slotsOnly(slots[0]) : nil
  }

  private var hasOpenSlot: Bool {
    text.ranges(of: "${").last.map { !text[$0.upperBound...].contains("}") } ?? false
  }
}

extension Phrase.Fault {
  fileprivate static let empty = Phrase.Fault(
    "The phrase has no word that could be said.", hint: "write a sentence such as `popular movies`")

  fileprivate static let open = Phrase.Fault(
    "A slot of the phrase has no end.", hint: "end it with `}`: `watch ${title}`")

  fileprivate static func repeated(_ slot: String) -> Phrase.Fault {
    Phrase.Fault(
      "The slot `\(slot)` stands in the phrase twice.", hint: "a sentence says each value once", slot: slot)
  }

  fileprivate static func slotsOnly(_ slot: String) -> Phrase.Fault {
    Phrase.Fault(
      "The phrase has no word of its own beside `${\(slot)}`, so that other sentences would mean it too.",
      hint: "add one that says what is started: `watch ${\(slot)}`")
  }
}
