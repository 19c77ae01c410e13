/// Expressions per item that a definition was given (`type: expression`), called with an item: `where(it)`.
extension ExpressionChecker {
  /// - Parameter place: of the parameter among those of the definition.
  mutating func call(
    _ call: Syntax.Call, expression place: Int, item: Kind, result: Kind, at range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    guard let argument = call.arguments.first, call.arguments.count == 1, argument.name == nil,
      argument.parameter == nil
    else { throw report(.oneItem(call)) }
    let given = try compile(argument.value)
    let verdict = Conversion.check(from: given.kind, to: item)
    guard verdict.isPossible else { throw report(.wrongItem(given, item, call)) }
    let converts = !item.accepts(given.kind)
    return CompiledExpression(kind: result, range: range) { frame in
      var value = try given.evaluate(&frame)
      if converts { value = try value.converted(to: item) }
      // In place, because the expression keeps what it was written among: a copy each time would be slow.
      return try frame.expressions[place]?.evaluate(value) ?? .nothing
    }
  }
}

extension Diagnostic {
  fileprivate static func oneItem(_ call: Syntax.Call) -> Diagnostic {
    let name = call.name.text
    return Diagnostic(
      code: call.arguments.isEmpty ? "missing-argument" : "too-many-arguments",
      "`\(name)` is an expression per item, and takes one item.", at: call.parentheses, hint: "write `\(name)(it)`")
  }

  fileprivate static func wrongItem(_ given: CompiledExpression, _ item: Kind, _ call: Syntax.Call) -> Diagnostic {
    Diagnostic(
      code: "wrong-argument",
      "`\(call.name.text)` takes \(item.article), and `\(given.range.text)` is \(given.kind.article).", at: given.range)
  }
}
