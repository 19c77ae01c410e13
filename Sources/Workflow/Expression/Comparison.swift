/// Comparing values whose types are known only while running.
enum Comparison {
  /// - Throws: a ``Failure`` for values of different types. Nothing differs from every value.
  static func areEqual(_ left: Value, _ right: Value, at range: SourceRange) throws -> Bool {
    try located(at: range) { try Value.areEqual(left, right) }
  }

  static func order(
    _ left: Value, _ right: Value, at places: (left: SourceRange, right: SourceRange)
  ) throws -> Order {
    if left.isNothing { throw Failure.isNothing(at: places.left) }
    if right.isNothing { throw Failure.isNothing(at: places.right) }
    return try located(at: places.left.union(places.right)) { try Value.compare(left, right) }
  }

  static func contains(
    _ container: Value, _ item: Value, _ frame: inout Frame, at range: SourceRange
  ) throws -> Bool {
    switch (container, item) {
    case (.list(let items), _):
      for candidate in items {
        try frame.tick()
        if try areEqual(candidate, item, at: range) { return true }
      }
      return false
    case (.text(let text), .text(let part)): return TextSearch(for: part).occurs(in: text)
    case (.dictionary(let dictionary), .text(let key)): return dictionary[key] != nil
    default: throw Failure.noContainer(container, item, at: range)
    }
  }

  static func choice(named name: String, of kind: EnumKind, at range: SourceRange) throws -> EnumKind.Case {
    try located(at: range) { try kind.checked(name) }
  }
}

extension Failure {
  fileprivate static func noContainer(_ container: Value, _ item: Value, at range: SourceRange) -> Failure {
    Failure(.conversion, "\(container.found.capitalizedFirst) cannot contain \(item.found).", at: range)
  }
}
