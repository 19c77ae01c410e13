extension ExpressionChecker {
  mutating func list(_ items: [Syntax], at range: SourceRange) throws(Unsound) -> CompiledExpression {
    let values = try compileAll(items)
    // The type of no items is that of nothing, which is common with every other.
    let element = values.dropFirst().reduce(values.first?.kind ?? .nothing) { $0.common(with: $1.kind) }
    let evaluations = values.map(\.evaluate)
    let list = CompiledExpression(kind: .list(element), range: range) { frame in
      var items: [Value] = []
      items.reserveCapacity(evaluations.count)
      for evaluate in evaluations { items.append(try evaluate(&frame)) }
      return try Value.list(items).bounded()
    }
    return try folded(list.charged(if: isRepeated), of: values)
  }

  mutating func record(_ members: [Syntax.Member], at range: SourceRange) throws(Unsound) -> CompiledExpression {
    let values = try compileAll(members.map(\.value))
    let parts = zip(members, values).map { ($0.name.text, $1.evaluate) }
    let record = CompiledExpression(kind: .dictionary, range: range) { frame in
      var pairs: [OrderedDictionary.Pair] = []
      pairs.reserveCapacity(parts.count)
      for (name, evaluate) in parts { pairs.append((name, try evaluate(&frame))) }
      return try Value.dictionary(OrderedDictionary(distinct: pairs)).bounded()
    }
    return try folded(record.charged(if: isRepeated), of: values)
  }
}

extension ExpressionChecker {
  /// Warns where a text names a value as the texts of a file do, which are filled in; within an expression none is.
  mutating func warnOfPlaceholder(in value: Value, at range: SourceRange) {
    guard case .text(let text) = value, let name = text.placeholder, binding(of: name) != nil else { return }
    warn(.notFilledIn(name, at: range))
  }
}

extension String {
  /// The first name behind `${`; nothing where there is none.
  fileprivate var placeholder: String? {
    guard let start = firstRange(of: "${")?.upperBound else { return nil }
    let name = self[start...].prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }
}

extension Diagnostic {
  fileprivate static func notFilledIn(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-filled-in", "A text within an expression stays as it is written, `${…}` and all.", at: range,
      hint: "join texts and values by `+`: `'…' + \(name)`")
  }
}

extension CompiledExpression {
  /// What makes a value for each item of a list adds it to what the expression makes. Once it does not matter.
  func charged(if isRepeated: Bool) -> CompiledExpression {
    guard isRepeated else { return self }
    let evaluate = evaluate
    return CompiledExpression(kind: kind, range: range, whenTrue: whenTrue, whenFalse: whenFalse) { frame in
      let value = try evaluate(&frame)
      try frame.meter.charge(value)
      return value
    }
  }
}
