extension ExpressionChecker {
  mutating func comparison(
    _ left: Syntax, _ link: Syntax.Link, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    let operands = try compileAll([left, link.operand])
    let (first, second) = (operands[0], operands[1])
    switch link.symbol {
    case .equal, .notEqual: return try equality(first, second, isEqual: link.symbol == .equal, at: range)
    case .isIn: return try membership(of: second, in: first, link.symbol, at: range)
    case .contains: return try membership(of: first, in: second, link.symbol, at: range)
    case .matches: return try match(first, second, at: range)
    default: return try order(first, link.symbol, second, at: range)
    }
  }

  // MARK: - Equality

  private mutating func equality(
    _ left: CompiledExpression, _ right: CompiledExpression, isEqual: Bool, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    if left.constant.isNothing || right.constant.isNothing {
      return try presence(of: right.constant.isNothing ? left : right, isEqual: isEqual, at: range)
    }
    if left.kind.unwrapped == .secret || right.kind.unwrapped == .secret { throw report(.comparedSecret(at: range)) }
    let (left, right) = try sameEnum(left, right)
    guard Kind.areComparable(left.kind.unwrapped, right.kind.unwrapped) else {
      throw report(.differentTypes(left, right, at: range))
    }
    // What equals a value that is there is there.
    let facts: Facts =
      !right.kind.isOptional && right.kind != .any
      ? left.presence : !left.kind.isOptional && left.kind != .any ? right.presence : []
    let (first, second) = (left.evaluate, right.evaluate)
    let evaluate: CompiledExpression.Evaluation
    if case .integer(let b) = right.constant {
      evaluate = { frame in
        let left = try first(&frame)
        if case .integer(let a) = left { return .boolean((a == b) == isEqual) }
        return .boolean(try Comparison.areEqual(left, .integer(b), at: range) == isEqual)
      }
    } else if case .text(let b) = right.constant {
      evaluate = { frame in
        let left = try first(&frame)
        if case .text(let a) = left { return .boolean((a == b) == isEqual) }
        return .boolean(try Comparison.areEqual(left, .text(b), at: range) == isEqual)
      }
    } else {
      evaluate = { frame in
        .boolean(try Comparison.areEqual(first(&frame), second(&frame), at: range) == isEqual)
      }
    }
    let result = CompiledExpression(
      kind: .boolean, range: range, whenTrue: isEqual ? facts : [], whenFalse: isEqual ? [] : facts,
      evaluate: evaluate)
    return try folded(result, of: [left, right])
  }

  /// `x == nothing`, which is always allowed.
  private mutating func presence(
    of value: CompiledExpression, isEqual: Bool, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    // Whether a secret is there can be asked without needing it.
    let evaluate: CompiledExpression.Evaluation =
      if let slot = value.slot, value.kind == .secret { { $0.slots[slot] } } else { value.evaluate }
    let result = CompiledExpression(
      kind: .boolean, range: range, whenTrue: isEqual ? [] : value.presence, whenFalse: isEqual ? value.presence : []
    ) { .boolean(try evaluate(&$0).isNothing == isEqual) }
    return try folded(result, of: [value])
  }

  /// A text beside an enum is the name of one of its cases.
  private mutating func sameEnum(
    _ left: CompiledExpression, _ right: CompiledExpression
  ) throws(Unsound) -> (CompiledExpression, CompiledExpression) {
    if case .choice(let kind) = left.kind.unwrapped { return (left, try choice(right, of: kind)) }
    if case .choice(let kind) = right.kind.unwrapped { return (try choice(left, of: kind), right) }
    return (left, right)
  }

  /// The case that a text names.
  private mutating func choice(_ value: CompiledExpression, of kind: EnumKind) throws(Unsound) -> CompiledExpression {
    guard value.kind.unwrapped == .text else { return value }
    if case .text(let name) = value.constant {
      guard let choice = kind.named(name) else { throw report(.unknownCase(name, kind, at: value.range)) }
      return CompiledExpression(constant: .choice(choice), kind: .choice(kind), range: value.range)
    }
    let (evaluate, range) = (value.evaluate, value.range)
    let result: Kind = .choice(kind)
    return CompiledExpression(kind: value.kind.isOptional ? result.optional : result, range: range) { frame in
      let value = try evaluate(&frame)
      guard case .text(let name) = value else { return value }
      return .choice(try Comparison.choice(named: name, of: kind, at: range))
    }
  }

  // MARK: - Order

  private mutating func order(
    _ left: CompiledExpression, _ symbol: Operator, _ right: CompiledExpression, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    try requirePresent(left)
    try requirePresent(right)
    let (left, right) = try sameEnum(left, right)
    guard Kind.areComparable(left.kind, right.kind) else { throw report(.differentTypes(left, right, at: range)) }
    let known = left.kind == .any ? right : left
    guard known.kind.isOrdered else { throw report(.noOrder(known, symbol, at: range)) }
    let evaluate =
      switch symbol {
      case .less: ordered(left, right, { $0 < $1 }, { $0 == .ascending })
      case .lessOrEqual: ordered(left, right, { $0 <= $1 }, { $0 != .descending })
      case .greater: ordered(left, right, { $0 > $1 }, { $0 == .descending })
      default: ordered(left, right, { $0 >= $1 }, { $0 != .ascending })
      }
    return try folded(CompiledExpression(kind: .boolean, range: range, evaluate: evaluate), of: [left, right])
  }

  @inline(__always)
  private func ordered(
    _ left: CompiledExpression, _ right: CompiledExpression,
    _ integers: @escaping @Sendable (Int64, Int64) -> Bool, _ others: @escaping @Sendable (Order) -> Bool
  ) -> CompiledExpression.Evaluation {
    let (first, second) = (left.evaluate, right.evaluate)
    let places = (left.range, right.range)
    if case .integer(let b) = right.constant {
      return { frame in
        let left = try first(&frame)
        if case .integer(let a) = left { return .boolean(integers(a, b)) }
        return .boolean(others(try Comparison.order(left, .integer(b), at: places)))
      }
    }
    return { frame in
      let left = try first(&frame)
      let right = try second(&frame)
      if case .integer(let a) = left, case .integer(let b) = right { return .boolean(integers(a, b)) }
      return .boolean(others(try Comparison.order(left, right, at: places)))
    }
  }

  // MARK: - Patterns

  private mutating func match(
    _ text: CompiledExpression, _ pattern: CompiledExpression, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    for operand in [text, pattern] {
      try requirePresent(operand)
      guard [.text, .any].contains(operand.kind) else { throw report(.noTextToMatch(operand)) }
    }
    let (first, second) = (text.evaluate, pattern.evaluate)
    let compiled: Pattern
    do {
      compiled = try Pattern(constant: pattern.constant, at: pattern.range)
    } catch let failure as Failure {
      throw report(.noPattern(failure))
    } catch {
      throw Unsound()
    }
    let result = CompiledExpression(kind: .boolean, range: range) { frame in
      let (value, pattern) = (try first(&frame), try second(&frame))
      guard case .text(let text) = value, case .text(let pattern) = pattern else {
        throw Failure.noTextToMatch(value, pattern, at: range)
      }
      return .boolean(try located(at: range) { try compiled.compiled(pattern).matches(text) })
    }
    return try folded(result, of: [text, pattern])
  }

  // MARK: - Membership

  /// `container contains item`, `item in container`.
  private mutating func membership(
    of item: CompiledExpression, in container: CompiledExpression, _ symbol: Operator, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    // `contains` has its container on the left, `in` on the right.
    let (container, item) = (item, container)
    try requirePresent(container)
    var wanted = item
    switch container.kind {
    case .any: break
    case .text, .dictionary:
      try requirePresent(item)
      guard [.text, .any].contains(item.kind) else { throw report(.differentTypes(container, item, at: range)) }
    case .list(let element):
      if case .choice(let kind) = item.kind.unwrapped, element.unwrapped == .text {
        // Each constant text is checked to be a case; others are while running.
        if case .list(let texts) = container.constant {
          return try choices(texts.items, of: kind, contain: item, container.range, at: range)
        }
        break
      }
      if case .choice(let kind) = element.unwrapped { wanted = try choice(item, of: kind) }
      guard
        element == .nothing || Kind.areComparable(element.unwrapped, wanted.kind.unwrapped) || wanted.kind == .nothing
      else { throw report(.differentTypes(container, item, at: range)) }
    default: throw report(.noContainer(container, symbol, at: range))
    }
    let (first, second) = (container.evaluate, wanted.evaluate)
    let result = CompiledExpression(kind: .boolean, range: range) { frame in
      let whole = try first(&frame)
      return .boolean(try Comparison.contains(whole, second(&frame), &frame, at: range))
    }
    return try folded(result, of: [container, wanted])
  }

  /// `state in ['open', 'closed']`: each text is checked to be a case.
  private mutating func choices(
    _ texts: [Value], of kind: EnumKind, contain item: CompiledExpression, _ place: SourceRange, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    var choices: Set<EnumKind.Case> = []
    for case .text(let name) in texts {
      guard let choice = kind.named(name) else { throw report(.unknownCase(name, kind, at: place)) }
      choices.insert(choice)
    }
    let evaluate = item.evaluate
    return CompiledExpression(kind: .boolean, range: range) { [choices] frame in
      guard case .choice(let choice) = try evaluate(&frame) else { return .boolean(false) }
      return .boolean(choices.contains(choice))
    }
  }
}

extension Kind {
  /// Whether values of both types can be equal.
  static func areComparable(_ left: Kind, _ right: Kind) -> Bool {
    switch (left, right) {
    case (.any, _), (_, .any): true
    case (.list(let a), .list(let b)): a == .nothing || b == .nothing || areComparable(a.unwrapped, b.unwrapped)
    case (.file, .image), (.image, .file): true
    default: left == right
    }
  }

  var isOrdered: Bool {
    switch self {
    case .text, .number, .date, .day, .time, .duration, .any, .choice: true
    default: false
    }
  }
}

extension CompiledExpression {
  /// The fact that its value is not nothing; with that what it is a property of is not nothing either.
  var presence: Facts {
    guard let path else { return [] }
    var facts: Facts = [path]
    for index in path.indices where path[index] == "." { facts.insert(String(path[..<index])) }
    return facts
  }
}

extension Value? {
  fileprivate var isNothing: Bool { if case .some(.nothing) = self { true } else { false } }
}

extension Diagnostic {
  static func unknownCase(_ name: String, _ kind: EnumKind, at range: SourceRange) -> Diagnostic {
    let names = kind.labels.map(\.name)
    let message = "`\(kind.name)` has no case `\(name)`."
    if let near = Spelling.nearest(to: name, among: names) {
      return Diagnostic(
        code: "unknown-case", message, at: range, hint: "did you mean `\(near)`?",
        fixes: [Fix("Write `'\(near)'`", replace: range, with: "'\(near)'", isSafe: false)])
    }
    return Diagnostic(
      code: "unknown-case", message, at: range,
      hint: "its cases are \(names.map { "`\($0)`" }.joined(separator: ", "))")
  }

  fileprivate static func comparedSecret(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "compared-secret", "A secret cannot be compared, because the answer would tell about it.", at: range,
      hint: "only `== nothing` is allowed")
  }

  fileprivate static func differentTypes(
    _ left: CompiledExpression, _ right: CompiledExpression, at range: SourceRange
  ) -> Diagnostic {
    var hint: String?
    switch (left.kind.unwrapped, right.kind.unwrapped) {
    case (.text, .number): hint = "write `\(left.range.text).as(number)`"
    case (.number, .text): hint = "write `\(right.range.text).as(number)`"
    case (.text, let kind) where kind.isOrdered: hint = "write `\(left.range.text).as(\(kind))`"
    case (let kind, .text) where kind.isOrdered: hint = "write `\(right.range.text).as(\(kind))`"
    case (.list, _): hint = "write `\(left.range.text) contains \(right.range.text)`"
    case (_, .list): hint = "write `\(left.range.text) in \(right.range.text)`"
    default: break
    }
    return Diagnostic(
      code: "different-types",
      "`\(left.range.text)` is \(left.kind.article) and `\(right.range.text)` \(right.kind.article), which are never equal.",
      at: range, hint: hint)
  }

  fileprivate static func noOrder(_ value: CompiledExpression, _ symbol: Operator, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      code: "no-order", "`\(symbol.rawValue)` cannot order \(value.kind.article).", at: range,
      hint: "compare one of its properties")
  }

  fileprivate static func noPattern(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "no-pattern", failure.message, at: failure.range, hint: failure.hint)
  }

  fileprivate static func noTextToMatch(_ value: CompiledExpression) -> Diagnostic {
    Diagnostic(
      code: "operator-types",
      "`matches` compares a text with a pattern, and `\(value.range.text)` is \(value.kind.article).",
      at: value.range, hint: value.kind.isEmbeddable ? "write `\(value.range.text).as(text)`" : nil)
  }

  fileprivate static func noContainer(
    _ value: CompiledExpression, _ symbol: Operator, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: "no-container",
      "`\(symbol.rawValue)` looks into a list, a text or a dictionary, and `\(value.range.text)` is \(value.kind.article).",
      at: range)
  }
}

extension Failure {
  fileprivate static func noTextToMatch(_ value: Value, _ pattern: Value, at range: SourceRange) -> Failure {
    Failure(
      .conversion, "`matches` compares a text with a pattern, and these are \(value.found) and \(pattern.found).",
      at: range)
  }
}
