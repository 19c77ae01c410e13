extension ExpressionChecker {
  /// `a + b - c`, from left to right.
  mutating func arithmetic(_ first: Syntax, _ links: [Syntax.Link]) throws(Unsound) -> CompiledExpression {
    let operands = try compileAll([first] + links.map(\.operand))
    var result = operands[0]
    // Closures within closures are fast but as deep as the chain is long, so that a long one is a row of steps.
    let isLong = links.count > ExpressionChecker.nestedLinks
    var steps: [ChainStep] = []
    for (link, right) in zip(links, operands.dropFirst()) {
      let kind = try sumKind(result, link, right)
      let range = result.range.union(right.range)
      let operation = BinaryOperation(link.symbol, result.range, right.range)
      var next: CompiledExpression
      if isLong {
        steps.append(ChainStep(operation: operation, right: right.evaluate))
        next = CompiledExpression(kind: kind, range: range) { _ in .nothing }
      } else {
        next = CompiledExpression(
          kind: kind, range: range, evaluate: operation.evaluation(result, right))
        next = try folded(next.charged(if: isRepeated && kind.mayBeLarge), of: [result, right])
      }
      result = next
    }
    guard isLong else { return result }
    let start = operands[0].evaluate
    let chain = steps
    let whole = CompiledExpression(kind: result.kind, range: result.range) { frame in
      var value = try start(&frame)
      for step in chain { value = try step.operation.apply(value, step.right(&frame)) }
      return value
    }
    return whole.charged(if: isRepeated && result.kind.mayBeLarge)
  }

  private static let nestedLinks = 16

  private struct ChainStep {
    let operation: BinaryOperation
    let right: CompiledExpression.Evaluation
  }

  mutating func negative(_ operand: Syntax, at range: SourceRange) throws(Unsound) -> CompiledExpression {
    let value = try compile(operand)
    try requirePresent(value)
    guard [.number, .duration, .any].contains(value.kind) else { throw report(.notNegatable(value, at: range)) }
    let evaluate = value.evaluate
    let negative = CompiledExpression(kind: value.kind, range: range) { frame in
      let value = try evaluate(&frame)
      return try located(at: range) { try Arithmetic.negate(value) }
    }
    return try folded(negative, of: [value])
  }

  /// The type of `left symbol right`.
  private mutating func sumKind(
    _ left: CompiledExpression, _ link: Syntax.Link, _ right: CompiledExpression
  ) throws(Unsound) -> Kind {
    try requirePresent(left)
    try requirePresent(right)
    if let kind = ExpressionChecker.result(of: link.symbol, left.kind, right.kind) { return kind }
    throw report(.cannotCompute(left, link, right))
  }

  private static func result(of symbol: Operator, _ left: Kind, _ right: Kind) -> Kind? {
    switch (symbol, left, right) {
    case (_, .any, .any): .any
    case (.add, .list, .list): left.merged(with: right)
    case (.add, .list, .any), (.add, .any, .list): .list(.any)
    case (_, .any, let known), (_, let known, .any): takes(known, symbol) ? .any : nil
    case (_, .number, .number): .number
    case (.add, .text, .text): .text
    case (.add, .text, .secret), (.add, .secret, .text), (.add, .secret, .secret): .secret
    case (.add, .date, .duration), (.add, .duration, .date), (.subtract, .date, .duration): .date
    case (.add, .day, .duration), (.add, .duration, .day), (.subtract, .day, .duration): .day
    case (.subtract, .date, .date), (.subtract, .day, .day): .duration
    case (.add, .duration, .duration), (.subtract, .duration, .duration): .duration
    case (.multiply, .duration, .number), (.multiply, .number, .duration), (.divide, .duration, .number): .duration
    case (.divide, .duration, .duration): .number
    default: nil
    }
  }

  /// Whether an operator takes a value of a type beside one that is only known while running.
  private static func takes(_ kind: Kind, _ symbol: Operator) -> Bool {
    switch (symbol, kind) {
    case (_, .number): true
    case (.add, .text), (.add, .secret): true
    case (.add, .date), (.add, .day), (.subtract, .date), (.subtract, .day): true
    case (.add, .duration), (.subtract, .duration), (.multiply, .duration), (.divide, .duration): true
    default: false
    }
  }

  /// What is made nothing of must be there.
  mutating func requirePresent(_ value: CompiledExpression) throws(Unsound) {
    if value.kind.isOptional { throw report(.mayBeNothing(value)) }
  }
}

extension Kind {
  /// Whether a sum of this type takes more memory than its operands.
  fileprivate var mayBeLarge: Bool {
    switch self {
    case .text, .secret, .list, .any: true
    default: false
    }
  }
}

extension SourceRange {
  /// From the start of one to the end of the other.
  func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file, min(start, other.start)..<max(end, other.end))
  }
}

extension Diagnostic {
  /// A value that may be nothing where one is needed.
  static func mayBeNothing(_ value: CompiledExpression) -> Diagnostic {
    let name = value.range.text
    let filler =
      switch value.kind.unwrapped {
      case .text, .url: "'…'"
      case .number: "0"
      case .boolean: "false"
      case .list: "[]"
      case .duration: "0s"
      default: "…"
      }
    if value.kind == .nothing {
      return Diagnostic(code: "is-nothing", "`\(name)` is nothing.", at: value.range, hint: "a value is needed here")
    }
    return Diagnostic(
      code: "may-be-nothing", "`\(name)` may be nothing.", at: value.range,
      hint: "say what stands in for it: `\(name) ?? \(filler)`")
  }

  fileprivate static func notNegatable(_ value: CompiledExpression, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "operator-types", "`-` takes a number or a duration, and `\(value.range.text)` is \(value.kind.article).",
      at: range)
  }

  fileprivate static func cannotCompute(
    _ left: CompiledExpression, _ link: Syntax.Link, _ right: CompiledExpression
  ) -> Diagnostic {
    let symbol = link.symbol.rawValue
    var hint: String?
    if link.symbol == .add, left.kind == .text || right.kind == .text {
      let other = left.kind == .text ? right : left
      hint = other.kind.isEmbeddable ? "write `\(other.range.text).as(text)`, or a text with `${…}`" : nil
    } else if left.kind == .text || right.kind == .text {
      let text = left.kind == .text ? left : right
      hint = "write `\(text.range.text).as(number)`"
    } else if let date = [left, right].first(where: { $0.kind == .date }),
      [left, right].contains(where: { $0.kind == .day })
    {
      hint = "write `\(date.range.text).calendar_day` for the day of the date"
    }
    return Diagnostic(
      code: "operator-types",
      "`\(symbol)` cannot take \(left.kind.article) and \(right.kind.article).",
      at: left.range.union(right.range), hint: hint)
  }
}

extension Kind {
  /// As a sentence has it: `a text`, `an enum`, `a list of numbers`.
  var article: String {
    switch self {
    case .list(let element): "a list of `\(element)`"
    case .nothing: "nothing"
    case .any: "a value of any type"
    case .maybe(let kind): "\(kind.article) or nothing"
    case .choice(let kind): "a `\(kind.name)`"
    case .record(let kind): "a `\(kind.name)`"
    case .image: "an image"
    default: "a \(self)"
    }
  }

  /// Whether it becomes text by being embedded in one.
  var isEmbeddable: Bool {
    switch self {
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .choice, .record, .any, .secret: true
    default: false
    }
  }
}
