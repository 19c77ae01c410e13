import Synchronization

/// Reading a property while running.
final class PropertyLookup: Sendable {
  private let name: String
  private let isOptional: Bool
  private let range: SourceRange
  /// Where the key stood in the dictionary before: those of one list mostly have one shape.
  private let hint = Atomic<Int>(0)

  typealias Apply = @Sendable (Value, inout Frame) throws -> Value

  /// - Parameter isOptional: whether a missing property is nothing.
  init(_ name: String, isOptional: Bool, at range: SourceRange) {
    self.name = name
    self.isOptional = isOptional
    self.range = range
  }

  /// Of a value whose type is known.
  func known(in kind: Kind) -> Apply {
    if case .record(let type) = kind, let index = type.index(of: name) {
      return { [self] value, frame in
        if case .record(let record) = value, record.kind === type { return record.values[index] }
        return try read(value, &frame)
      }
    }
    guard let entry = kind.property(name) else { return dynamic }
    return { [self] value, frame in
      if let found = entry.read(value) { return found }
      return try read(value, &frame)
    }
  }

  /// Of a value whose type is known only now.
  var dynamic: Apply { { [self] value, frame in try read(value, &frame) } }

  /// Of each item of a list; nothings are left out.
  var spread: Apply { dynamic }

  private func read(_ value: Value, _ frame: inout Frame) throws -> Value {
    switch value {
    case .dictionary(let dictionary):
      if let found = find(in: dictionary) { return found }
      if isOptional { return .nothing }
      throw Failure.noKey(name, dictionary, at: range)
    case .list(let items):
      var result: [Value] = []
      result.reserveCapacity(items.count)
      for item in items where !item.isNothing {
        try frame.tick()
        let found = try read(item, &frame)
        if !found.isNothing { result.append(found) }
      }
      return .list(result)
    default:
      if let found = value.property(name) { return found }
      if isOptional { return .nothing }
      throw Failure.noProperty(name, of: value, at: range)
    }
  }

  private func find(in dictionary: OrderedDictionary) -> Value? {
    let expected = hint.load(ordering: .relaxed)
    guard let (value, position) = dictionary.value(of: name, likelyAt: expected) else { return nil }
    if position != expected { hint.store(position, ordering: .relaxed) }
    return value
  }
}

extension Failure {
  fileprivate static func noProperty(_ name: String, of value: Value, at range: SourceRange) -> Failure {
    if value.isNothing {
      return Failure(
        .failed, "`\(range.text)` reads a property of nothing.", at: range,
        hint: "write `?.\(name)` where it may be nothing")
    }
    let names = value.kind.properties.map(\.name)
    let hint =
      if FunctionTable.named(name) != nil {
        "a function has parentheses: `.\(name)()`"
      } else if let near = Spelling.nearest(to: name, among: names) {
        "did you mean `\(near)`?"
      } else {
        names.isEmpty ? "it has no properties" : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))"
      }
    return Failure(.failed, "\(value.found.capitalizedFirst) has no property `\(name)`.", at: range, hint: hint)
  }
}
