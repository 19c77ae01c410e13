/// Reads words of a sentence as the value of an input.
struct SlotReader {
  struct Reading {
    let value: Value
    let slips: Int
    /// Whether any words would have done.
    let isFree: Bool
  }

  let now: Moment
  /// What people call the cases of enums, beside what the file calls them.
  var localization = Localization.none

  /// Nothing where the words cannot be meant.
  func read(_ text: String, as parameter: ParameterDeclaration) -> Reading? {
    let kind = (parameter.kind.element ?? parameter.kind).unwrapped
    if let choices = parameter.options?.written { return choice(text, choices.values, choices) }
    if let options = parameter.options, options.constants.isEmpty {
      // What may be picked is known when it is run.
      return Reading(value: .text(text), slips: 0, isFree: true)
    }
    switch kind {
    case .choice(let choices):
      let values = choices.cases.map { Value.choice($0) }
      return choice(text, values, Choices(values))
    case .boolean:
      let words = parameter.labels.map { [($0.yes, true), ($0.no, false)] } ?? []
      let meant =
        (words + [("yes", true), ("no", false), ("on", true), ("off", false), ("true", true), ("false", false)])
        .first { FoldedText($0.0) == FoldedText(text) }
      return meant.map { Reading(value: .boolean($0.1), slips: 0, isFree: false) }
    case .number, .date, .day, .time, .duration, .url:
      let reader = AnswerReader(inquiry: Inquiry("", .write(kind, parameter.limits)), now: now)
      let written = kind == .number ? SlotReader.numbers[FoldedText(text).folded] ?? text : text
      guard case .value(let value)? = try? reader.read(written) else { return nil }
      return Reading(value: value.portable, slips: 0, isFree: false)
    case .secret: return nil
    default: return Reading(value: .text(text), slips: 0, isFree: true)
    }
  }

  /// One of a few, by any of its names; small slips are forgiven where they lead to one only.
  private func choice(_ text: String, _ values: [Value], _ choices: Choices) -> Reading? {
    func reading(_ place: Int, slips: Int) -> Reading {
      let word: Value =
        if case .choice(let choice) = values[place] { .text(choice.label.name) } else { values[place].portable }
      return Reading(value: word, slips: slips, isFree: false)
    }
    switch choices.match(text) {
    case .one(let place) where isWhole(text, values[place], choices.row(at: place)): return reading(place, slips: 0)
    case .several: return Reading(value: .text(text), slips: 0, isFree: false)
    case .one, .none: break
    }
    var near: [(place: Int, slips: Int)] = []
    for place in values.indices {
      let slips = names(values[place], choices.row(at: place)).compactMap { SlotReader.slips(text, $0) }.min()
      if let slips { near.append((place, slips)) }
    }
    guard let least = near.map(\.slips).min() else { return nil }
    let nearest = near.filter { $0.slips == least }
    return nearest.count == 1 ? reading(nearest[0].place, slips: least) : nil
  }

  /// Whether words are a whole name, and not the beginning of one: `no` is not `Now Playing`.
  private func isWhole(_ text: String, _ value: Value, _ row: DisplayRepresentation) -> Bool {
    names(value, row).contains { FoldedText($0) == FoldedText(text) }
  }

  private func names(_ value: Value, _ row: DisplayRepresentation) -> [String] {
    var names = [row.name] + row.synonyms
    if case .choice(let choice) = value {
      names += [choice.label.name, choice.label.value, localization.display(choice.label).name]
    }
    if let text = value.text { names.append(text) }
    return names
  }

  private static func slips(_ said: String, _ meant: String) -> Int? {
    let (said, meant) = (SpokenWords(said).words, SpokenWords(meant).words)
    guard !said.isEmpty, said.count == meant.count else { return nil }
    var sum = 0
    for (one, other) in zip(said, meant) {
      guard let slips = SpokenWords.slips(between: one.folded, and: other.folded) else { return nil }
      sum += slips
    }
    return sum
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ].enumerated().map { ($0.element, String($0.offset)) })
}
