extension Query {
  /// Whether whatever matches this query is sure to match an earlier one, so that only its rows have to be looked at: what
  /// holds while a person types on.
  func narrows(_ earlier: Query) -> Bool {
    earlier.groups.allSatisfy { group in
      groups.contains { $0 == group || $0.count == 1 && group.count == 1 && $0[0].narrows(group[0]) }
    }
  }
}

extension QueryTerm {
  fileprivate func narrows(_ earlier: QueryTerm) -> Bool {
    // What a row must not have says the less the longer it is.
    guard !isInverse, !earlier.isInverse, earlier.accepts(folding: self) else { return false }
    let own = characters.map(earlier.folded)
    let other = earlier.characters
    return switch (earlier.kind, kind) {
    case (.fuzzy, _): own.contains(inOrder: other)
    case (.exact, .exact), (.exact, .word), (.exact, .start), (.exact, .end), (.exact, .whole): own.contains(other)
    case (.start, .start), (.start, .whole): own.starts(with: other)
    case (.end, .end), (.end, .whole): own.reversed().starts(with: other.reversed())
    default: false
    }
  }

  /// Whether characters that are alike to the other term are alike to this one.
  private func accepts(folding other: QueryTerm) -> Bool {
    (!isCaseSensitive || other.isCaseSensitive) && (ignoresAccents || !other.ignoresAccents)
  }
}

extension [UInt32] {
  fileprivate func contains(inOrder others: [UInt32]) -> Bool {
    var rest = others[...]
    for character in self where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  fileprivate func contains(_ others: [UInt32]) -> Bool {
    indices.contains { self[$0...].starts(with: others) }
  }
}
