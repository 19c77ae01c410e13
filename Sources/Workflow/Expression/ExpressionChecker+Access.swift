extension ExpressionChecker {
  /// What follows a value, from left to right.
  mutating func access(
    _ value: Syntax, _ accesses: [Syntax.Access], at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    var rest = accesses[...]
    var result: CompiledExpression
    if case .name(let name) = value.form, case .members(let noun, let members, let member) = binding(of: name),
      case .property(let first) = accesses[0].form
    {
      result = try self.member(first, of: name, noun: noun, members: members, member)
      result = result.with(range: value.range.union(accesses[0].range))
      rest = rest.dropFirst()
    } else {
      result = try compile(value)
    }
    let start = result
    // As with arithmetic: few are closures within closures, many are a row.
    let isLong = rest.count > 16
    var steps: [Step] = []
    for access in rest {
      let step = try step(result, access)
      let place = result.range.union(access.range)
      let evaluate: CompiledExpression.Evaluation =
        if isLong { { _ in .nothing } } else { step.evaluation(of: result, isOptional: access.isOptional) }
      var next = CompiledExpression(
        kind: narrowed(step.kind, step.path), range: place, path: step.path, evaluate: evaluate)
      if isLong {
        steps.append(step)
      } else if step.isPure {
        next = try folded(next, of: [result])
      }
      result = next
    }
    guard isLong else { return result.with(range: range) }
    let links = zip(steps, rest).map { ($0.apply, $1.isOptional) }
    return CompiledExpression(kind: result.kind, range: range, path: result.path) { frame in
      var value = try start.evaluate(&frame)
      for (apply, isOptional) in links {
        if isOptional, value.isNothing { continue }
        value = try apply(value, &frame)
      }
      return value
    }
  }

  /// One access, compiled.
  struct Step {
    let kind: Kind
    var path: String?
    /// Whether its value depends on the value before it alone.
    var isPure = true
    let apply: @Sendable (Value, inout Frame) throws -> Value

    func evaluation(of base: CompiledExpression, isOptional: Bool) -> CompiledExpression.Evaluation {
      let (evaluate, apply) = (base.evaluate, apply)
      if !isOptional, let slot = base.slot { return { try apply($0.slots[slot], &$0) } }
      guard isOptional else { return { try apply(evaluate(&$0), &$0) } }
      return { frame in
        let value = try evaluate(&frame)
        return value.isNothing ? .nothing : try apply(value, &frame)
      }
    }
  }

  private mutating func step(_ base: CompiledExpression, _ access: Syntax.Access) throws(Unsound) -> Step {
    if !access.isOptional, !access.form.takesNothing, base.kind.isOptional {
      throw report(.accessOfNothing(base, access))
    }
    if base.kind == .secret, access.form.isRevealing { throw report(.insideSecret(base, access)) }
    let known = base.kind.unwrapped
    var step: Step
    switch access.form {
    case .property(let name): step = try property(name, of: base, known, isOptional: access.isOptional)
    case .index(let index): step = try item(index, of: base, known, access)
    case .call(let call): step = try self.call(call, on: base, known)
    case .conversion(let name, let type): step = try conversion(name, type, of: base, known)
    }
    if access.isOptional, base.kind.isOptional {
      step = Step(kind: step.kind.optional, path: step.path, isPure: step.isPure, apply: step.apply)
    }
    return step
  }

  // MARK: - Items

  private mutating func item(
    _ index: Syntax, of base: CompiledExpression, _ kind: Kind, _ access: Syntax.Access
  ) throws(Unsound) -> Step {
    let place = try compile(index)
    try requirePresent(place)
    let range = base.range.union(access.range)
    let isOptional = access.isOptional
    if case .integer(0) = place.constant, kind != .dictionary { throw report(.itemZero(at: place.range)) }
    let evaluate = place.evaluate
    let isPure = place.constant != nil
    switch kind {
    case .list(let element):
      guard [.number, .any].contains(place.kind) else { throw report(.wrongIndex(base, place, "number")) }
      return Step(kind: isOptional ? element.optional : element, isPure: isPure) { value, frame in
        try Item.at(evaluate(&frame), of: value, isOptional: isOptional, at: range)
      }
    case .dictionary:
      guard [.text, .any].contains(place.kind) else { throw report(.wrongIndex(base, place, "text")) }
      return Step(kind: .any, isPure: isPure) { value, frame in
        try Item.at(evaluate(&frame), of: value, isOptional: isOptional, at: range)
      }
    case .any:
      guard [.number, .text, .any].contains(place.kind) else { throw report(.wrongIndex(base, place, "number")) }
      return Step(kind: .any, isPure: isPure) { value, frame in
        try Item.at(evaluate(&frame), of: value, isOptional: isOptional, at: range)
      }
    default: throw report(.notIndexable(base, place))
    }
  }

  // MARK: - Conversion

  private mutating func conversion(
    _ name: Syntax.Name, _ type: TypeSyntax, of base: CompiledExpression, _ known: Kind
  ) throws(Unsound) -> Step {
    let wanted = try kind(of: type)
    if known == .secret, wanted.unwrapped != .secret { throw report(.convertedSecret(base)) }
    let range = base.range.union(name.range)
    // Per item on a list, unless a list is what is wanted.
    if case .list = known, wanted.element == nil {
      return Step(kind: .list(wanted)) { value, frame in
        guard case .list(let list) = value else { return try located(at: range) { try value.converted(to: wanted) } }
        return try .list(
          list.items.mapPolling(&frame) { item, _ in try located(at: range) { try item.converted(to: wanted) } })
      }
    }
    if known == .any, wanted.element == nil {
      return Step(kind: .any) { value, frame in
        guard case .list(let list) = value else { return try located(at: range) { try value.converted(to: wanted) } }
        return try .list(
          list.items.mapPolling(&frame) { item, _ in try located(at: range) { try item.converted(to: wanted) } })
      }
    }
    return Step(kind: wanted) { value, _ in try located(at: range) { try value.converted(to: wanted) } }
  }

  private mutating func kind(of type: TypeSyntax) throws(Unsound) -> Kind {
    switch type {
    case .list(let element): return .list(try kind(of: element))
    case .optional(let wrapped): return try kind(of: wrapped).optional
    case .named(let name):
      if let kind = Kind.builtIn.first(where: { $0.name == name.text })?.kind ?? scope.kind(named: name.text) {
        return kind
      }
      throw report(.unknownType(name))
    }
  }
}

extension Array<Value> {
  /// Maps, and looks now and then whether the run was cancelled.
  func mapPolling(
    _ frame: inout Frame, _ transform: (Value, inout Frame) throws -> Value
  ) throws -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    for item in self {
      try frame.tick()
      result.append(try transform(item, &frame))
    }
    return result
  }
}

extension Syntax.Access.Form {
  /// Whether it says something about the text of a secret.
  fileprivate var isRevealing: Bool {
    switch self {
    case .call(let call): call.name.text != "type_name"
    case .conversion: false
    default: true
    }
  }

  /// Whether it is made for what may be nothing: `note.as(text?)`.
  fileprivate var takesNothing: Bool {
    if case .conversion(_, .optional) = self { true } else { false }
  }

  fileprivate var name: String? {
    switch self {
    case .property(let name), .conversion(let name, _): name.text
    case .call(let call): call.name.text + "()"
    case .index: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func accessOfNothing(_ base: CompiledExpression, _ access: Syntax.Access) -> Diagnostic {
    let name = base.range.text
    if base.kind == .nothing {
      return Diagnostic(code: "is-nothing", "`\(name)` is nothing.", at: base.range, hint: "a value is needed here")
    }
    let text = access.form.name.map { "\(name)?.\($0)" } ?? "\(name)?\(access.range.text)"
    let mark = SourceRange(access.range.file, access.range.start..<access.range.start)
    return Diagnostic(
      code: "may-be-nothing", "`\(name)` may be nothing.", at: base.range,
      hint: "write `\(text)`, or give a value with `??`",
      fixes: [Fix("Write `\(text)`", replace: mark, with: "?", isSafe: false)])
  }

  fileprivate static func insideSecret(_ base: CompiledExpression, _ access: Syntax.Access) -> Diagnostic {
    Diagnostic(
      code: "inside-secret", "`\(base.range.text)` is a secret, which is only passed on.", at: access.range,
      hint: "put it into a url, a header, a body, `stdin` or `environment`")
  }

  fileprivate static func convertedSecret(_ base: CompiledExpression) -> Diagnostic {
    Diagnostic(
      code: "inside-secret", "`\(base.range.text)` is a secret and stays one.", at: base.range,
      hint: "put it into a url, a header, a body, `stdin` or `environment`")
  }

  fileprivate static func itemZero(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "item-zero", "Items are counted from 1.", at: range, hint: "write `1` for the first item",
      fixes: [Fix("Write `1`", replace: range, with: "1", isSafe: false)])
  }

  fileprivate static func wrongIndex(
    _ base: CompiledExpression, _ index: CompiledExpression, _ wanted: String
  ) -> Diagnostic {
    Diagnostic(
      code: "wrong-index",
      "`\(base.range.text)` is \(base.kind.unwrapped.article), whose items are found by \(wanted), not by \(index.kind.article).",
      at: index.range)
  }

  fileprivate static func notIndexable(_ base: CompiledExpression, _ index: CompiledExpression) -> Diagnostic {
    let name = base.range.text
    let hint =
      switch base.kind.unwrapped {
      case .text: "write `\(name).slice(\(index.range.text), \(index.range.text))`"
      case .record: "write `\(name).property`"
      default: nil as String?
      }
    return Diagnostic(
      code: "not-indexable", "`\(name)` is \(base.kind.unwrapped.article), which has no items.", at: index.range,
      hint: hint)
  }

  fileprivate static func unknownType(_ name: Syntax.Name) -> Diagnostic {
    let names = Kind.builtIn.map(\.name)
    let near = Spelling.nearest(to: name.text, among: names) ?? Kind.foreign(name.text)
    return Diagnostic(
      code: "unknown-type", "There is no type `\(name.text)`.", at: name.range,
      hint: near.map { "did you mean `\($0)`?" }
        ?? "built-in types are \(names.map { "`\($0)`" }.joined(separator: ", "))",
      fixes: near.map { [Fix("Write `\($0)`", replace: name.range, with: $0, isSafe: false)] } ?? [])
  }
}
