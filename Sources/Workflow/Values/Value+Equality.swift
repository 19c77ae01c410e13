extension Value {
  /// Whether two values are the same. Values of different types are not; texts compare by canonical equivalence,
  /// dates by their instant, files by where they are, lists in order, dictionaries in any order, items of a custom
  /// type by their identifier or, without one, their display name.
  ///
  /// For the operator `==`, to which different types are a mistake, see ``areEqual(_:_:)``.
  public func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.list(let a), .list(let b)): a.isEqual(to: b)
    case (.dictionary(let a), .dictionary(let b)): a.isEqual(to: b)
    default: holdsEqual(other)
    }
  }

  /// The same for values that hold no others, apart so that those that do take little of the stack.
  private func holdsEqual(_ other: Value) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Int64(exactly: number) == whole
    case (.text(let a), .text(let b)): a == b
    case (.duration(let a), .duration(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.day(let a), .day(let b)): a == b
    case (.time(let a), .time(let b)): a == b
    case (.url(let a), .url(let b)): a == b
    case (.file(let a), .file(let b)), (.file(let a), .image(let b)), (.image(let a), .file(let b)),
      (.image(let a), .image(let b)):
      a.isSame(as: b)
    case (.folder(let a), .folder(let b)): a.path == b.path
    case (.choice(let a), .choice(let b)): a == b
    case (.record(let a), .record(let b)): a.kind === b.kind && (a === b || a.identity.isEqual(to: b.identity))
    case (.secret(let a), .secret(let b)): a === b || a.reveal() == b.reveal()
    default: false
    }
  }

  /// The operator `==`. Anything may be compared with nothing, and an enum with the name of a case.
  ///
  /// - Throws: a ``Failure`` for two types of which no values can be equal, and for a name that is no case.
  public static func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.nothing, _), (_, .nothing): return left.isNothing && right.isNothing
    case (.choice(let choice), .text(let name)), (.text(let name), .choice(let choice)):
      return try choice.kind.checked(name) == choice
    case (.secret, _), (_, .secret): throw Failure.secretComparison
    default:
      if left.isComparable(with: right) { return left.isEqual(to: right) }
      throw Failure.differentTypes(left, right)
    }
  }

  /// Whether both are of one type, so that comparing them has a meaning. All lists are of one type here.
  private func isComparable(with other: Value) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.text, .text), (.list, .list), (.dictionary, .dictionary): true
    case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number): true
    case (.duration, .duration), (.date, .date), (.day, .day), (.time, .time), (.url, .url): true
    case (.file, .file), (.file, .image), (.image, .file), (.image, .image), (.folder, .folder): true
    case (.choice(let a), .choice(let b)): a.kind === b.kind
    case (.record(let a), .record(let b)): a.kind === b.kind
    default: false
    }
  }
}

extension List {
  fileprivate func isEqual(to other: List) -> Bool {
    guard count == other.count else { return false }
    for index in indices where !self[index].isEqual(to: other[index]) { return false }
    return true
  }
}

extension OrderedDictionary {
  fileprivate func isEqual(to other: OrderedDictionary) -> Bool {
    guard count == other.count else { return false }
    for (key, value) in self {
      guard let counterpart = other[key], counterpart.isEqual(to: value) else { return false }
    }
    return true
  }
}

extension EnumKind {
  /// The case of a name that a workflow compares with.
  ///
  /// - Throws: a ``Failure`` naming the cases where it is none.
  func checked(_ name: String) throws -> Case {
    if let choice = named(name) { return choice }
    throw Failure(.conversion, "`\(Value.cleaned(name))` is no case of `\(self.name)`.", hint: choicesHint)
  }

  /// "its cases are `open`, `closed`".
  var choicesHint: String {
    let names = labels.prefix(12).map { "`\($0.name)`" }.joined(separator: ", ")
    return "its cases are \(names)\(labels.count > 12 ? ", …" : "")"
  }
}

extension Failure {
  fileprivate static var secretComparison: Failure {
    Failure(.conversion, "A secret cannot be compared.", hint: "only `== nothing` is allowed")
  }

  static func differentTypes(_ left: Value, _ right: Value) -> Failure {
    let hint: String? =
      switch (left, right) {
      case (.text, .integer), (.text, .number): "make a number of the text with `.as(number)`"
      case (.integer, .text), (.number, .text): "write the number without quotes, or use `.as(number)` on the text"
      case (.text, .date), (.date, .text): "make a date of the text with `.as(date)`"
      case (.text, .boolean), (.boolean, .text): "write `true` or `false` without quotes"
      default: nil
      }
    return Failure(.conversion, "\(left.found.capitalizedFirst) cannot be compared with \(right.found).", hint: hint)
  }
}

extension String {
  /// With a capital at the start of the sentence.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
