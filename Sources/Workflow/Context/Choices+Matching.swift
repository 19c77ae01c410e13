extension Choices {
  /// What a text means among the choices.
  enum Match: Equatable {
    case one(Int)
    /// Several fit equally well.
    case several([Int])
    case none
  }

  /// The choice a text names: by display name, by the name of its case, by a synonym or identifier, then the same
  /// ignoring case and accents, else by a beginning that only one display name has.
  func match(_ text: String) -> Match {
    let names = values.indices.map { ChoiceNames(values[$0], shown: row(at: $0)) }
    let folded = FoldedText(text)
    let readings: [(ChoiceNames) -> Bool] = [
      { $0.display == text },
      { $0.written == text },
      { $0.others.contains(text) },
      { name in !folded.folded.isEmpty && name.all.contains { FoldedText($0) == folded } },
      { name in !folded.folded.isEmpty && FoldedText(name.display).hasPrefix(folded) },
    ]
    for reading in readings {
      let found = names.indices.filter { reading(names[$0]) }
      switch distinct(found) {
      case let places where places.isEmpty: continue
      case let places where places.count == 1: return .one(places[0])
      case let places: return .several(places)
      }
    }
    return .none
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
