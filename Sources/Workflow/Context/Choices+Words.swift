extension Choices {
  /// How one of the values is shown.
  func row(at index: Int) -> DisplayRepresentation {
    if let rows, rows.indices.contains(index) { return rows[index] }
    return values[index].display
  }

  /// The choices that texts name, where each names one.
  func named(by value: Value) -> Value? {
    var found: [Value] = []
    for item in value.items {
      guard case .text(let text) = item else { return nil }
      guard case .one(let place) = match(text) else { return nil }
      found.append(values[place])
    }
    return multiple == nil ? found.first : .list(found)
  }

  /// Whether what they are is not to be told, so that no text that may name one is either.
  var areSecret: Bool { values.contains { if case .secret = $0 { true } else { false } } }

  private static let listed = 20

  /// The choices, for a message: `Heat`, `Up` and 3 more.
  func enumeration(of places: [Int]? = nil) -> String {
    let places = places ?? Array(values.indices)
    let names = places.prefix(Choices.listed).map { "`\(Value.cleaned(row(at: $0).name))`" }
    let more = places.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Why a text picks none of the choices.
  /// - Parameter places: those that it fits equally well.
  func complaint(about text: String, fitting places: [Int]? = nil) -> String {
    let shown = areSecret ? "`***`" : "`\(Value.cleaned(text))`"
    if values.isEmpty { return "\(shown) cannot be picked, because there is nothing to pick from." }
    guard let places else {
      let isPlace = Int(text).map { values.indices.contains($0 - 1) } ?? false
      return "\(shown) is none of the choices; they are \(enumeration())."
        + (isPlace ? " `#\(text)` takes one by its place." : "")
    }
    let numbers = places.prefix(Choices.listed).map { "`#\($0 + 1)`" }.joined(separator: ", ")
    return "\(shown) means several of the choices: \(enumeration(of: places)); pick by number: \(numbers)."
  }
}

extension ClosedRange<Int> {
  /// `2 to 4`, `at least 2`.
  var words: String {
    switch (lowerBound, upperBound) {
    case (let low, let high) where low == high: "exactly \(low)"
    case (let low, .max): "at least \(low)"
    case (0, let high): "at most \(high)"
    case (let low, let high): "\(low) to \(high)"
    }
  }

  /// `2 to 4 characters`, `at least 1 character`.
  func words(of noun: String) -> String {
    let last = upperBound == .max ? lowerBound : upperBound
    return "\(words) \(noun)\(last == 1 ? "" : "s")"
  }

  /// Why a number of picked items is refused.
  public func complaint(about count: Int) -> String { "\(words.capitalizedFirst) must be picked, not \(count)." }
}
