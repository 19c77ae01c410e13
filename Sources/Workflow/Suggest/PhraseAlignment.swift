/// Lays the words that were said along a phrase: words on words, more or fewer fillers, and what is left on slots.
struct PhraseAlignment {
  /// How far what was said is from a phrase; the least is what was meant.
  struct Cost: Comparable {
    /// Slots that would have taken any words.
    var free = 0
    var slips = 0
    /// Fillers that stand on one side only.
    var fillers = 0
    /// Words that stand in slots: a phrase that has them itself is nearer.
    var slotWords = 0

    static func < (left: Cost, right: Cost) -> Bool {
      (left.free, left.slips, left.fillers, left.slotWords) < (right.free, right.slips, right.fillers, right.slotWords)
    }
  }

  /// In a sentence of many words more slips make another sentence.
  private static let slipLimit = 3
  /// What is looked at; a phrase of several slots and a long text have very many ways to lie.
  private static let patience = 20_000

  /// Words that could fill a slot.
  private struct Filling: Hashable {
    let slot: String
    let places: Range<Int>
  }

  private let parts: [Phrase.Part]
  private let said: SpokenWords
  private let inputs: [String: ParameterDeclaration]
  private let reader: SlotReader
  private var steps = 0
  /// What words mean in a slot, once for all ways in which the rest may lie.
  private var readings: [Filling: SlotReader.Reading?] = [:]
  private var best: (cost: Cost, values: [OrderedDictionary.Pair])?

  private init(_ phrase: Phrase, _ said: SpokenWords, _ inputs: [ParameterDeclaration], _ reader: SlotReader) {
    parts = phrase.parts
    self.said = said
    self.inputs = Dictionary(inputs.map { ($0.name, $0) }) { first, _ in first }
    self.reader = reader
  }

  /// The nearest way in which words lie along a phrase, with what they put into its slots; nothing where they do not.
  static func nearest(
    _ said: SpokenWords, to phrase: Phrase, inputs: [ParameterDeclaration], reader: SlotReader
  ) -> (cost: Cost, values: [OrderedDictionary.Pair])? {
    var alignment = PhraseAlignment(phrase, said, inputs, reader)
    // Fillers alone are a sentence only for a phrase that is made of them.
    let isEmpty = alignment.parts.allSatisfy { if case .word(_, isFiller: true) = $0 { true } else { false } }
    if isEmpty {
      let words = alignment.parts.map { if case .word(let word, _) = $0 { word } else { "" } }
      return words == said.words.map(\.folded) && !words.isEmpty ? (Cost(), []) : nil
    }
    alignment.align(0, 0, Cost(), [])
    return alignment.best
  }

  private mutating func align(_ part: Int, _ word: Int, _ cost: Cost, _ values: [OrderedDictionary.Pair]) {
    steps += 1
    guard steps < PhraseAlignment.patience, cost.slips <= PhraseAlignment.slipLimit else { return }
    if let best, !(cost < best.cost) { return }
    if part == parts.count, word == said.words.count {
      best = (cost, values)
      return
    }
    if part < parts.count {
      switch parts[part] {
      case .slot(let name): fill(name, part, word, cost, values)
      case .word(let meant, let isFiller):
        if word < said.words.count, let slips = slips(said.words[word].folded, meant, isFiller) {
          align(part + 1, word + 1, cost.adding(slips: slips), values)
        }
        join(part, word, cost, values)
        if isFiller { align(part + 1, word, cost.adding(fillers: 1), values) }
      }
    }
    if word < said.words.count, said.words[word].isFiller { align(part, word + 1, cost.adding(fillers: 1), values) }
  }

  private func slips(_ said: String, _ meant: String, _ isFiller: Bool) -> Int? {
    isFiller ? said == meant ? 0 : nil : SpokenWords.slips(between: said, and: meant)
  }

  /// Two words that are written as one, here or there.
  private mutating func join(_ part: Int, _ word: Int, _ cost: Cost, _ values: [OrderedDictionary.Pair]) {
    guard case .word(let meant, _) = parts[part] else { return }
    let cost = cost.adding(slips: 1)
    if word + 1 < said.words.count, said.words[word].folded + said.words[word + 1].folded == meant {
      align(part + 1, word + 2, cost, values)
    }
    if word < said.words.count, part + 1 < parts.count, case .word(let next, _) = parts[part + 1],
      meant + next == said.words[word].folded
    {
      align(part + 2, word + 1, cost, values)
    }
  }

  private mutating func fill(
    _ name: String, _ part: Int, _ word: Int, _ cost: Cost, _ values: [OrderedDictionary.Pair]
  ) {
    guard let input = inputs[name], word < said.words.count else { return }
    for end in (word + 1)...said.words.count {
      let places = word..<end
      guard let reading = reading(of: places, as: input) else { continue }
      // "Remind me" does not say of what, and "remind me to call, please" says it with a word less.
      if reading.isFree, said.words[places].allSatisfy(\.isFiller) || said.hasPoliteEdge(places) { continue }
      var cost = cost.adding(slips: reading.slips)
      cost.slotWords += end - word
      if reading.isFree { cost.free += 1 }
      align(part + 1, end, cost, values + [(name, reading.value)])
    }
  }
}

extension PhraseAlignment {
  private mutating func reading(of places: Range<Int>, as input: ParameterDeclaration) -> SlotReader.Reading? {
    let filling = Filling(slot: input.name, places: places)
    if let known = readings[filling] { return known }
    let reading =
      reader.read(said.text(of: places), as: input) ?? reader.read(said.bareText(of: places), as: input)
    readings[filling] = .some(reading)
    return reading
  }
}

extension PhraseAlignment.Cost {
  fileprivate func adding(slips: Int = 0, fillers: Int = 0) -> Self {
    var cost = self
    cost.slips += slips
    cost.fillers += fillers
    return cost
  }
}
