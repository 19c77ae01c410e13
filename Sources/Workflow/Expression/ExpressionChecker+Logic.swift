extension ExpressionChecker {
  /// A boolean; there is no truthiness.
  mutating func condition(_ syntax: Syntax) throws(Unsound) -> CompiledExpression {
    let value = try compile(syntax)
    switch value.kind {
    case .boolean, .any: return value
    default: throw report(.notBoolean(value))
    }
  }

  private mutating func condition(_ syntax: Syntax, knowing more: Facts) throws(Unsound) -> CompiledExpression {
    let before = facts
    facts.formUnion(more)
    defer { facts = before }
    return try condition(syntax)
  }

  mutating func not(_ operand: Syntax, at range: SourceRange) throws(Unsound) -> CompiledExpression {
    let value = try condition(operand)
    let test = value.test
    let result = CompiledExpression(
      kind: .boolean, range: range, whenTrue: value.whenFalse, whenFalse: value.whenTrue
    ) { .boolean(!(try test(&$0))) }
    return try folded(result, of: [value])
  }

  /// A chain of `and` or of `or`. Each operand is read knowing that those before did not decide.
  mutating func junction(_ operands: [Syntax], isAnd: Bool, at range: SourceRange) throws(Unsound) -> CompiledExpression
  {
    var values: [CompiledExpression] = []
    /// Known when all operands so far let the next one be asked.
    var passing: Facts = []
    /// Known when any one of them decided.
    var decided: Facts?
    var failed = false
    for operand in operands {
      guard let value = try? condition(operand, knowing: passing) else {
        failed = true
        continue
      }
      let decision = passing.union(isAnd ? value.whenFalse : value.whenTrue)
      decided = decided?.intersection(decision) ?? decision
      passing.formUnion(isAnd ? value.whenTrue : value.whenFalse)
      values.append(value)
    }
    if failed { throw Unsound() }
    let tests = values.map(\.test)
    let evaluate: CompiledExpression.Evaluation
    if tests.count == 2 {
      let (first, second) = (tests[0], tests[1])
      evaluate = { frame in
        if try first(&frame) != isAnd { return .boolean(!isAnd) }
        return .boolean(try second(&frame))
      }
    } else {
      evaluate = { frame in
        for test in tests where try test(&frame) != isAnd { return .boolean(!isAnd) }
        return .boolean(isAnd)
      }
    }
    let result = CompiledExpression(
      kind: .boolean, range: range, whenTrue: isAnd ? passing : decided ?? [],
      whenFalse: isAnd ? decided ?? [] : passing,
      evaluate: evaluate)
    return try folded(result, of: values)
  }

  /// `a ?? b`: the first that is not nothing.
  mutating func fallback(_ operands: [Syntax], at range: SourceRange) throws(Unsound) -> CompiledExpression {
    let values = try compileAll(operands)
    var kind = values[0].kind
    for (value, following) in zip(values, values.dropFirst()) {
      if value.kind != .any, !value.kind.isOptional { warn(.neverNothing(value, following)) }
      kind = kind == .nothing ? following.kind : kind.unwrapped.merged(with: following.kind)
    }
    let evaluations = values.map(\.evaluate)
    let evaluate: CompiledExpression.Evaluation
    if evaluations.count == 2 {
      let (first, second) = (evaluations[0], evaluations[1])
      evaluate = { frame in
        let value = try first(&frame)
        if case .nothing = value { return try second(&frame) }
        return value
      }
    } else {
      evaluate = { frame in
        for evaluation in evaluations {
          let value = try evaluation(&frame)
          if !value.isNothing { return value }
        }
        return .nothing
      }
    }
    return try folded(CompiledExpression(kind: kind, range: range, evaluate: evaluate), of: values)
  }

  mutating func conditional(
    _ branches: [Syntax.Branch], otherwise: Syntax, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    var arms: [(test: CompiledExpression.Test, result: CompiledExpression)] = []
    var conditions: [CompiledExpression] = []
    var passing: Facts = []
    for branch in branches {
      let condition = try condition(branch.condition, knowing: passing)
      let result = try compile(branch.result, knowing: passing.union(condition.whenTrue))
      passing.formUnion(condition.whenFalse)
      conditions.append(condition)
      arms.append((condition.test, result))
    }
    let last = try compile(otherwise, knowing: passing)
    let kind = arms.map(\.result.kind).reduce(last.kind) { $0.merged(with: $1) }
    let evaluate: CompiledExpression.Evaluation
    if arms.count == 1 {
      let (test, first, second) = (arms[0].test, arms[0].result.evaluate, last.evaluate)
      evaluate = { try test(&$0) ? first(&$0) : second(&$0) }
    } else {
      let steps = arms.map { ($0.test, $0.result.evaluate) }
      evaluate = { [last = last.evaluate] frame in
        for (test, result) in steps where try test(&frame) { return try result(&frame) }
        return try last(&frame)
      }
    }
    let result = CompiledExpression(kind: kind, range: range, evaluate: evaluate)
    return try folded(result, of: conditions + arms.map(\.result) + [last])
  }
}

extension Kind {
  /// The type of what may be either; an empty list is a list of any type.
  func merged(with other: Kind) -> Kind {
    if self == .list(.nothing), other.element != nil { return other }
    if other == .list(.nothing), element != nil { return self }
    return common(with: other)
  }
}

extension CompiledExpression {
  typealias Test = @Sendable (inout Frame) throws -> Bool

  /// The value as a boolean.
  var test: Test {
    let (evaluate, range) = (evaluate, range)
    return { frame in
      let value = try evaluate(&frame)
      if case .boolean(let flag) = value { return flag }
      throw Failure.notBoolean(value, at: range)
    }
  }
}

extension Failure {
  fileprivate static func notBoolean(_ value: Value, at range: SourceRange) -> Failure {
    Failure(
      .conversion, "`\(range.text)` is \(value.found), and a condition is true or false.", at: range,
      hint: "compare it: `\(range.text) != nothing`")
  }
}

extension Diagnostic {
  /// A value where a condition is needed.
  static func notBoolean(_ value: CompiledExpression) -> Diagnostic {
    let name = value.range.text
    let test =
      switch value.kind {
      case .list: "\(name).count() > 0"
      case .text: "\(name) != ''"
      case .number, .duration: "\(name) > 0"
      case .maybe(.boolean): "\(name) ?? false"
      case .dictionary: "\(name).keys().count() > 0"
      default: "\(name) != nothing"
      }
    return Diagnostic(
      code: "not-boolean", "`\(name)` is \(value.kind.article), and a condition is true or false.", at: value.range,
      hint: "write `\(test)`")
  }

  fileprivate static func neverNothing(_ value: CompiledExpression, _ other: CompiledExpression) -> Diagnostic {
    Diagnostic(
      .warning, code: "never-nothing", "`\(value.range.text)` is never nothing.", at: value.range,
      hint: "`?? \(other.range.text)` can be left out")
  }
}
