extension Choices {
  /// What a text means among the choices.
  enum Match: Equatable {
    case one(Int)
    /// Several fit equally well.
    case several([Int])
    case none
  }

  /// The choice a text names: the value that it is when it is read by the type of the choices (`60s` is `1m`), else by
  /// display name, by the name of its case, by a synonym or identifier, then the same ignoring case and accents, else by
  /// a beginning that only one display name has.
  func match(_ text: String) -> Match {
    let names = values.indices.map { ChoiceNames(values[$0], shown: row(at: $0)) }
    let folded = FoldedText(text)
    let meanings = Meanings(of: text, among: values)
    let readings: [(Int) -> Bool] = [
      { meanings.include(values[$0]) },
      { names[$0].display == text },
      { names[$0].written == text },
      { names[$0].others.contains(text) || meanings.include(identityOf: values[$0]) },
      { place in !folded.folded.isEmpty && names[place].all.contains { FoldedText($0) == folded } },
      { place in
        // A number is no beginning of another one.
        let isAnother = meanings.reads(values[place]) && names[place].display == values[place].text
        return !folded.folded.isEmpty && !isAnother && FoldedText(names[place].display).hasPrefix(folded)
      },
    ]
    for reading in readings {
      let found = values.indices.filter(reading)
      switch distinct(found) {
      case let places where places.isEmpty: continue
      case let places where places.count == 1: return .one(places[0])
      case let places: return .several(places)
      }
    }
    return .none
  }

  /// The choice that a value is.
  func match(_ value: Value) -> Match {
    values.firstIndex { $0.isEqual(to: value) }.map { .one($0) } ?? .none
  }

  /// Without the places of values that are the same as an earlier one.
  private func distinct(_ places: [Int]) -> [Int] {
    places.reduce(into: []) { kept, place in
      if !kept.contains(where: { values[$0].isEqual(to: values[place]) }) { kept.append(place) }
    }
  }
}

/// Everything a choice may be called.
private struct ChoiceNames {
  let display: String
  /// The name of an enum's case, as a workflow writes it.
  let written: String?
  /// Synonyms and the identifier.
  let others: [String]

  init(_ value: Value, shown: DisplayRepresentation) {
    display = shown.name
    var others = shown.synonyms
    switch value {
    case .choice(let choice):
      written = choice.label.name
      others += [choice.label.title, choice.label.value] + choice.label.synonyms
    case .record(let record):
      written = nil
      if let identifier = record.identity.text { others.append(identifier) }
      others.append(record.display.name)
    default:
      written = nil
      if let text = value.text { others.append(text) }
    }
    self.others = others
  }

  var all: [String] { [display] + (written.map { [$0] } ?? []) + others }
}

/// What a text is when it is read by the types of the values that it may name.
private struct Meanings {
  private let text: String
  private let values: [Kind: Value]

  init(of text: String, among choices: [Value]) {
    self.text = text
    let kinds = Set(choices.lazy.flatMap { [$0, $0.identity].compactMap { $0?.writtenKind } })
    let values = kinds.compactMap { kind in (try? Value.text(text).converted(to: kind)).map { (kind, $0) } }
    self.values = Dictionary(uniqueKeysWithValues: values)
  }

  /// Whether the text is written as values of the same type are.
  func reads(_ value: Value) -> Bool { value.writtenKind.map { values[$0] != nil } ?? false }

  func include(_ value: Value) -> Bool {
    if case .text(let other) = value { return other == text }
    return value.writtenKind.flatMap { values[$0] }?.isEqual(to: value) ?? false
  }

  func include(identityOf value: Value) -> Bool { value.identity.map { include($0) } ?? false }
}

extension Value {
  /// The type by which a text is read that may be this value; nothing where its words alone tell.
  fileprivate var writtenKind: Kind? {
    switch self {
    case .nothing, .text, .list, .choice, .record, .secret: nil
    case .boolean, .integer, .number, .dictionary, .duration, .date, .day, .time, .url, .file, .folder, .image: kind
    }
  }

  /// What an item of a custom type is known by.
  fileprivate var identity: Value? { if case .record(let record) = self { record.identity } else { nil } }
}
