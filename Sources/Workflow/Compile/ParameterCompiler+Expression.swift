/// Parameters that are kept as expressions, and evaluated per item: `type: expression`, `of: boolean`.
extension ParameterCompiler {
  /// In the place of a type.
  static let expressionName = "expression"
  private static let expressionKeys = ["type", "of", "title", "description", "default", "key", "when"]

  /// The type, where it is written as `expression` or `expression?`.
  var expressionType: YAMLNode? {
    let type = node.form == .mapping ? node["type"] : node
    let names = [ParameterCompiler.expressionName, ParameterCompiler.expressionName + "?"]
    return type.flatMap { $0.form == .scalar && names.contains($0.text) ? $0 : nil }
  }

  func expression(isOptional: Bool, _ type: YAMLNode) -> ParameterDeclaration? {
    guard noun == .parameter else {
      pass.diagnostics.report(.expressionAsInput(type))
      return nil
    }
    for (name, _) in node.pairs where !ParameterCompiler.expressionKeys.contains(name.text) {
      let isKnown = MappingForm.parameter.has(name.text)
      pass.diagnostics.report(
        isKnown
          ? .uselessKey(name)
          : .unknownKey(name, of: noun.withArticle, known: ParameterCompiler.expressionKeys, in: .parameter))
    }
    guard let of = node["of"] else {
      pass.diagnostics.report(.expressionOfWhat(type))
      return nil
    }
    guard let kind = pass.kind(of)?.kind else { return nil }
    pass.unit.forgetReads()
    let (standard, condition, description) = (standard(kind), condition(), shown("description"))
    return ParameterDeclaration(
      name: key.text, title: pass.constantText(node["title"]), description: description,
      kind: isOptional ? kind.optional : kind,
      item: .fixed(item), role: flag("key") ? .key : [], standard: standard, standardPlace: node["default"]?.range,
      parents: pass.unit.readInputs, condition: condition)
  }

  /// What `it` is: an item of the list that comes into the action, where that stands above.
  private var item: Kind {
    before.first { $0.declaration.role.contains(.input) }?.declaration.kind.element ?? .any
  }

  private func standard(_ kind: Kind) -> ParameterDeclaration.Standard? {
    guard let value = node["default"], !value.isNothing, let (slot, found) = perItem(value, kind),
      let result = pass.converted(found, to: kind, for: owner("default"))
    else { return nil }
    let frame = frames()
    return .item { before, context in ItemExpression(result, item: slot, in: try frame(before, context)) }
  }

  /// One `${…}` over `it`, or a value that is the same for all items.
  private func perItem(_ value: YAMLNode, _ kind: Kind) -> (slot: Int, expression: CompiledExpression)? {
    if value.form == .scalar {
      guard let template = Template.parse(value.scalarText, into: &pass.diagnostics) else { return nil }
      if let syntax = template.single {
        return ExpressionCompiler(scope: root, facts: root.facts)
          .compileItem(syntax, item: item, into: &pass.diagnostics)
      }
    }
    return pass.value(value, as: kind, in: root, for: owner("default")).map { (pass.unit.newSlot(), $0) }
  }
}

extension Diagnostic {
  fileprivate static func expressionAsInput(_ type: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "expression-parameter", "An input of a workflow is a value, and cannot be an expression.", at: type.range,
      hint: "only parameters of `actions` can")
  }

  fileprivate static func expressionOfWhat(_ type: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "expression-parameter", "An expression says under `of` what it gives for an item.", at: type.range,
      hint: "write `{ type: expression, of: boolean }`")
  }

  fileprivate static func uselessKey(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "expression-parameter", "`\(key.text)` is for values, and this parameter is an expression.", at: key.range,
      hint: "an expression is evaluated for each item, and never asked for")
  }

  static func ofWithoutExpression(_ kind: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "expression-parameter", "`of` says what an expression gives, and this parameter is a value.",
      at: kind.range, hint: "write `type: expression` beside it")
  }
}
