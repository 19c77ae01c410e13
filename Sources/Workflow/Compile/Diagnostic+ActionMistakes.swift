/// The wording of mistakes in steps that run an action.
extension Diagnostic {
  static func unknownAction(_ step: Step, titles: [String]) -> Diagnostic {
    let message = "There is no action `\(step.word)`."
    if let advice = ForeignAction.advice(on: step.word) {
      return Diagnostic(code: "unknown-action", message, at: step.place, hint: advice)
    }
    let own = ForeignAction.meant(by: step.word)
    let near = own ?? Spelling.nearest(to: step.word, among: titles + Keyword.bare.sorted())
    return Diagnostic(
      code: "unknown-action", message, at: step.place, hint: near.map { "did you mean `\($0)`?" },
      notes: near == nil ? [Note("`runner actions` lists them all.")] : [],
      fixes: near.map { [Fix("Write `\($0)`", replace: step.place, with: $0, isSafe: own == nil)] } ?? [])
  }

  /// A key beside the action that is no modifier.
  static func stray(_ key: YAMLNode, action: ActionDefinition) -> Diagnostic {
    if action.place(of: key.text) != nil {
      return Diagnostic(
        code: "parameter-beside-action", "`\(key.text)` is a parameter of `\(action.title)`, and stands beside it.",
        at: key.range, hint: "indent it under `\(action.title):`")
    }
    let known = Keyword.modifiers
    return unknownKey(
      key, of: "a step", known: known, advice: KeyAdvice.words(besideStep: key.text),
      note: Keyword.verbs.first { $0.clauses.contains(key.text) }.map { "`\(key.text)` belongs to `\($0.verb)`." })
  }

  static func unknownParameter(_ key: YAMLNode, action: ActionDefinition) -> Diagnostic {
    if Keyword.modifiers.contains(key.text) {
      return Diagnostic(
        code: "modifier-among-parameters", "`\(key.text)` modifies the step, and stands among the parameters.",
        at: key.range, hint: "write it as far out as `\(action.title)`")
    }
    let names = action.parameters.map(\.name)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return unknownKey(
      key, code: "unknown-parameter", "`\(action.title)` has no parameter `\(key.text)`.", among: names,
      note: names.isEmpty ? "it has no parameters." : "its parameters are \(list).")
  }

  static func noParameters(_ value: YAMLNode, action: ActionDefinition) -> Diagnostic {
    Diagnostic(
      code: "no-parameters", "`\(action.title)` has no parameters.", at: value.range,
      hint: "write `\(action.title):` alone")
  }

  static func noKeyParameter(_ value: YAMLNode, action: ActionDefinition) -> Diagnostic {
    Diagnostic(
      code: "no-key-parameter", "`\(action.title)` needs the names of its parameters.", at: value.range,
      hint: action.parameters.first.map { "write `\(action.title): { \($0.name): … }`" })
  }

  static func keyIsAnother(
    _ value: CompiledExpression, _ key: ParameterDeclaration, _ other: ParameterDeclaration, action: ActionDefinition
  ) -> Diagnostic {
    Diagnostic(
      code: "wrong-type",
      "What stands behind `\(action.title)` is its `\(key.name)`, \(key.kind.article), and this is \(value.kind.article).",
      at: value.range, hint: "write it as `\(other.name): …` under `\(action.title):`")
  }

  static func listForKey(
    _ node: YAMLNode, _ key: ParameterDeclaration, _ other: ParameterDeclaration, action: ActionDefinition
  ) -> Diagnostic {
    Diagnostic(
      code: "wrong-type",
      "What stands behind `\(action.title)` is its `\(key.name)`, \(key.kind.article), and this is a list.",
      at: node.range, hint: "write it as `\(other.name): …` under `\(action.title):`")
  }

  /// A text where a list is picked from, which is rarely meant: a program's lines, most of all.
  static func textAsOneItem(_ name: String?, at range: SourceRange, parameter: ParameterDeclaration) -> Diagnostic {
    Diagnostic(
      .warning, code: "text-as-one-item", "`\(parameter.name)` takes a list, and this is a text: it is one item.",
      at: range, hint: name.map { "write `\(parameter.name): ${\($0).lines()}` for its lines" },
      notes: [Note("a program gives a list of lines by `parse: lines`.")])
  }

  /// A constant that another rules out.
  static func contrary(_ fault: ArgumentFault, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "outside-limits", fault.message, at: range, hint: fault.hint)
  }

  static func cannotBeAsked(_ node: YAMLNode, parameter: ParameterDeclaration) -> Diagnostic {
    Diagnostic(
      code: "cannot-be-asked", "Nobody can be asked for `\(parameter.name)`, \(parameter.kind.article).",
      at: node.range,
      hint: "give it, or what can be picked under `options`")
  }

  static func nothingGiven(_ node: YAMLNode, parameter: ParameterDeclaration, action: ActionDefinition) -> Diagnostic {
    Diagnostic(
      code: "nothing-given", "`\(parameter.name)` of `\(action.title)` needs a value, and this is nothing.",
      at: node.range, hint: "write \(parameter.kind.article), or remove `\(parameter.name)`")
  }

  static func wrongCount(_ node: YAMLNode, _ found: Int, _ wanted: ClosedRange<Int>, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-count", "\(owner.words) takes \(wanted.words(of: "item")), and these are \(found).", at: node.range)
  }

  static func outsideLimits(_ node: YAMLNode, _ value: Value, _ refusal: String, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "outside-limits",
      "\(owner.words) does not take \(value.shortForm): \(refusal.prefix(1).lowercased() + refusal.dropFirst())",
      at: node.range)
  }

  static func unfit(_ failure: Failure?, _ node: YAMLNode, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-value", "\(owner.words) does not take this: \(failure?.message ?? "The value does not fit.")",
      at: node.range, hint: failure?.hint)
  }

  static func chainDoesNotFit(_ step: Step, parameter: ParameterDeclaration, found: Kind, hint: String?) -> Diagnostic {
    Diagnostic(
      code: "chain-does-not-fit",
      "`\(step.word)` takes the previous output, \(found.article), as `\(parameter.name)`, \(parameter.kind.article).",
      at: step.place,
      hint: "give `\(parameter.name)`", notes: hint.map { [Note("\($0).")] } ?? [])
  }

  static func missingParameter(_ step: Step, parameter: ParameterDeclaration, action: ActionDefinition) -> Diagnostic {
    let isInput = parameter.role.contains(.input)
    return Diagnostic(
      code: "missing-parameter", "`\(step.word)` needs `\(parameter.name)`, \(parameter.kind.article).", at: step.place,
      hint: "write `\(parameter.name): …`",
      notes: isInput ? [Note("it takes the previous output, but no step before it in this block gives one.")] : [])
  }

  static func mayBeNothing(_ value: CompiledExpression, _ parameter: ParameterDeclaration) -> Diagnostic {
    Diagnostic(
      .warning, code: "may-be-nothing", "This may be nothing, and `\(parameter.name)` takes \(parameter.kind.article).",
      at: value.range, hint: "say what it is then by `??`, or leave the step out by `when`")
  }

  static func implicitInput(_ step: Step, parameter: ParameterDeclaration) -> Diagnostic {
    Diagnostic(
      .warning, code: "implicit-input", "`\(step.word)` changes something, and takes the previous output unsaid.",
      at: step.place, hint: "write `\(parameter.name): ${previous}`")
  }

  static func notAnExpression(_ node: YAMLNode, owner: ValueOwner) -> Diagnostic {
    let isBare = node.form == .scalar && node.isPlain && !node.text.isEmpty && !node.text.contains("${")
    return Diagnostic(
      code: "not-an-expression", "\(owner.words) is evaluated for each item, and takes one `${…}`.".sentence,
      at: node.range, hint: isBare ? "write `${\(node.text)}`" : "use `it` for the item: `${it.name}`",
      fixes: isBare ? [node.asExpression] : [])
  }

  static func doesNotApply(_ range: SourceRange, parameter: ParameterDeclaration, words: String) -> Diagnostic {
    Diagnostic(
      code: "does-not-apply", "`\(parameter.name)` exists only when \(words).", at: range,
      hint: "remove it, or change the parameter it depends on")
  }
}
