/// Thrown behind a diagnostic that has been reported.
struct Unsound: Error {}

/// Walks one expression: finds what its names mean, checks its types, and makes closures of it.
struct ExpressionChecker {
  let scope: any NameScope
  /// What is known not to be nothing where the walk is.
  var facts: Facts
  /// The parameters of the lambdas around, innermost last.
  private(set) var locals: [(name: String, binding: Binding)] = []
  private(set) var diagnostics: Diagnostics
  /// Whether what is compiled can make many values, and has to be measured.
  var isMetered = false

  init(scope: any NameScope, facts: Facts, diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
    self.scope = scope
    self.facts = facts
  }

  private static let endless = Cancellation()
  /// Whether what is compiled is evaluated for each item of a list.
  var isRepeated: Bool { !locals.isEmpty }

  mutating func compile(_ syntax: Syntax) throws(Unsound) -> CompiledExpression {
    switch syntax.form {
    case .literal(let value, let kind):
      warnOfPlaceholder(in: value, at: syntax.range)
      return CompiledExpression(constant: value, kind: kind, range: syntax.range)
    case .name(let name): return try read(name, at: syntax.range)
    case .list(let items): return try list(items, at: syntax.range)
    case .record(let members): return try record(members, at: syntax.range)
    case .not(let operand): return try not(operand, at: syntax.range)
    case .negative(let operand): return try negative(operand, at: syntax.range)
    case .arithmetic(let first, let links): return try arithmetic(first, links).with(range: syntax.range)
    case .comparison(let left, let link): return try comparison(left, link, at: syntax.range)
    case .and(let operands): return try junction(operands, isAnd: true, at: syntax.range)
    case .or(let operands): return try junction(operands, isAnd: false, at: syntax.range)
    case .fallback(let operands): return try fallback(operands, at: syntax.range)
    case .conditional(let branches, let otherwise):
      return try conditional(branches, otherwise: otherwise, at: syntax.range)
    case .access(let value, let accesses): return try access(value, accesses, at: syntax.range)
    case .call(let call):
      if case .expression(let place, let item, let result)? = binding(of: call.name.text) {
        return try self.call(call, expression: place, item: item, result: result, at: syntax.range)
      }
      let own = function(meantBy: call)
      throw report(.freeFunction(call, own: own))
    }
  }

  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) -> Unsound {
    diagnostics.report(diagnostic())
    return Unsound()
  }

  mutating func warn(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  /// Compiles all, so that every mistake is reported, before it gives up over one.
  mutating func compileAll(_ expressions: [Syntax]) throws(Unsound) -> [CompiledExpression] {
    let compiled = expressions.map { attempt($0) }
    let sound = compiled.compactMap { $0 }
    guard sound.count == compiled.count else { throw Unsound() }
    return sound
  }

  private mutating func attempt(_ syntax: Syntax) -> CompiledExpression? { try? compile(syntax) }

  /// Compiles with more facts.
  mutating func compile(_ syntax: Syntax, knowing more: Facts) throws(Unsound) -> CompiledExpression {
    guard !more.isEmpty else { return try compile(syntax) }
    let before = facts
    facts.formUnion(more)
    defer { facts = before }
    return try compile(syntax)
  }

  /// Compiles with a name that hides others.
  mutating func compile(_ syntax: Syntax, with name: String, as binding: Binding) throws(Unsound) -> CompiledExpression
  {
    let before = facts
    facts = facts.filter { $0 != name && !$0.hasPrefix(name + ".") }
    locals.append((name, binding))
    defer {
      locals.removeLast()
      facts = before
    }
    return try compile(syntax)
  }

  /// Gives what is made of constants its value now. A failure then is a mistake in the text.
  mutating func folded(
    _ expression: CompiledExpression, of parts: [CompiledExpression]
  ) throws(Unsound) -> CompiledExpression {
    guard parts.allSatisfy({ $0.constant != nil }) else { return expression }
    var frame = Frame(slots: 0, cancellation: ExpressionChecker.endless)
    frame.meter = .folding
    let value: Value
    do {
      value = try expression.evaluate(&frame)
    } catch let failure as Failure {
      throw report(.failsAlways(failure.at(expression.range)))
    } catch {
      return expression
    }
    // A large one is better made when it is needed than kept, as is one that takes long.
    guard !value.isLarge else { return expression }
    return CompiledExpression(
      kind: expression.kind, range: expression.range, constant: value, whenTrue: expression.whenTrue,
      whenFalse: expression.whenFalse, evaluate: { _ in value })
  }
}

extension Value {
  fileprivate var isLarge: Bool {
    switch self {
    case .text(let text): text.utf8.count > 4096
    case .list(let items): items.count > 256
    default: false
    }
  }
}

extension ExpressionChecker {
  /// The function that is meant where its value stands in parentheses: a list has a `count`, a text a `length`.
  fileprivate mutating func function(meantBy call: Syntax.Call) -> String? {
    let name = call.name.text
    let before = diagnostics
    let value = call.arguments.first.flatMap { try? compile($0.value) }
    // What is wrong in it is told when it stands where it belongs.
    diagnostics = before
    return value.flatMap { FunctionTable.meant(by: name, on: $0.kind)?.name } ?? FunctionTable.named(name)?.name
      ?? FunctionTable.foreign(name)?.name
  }
}

extension Diagnostic {
  fileprivate static func failsAlways(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "always-fails", failure.message, at: failure.range, hint: failure.hint)
  }

  /// - Parameter own: what the function is called here.
  fileprivate static func freeFunction(_ call: Syntax.Call, own: String?) -> Diagnostic {
    let name = call.name.text
    if name == "ask" {
      return Diagnostic(
        code: "ask-in-expression", "`ask` can only be the whole of a parameter's value.", at: call.name.range,
        hint: "ask in a step of its own and name its output with `as`")
    }
    let arguments = call.arguments.map(\.value.range.text)
    let argument = arguments.first ?? "value"
    let advice = ForeignName.advice(onFunction: name, argument: arguments.first, second: arguments.dropFirst().first)
    if let advice, own == nil || arguments.isEmpty {
      return Diagnostic(
        code: "unknown-function", "There is no function `\(name)`.", at: call.name.range, hint: advice)
    }
    guard let own else {
      return Diagnostic(
        code: "unknown-function", "There is no function `\(name)`.", at: call.name.range,
        hint: "functions stand behind a value: `\(argument).upper()`")
    }
    let rest = call.arguments.dropFirst().map(\.range.text).joined(separator: ", ")
    let text = "\(argument).\(own)(\(rest))"
    let whole = SourceRange(call.name.range.file, call.name.range.start..<call.parentheses.end)
    return Diagnostic(
      code: "free-function", "A function stands behind its value with a dot.", at: call.name.range,
      hint: "write `\(text)`", fixes: [Fix("Write `\(text)`", replace: whole, with: text, isSafe: false)])
  }
}
