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
    return try folded(list, of: values)
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
    return try folded(record, of: values)
  }
}
