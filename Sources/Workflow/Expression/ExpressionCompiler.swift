/// Checks expressions against the names and types of their place and compiles them.
public struct ExpressionCompiler {
  private let scope: any NameScope
  private let facts: Facts

  /// - Parameter facts: what is known not to be nothing at this place.
  public init(scope: any NameScope, facts: Facts = []) {
    self.scope = scope
    self.facts = facts
  }

  /// Nothing after an error.
  public func compile(_ syntax: Syntax, into diagnostics: inout Diagnostics) -> CompiledExpression? {
    check(into: &diagnostics) { checker throws(Unsound) in try checker.compile(syntax) }
  }

  /// A scalar for a value of a type. A single `${…}` keeps its own type, which the caller converts; text with
  /// expressions in it is a text, or a secret if one of them is.
  /// - Parameters:
  ///   - wanted: what the text is for: in a url and in a path embedded text is kept from changing their structure.
  ///   - isSent: whether it goes to a program or a server.
  ///   - range: the whole scalar.
  public func compile(
    _ template: Template, as wanted: Kind, isSent: Bool = false, range: SourceRange,
    into diagnostics: inout Diagnostics
  ) -> CompiledExpression? {
    if let literal = template.literal { return CompiledExpression(constant: .text(literal), kind: .text, range: range) }
    if let single = template.single { return compile(single, into: &diagnostics) }
    return check(into: &diagnostics) { checker throws(Unsound) in
      try checker.compile(
        template, as: wanted.element ?? wanted.unwrapped, for: isSent ? .programs : .workflow, range: range)
    }
  }

  /// A text that a person reads. A list has an item a line there, and of a secret nothing is shown.
  public func compileForPeople(
    _ template: Template, range: SourceRange, into diagnostics: inout Diagnostics
  ) -> CompiledExpression? {
    check(into: &diagnostics) { checker throws(Unsound) in
      try checker.compile(template, as: .text, for: .people, range: range)
    }
  }

  /// An expression that is evaluated for each item of a list, with `it` in a slot of its own.
  public func compileItem(
    _ syntax: Syntax, item: Kind, into diagnostics: inout Diagnostics
  ) -> (slot: Int, expression: CompiledExpression)? {
    let slot = scope.newSlot()
    let expression = check(into: &diagnostics) { checker throws(Unsound) in
      try checker.compile(syntax, with: "it", as: .slot(slot, item))
    }
    return expression.map { (slot, $0) }
  }

  /// A condition: as ``compile(_:into:)``, but what is neither a boolean nor `any` is an error.
  public func compileCondition(_ syntax: Syntax, into diagnostics: inout Diagnostics) -> CompiledExpression? {
    check(into: &diagnostics) { checker throws(Unsound) in try checker.condition(syntax) }
  }

  private func check(
    into diagnostics: inout Diagnostics,
    _ work: (inout ExpressionChecker) throws(Unsound) -> CompiledExpression
  ) -> CompiledExpression? {
    var checker = ExpressionChecker(scope: scope, facts: facts, diagnostics: Diagnostics(behind: diagnostics))
    let result = try? work(&checker)
    diagnostics.report(contentsOf: checker.diagnostics)
    if checker.diagnostics.hasErrors { return nil }
    return checker.isMetered ? result?.metered : result
  }
}
