/// Steps that run an action.
extension CompilerPass {
  func action(
    _ step: Step, value: YAMLNode?, strays: [WorkflowFile.Entry], name: StepName, in scope: Scope
  ) -> CompiledOperation {
    if step.word == CompilerPass.runWorkflow { return runWorkflow(step, value, name: name, in: scope) }
    guard let definition = unit.library.action(named: step.word) else {
      if !unit.library.defines(action: step.word) {
        diagnostics.report(.unknownAction(step, titles: unit.library.titles))
      }
      return CompiledOperation(operation: .nothing, output: Incoming(kind: .any))
    }
    // An empty value is none, unless a comment took the text that was meant.
    let value = value.flatMap { $0.isNothing && $0.isPlain && !definition.takesText ? nil : $0 }
    var given = assign(value, to: definition, step: step)
    for (key, node) in strays {
      diagnostics.report(.stray(key, action: definition))
      // It is meant as given, so that it is not missed as well.
      if let place = definition.place(of: key.text), given[place] == nil { given[place] = node }
    }
    let compiled = call(definition, given, step: step, name: name, in: scope)
    if let name = definition.displacedName(in: value) {
      _ = assignOutput(name, of: compiled.output, step: step, in: scope)
    }
    return compiled
  }

  /// - Parameters:
  ///   - given: what is written for each parameter.
  ///   - compiled: arguments that were compiled by who knows more of them, by the names of their parameters.
  func call(
    _ definition: ActionDefinition, _ given: [YAMLNode?], compiled: [String: ArgumentPlan] = [:], step: Step,
    name: StepName, in scope: Scope
  ) -> CompiledOperation {
    var arguments: [ArgumentPlan] = []
    var known: [KnownArgument] = []
    var isReady = true
    for (place, parameter) in definition.parameters.enumerated() {
      let argument =
        compiled[parameter.name].map { CompiledArgument(plan: $0, kind: parameter.kind) }
        ?? argument(given[place], for: parameter, of: definition, known: known, step: step, in: scope)
      checkApplies(argument, parameter: parameter, arguments: arguments, action: definition)
      isReady = isReady && !mayAsk(argument, parameter)
      known.append(knownArgument(argument, parameter, scope: scope))
      checkTouched(given[place], known.last?.constant, by: parameter, of: definition, at: argument.plan.range)
      if parameter.role.contains(.activity) { checkActivity(known.last?.constant, at: argument.plan.range) }
      arguments.append(argument.plan)
    }
    if !isReady || definition.waits || name.output != nil {
      stepNames.append(name.asking(definition.parameters.flatMap(\.questions)))
    }
    if let fault = definition.fault(known) { diagnostics.report(.contrary(fault, at: arguments[fault.place].range)) }
    noteTouch(of: definition, arguments, by: name)
    let call = CallPlan(action: definition, arguments: arguments, isReady: isReady)
    let output = definition.hasOutput ? Incoming(kind: definition.output(known)) : nil
    noteTexts(of: definition, giving: output?.kind)
    return CompiledOperation(operation: .call(call), output: output)
  }

  /// An argument with its type.
  private struct CompiledArgument {
    let plan: ArgumentPlan
    let kind: Kind?

    var isGiven: Bool { if case .missing = plan.source { false } else { true } }
  }

  /// What is written behind the action, by the place of the parameter it is for.
  private func assign(_ value: YAMLNode?, to action: ActionDefinition, step: Step) -> [YAMLNode?] {
    var given = [YAMLNode?](repeating: nil, count: action.parameters.count)
    guard let value else { return given }
    if let place = action.dictionaryPlace {
      given[place] = value
      return given
    }
    guard value.form == .mapping else {
      if action.parameters.isEmpty {
        diagnostics.report(.noParameters(value, action: action))
        return given
      }
      guard let key = action.keyPlace else {
        diagnostics.report(.noKeyParameter(value, action: action))
        return given
      }
      if value.form == .sequence, let place = action.placeOfList(besides: key) {
        diagnostics.report(.listForKey(value, action.parameters[key], action.parameters[place], action: action))
        given[place] = value
        return given
      }
      given[key] = value
      return given
    }
    for (key, node) in value.pairs {
      if let place = action.place(of: key.text) {
        given[place] = node
      } else {
        diagnostics.report(.unknownParameter(key, action: action))
        // A misspelled one is not missed as well.
        let near = ForeignKey.meant(by: key.text, among: action.parameters.map(\.name))
        if let place = near.flatMap({ action.place(of: $0) }), given[place] == nil { given[place] = node }
      }
    }
    return given
  }

  private func argument(
    _ node: YAMLNode?, for parameter: ParameterDeclaration, of action: ActionDefinition, known: [KnownArgument],
    step: Step, in scope: Scope
  ) -> CompiledArgument {
    let owner = ValueOwner.parameter(
      parameter.name, of: action.title, takesSecrets: parameter.takesSecrets, isSent: parameter.isSent,
      choices: parameter.options?.written)
    guard var node else { return missing(parameter, of: action, owner: owner, step: step, in: scope) }
    if parameter.role.contains(.shown) { node = localized(node) }
    if let item = parameter.item {
      return perItem(node, item: item, parameter: parameter, known: known, owner: owner, in: scope)
    }
    if parameter.isLiteral, node.form == .scalar {
      checkNames(inLiteral: node, of: action, in: scope)
      return CompiledArgument(
        plan: ArgumentPlan(source: .constant(.text(node.text)), conversion: nil, range: node.range), kind: .text)
    }
    if let question = question(node, in: scope) {
      if !parameter.canBeAsked { diagnostics.report(.cannotBeAsked(node, parameter: parameter)) }
      return CompiledArgument(
        plan: ArgumentPlan(source: .asked(question), conversion: nil, range: node.range), kind: parameter.kind)
    }
    guard let value = value(node, as: parameter.kind, in: scope, for: owner) else { return broken(node.range) }
    return given(value, for: parameter, action: action, node: node, owner: owner)
  }

  private func broken(_ range: SourceRange) -> CompiledArgument {
    CompiledArgument(plan: ArgumentPlan(source: .missing, conversion: nil, range: range), kind: .any)
  }

  private func given(
    _ value: CompiledExpression, for parameter: ParameterDeclaration, action: ActionDefinition, node: YAMLNode,
    owner: ValueOwner
  ) -> CompiledArgument {
    if value.constant != nil, value.kind == .nothing, !parameter.kind.isOptional, parameter.kind != .any {
      diagnostics.report(.nothingGiven(node, parameter: parameter, action: action))
      return broken(node.range)
    }
    let isMatched = parameter.matches(value.kind)
    if !isMatched, let other = action.otherTaker(of: value.kind, than: parameter) {
      diagnostics.report(.keyIsAnother(value, parameter, other, action: action))
      return broken(node.range)
    }
    guard let converts = isMatched ? true : check(value, fits: parameter.kind, for: owner) else {
      return broken(node.range)
    }
    if case .maybe = value.kind, !parameter.kind.isOptional, parameter.kind != .any, parameter.condition == nil {
      diagnostics.report(.mayBeNothing(value, parameter))
    }
    if isOneItem(value.kind, parameter), value.constant == nil {
      let name =
        value.range.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? value.range.text : nil
      diagnostics.report(.textAsOneItem(name, at: value.range, parameter: parameter))
    }
    let conversion = converts ? parameter.kind : nil
    guard let constant = value.constant, !isMatched else {
      if let constant = value.constant { checkLimits(constant, of: parameter, node, owner: owner) }
      return CompiledArgument(
        plan: ArgumentPlan(source: .given(value), conversion: conversion, range: node.range), kind: value.kind)
    }
    // A file named by a constant is read while running; all else is converted now.
    guard converts, !parameter.kind.isFile else {
      checkLimits(constant, of: parameter, node, owner: owner)
      return CompiledArgument(
        plan: ArgumentPlan(source: .constant(constant), conversion: conversion, range: node.range), kind: value.kind)
    }
    do {
      let converted = try constant.converted(to: parameter.kind)
      checkLimits(converted, of: parameter, node, owner: owner)
      return CompiledArgument(
        plan: ArgumentPlan(source: .constant(converted), conversion: nil, range: node.range), kind: parameter.kind)
    } catch {
      diagnostics.report(.unfit(error as? Failure, node, owner: owner))
      return broken(node.range)
    }
  }

  /// Whether a text would be the only item of a list of whatever comes.
  private func isOneItem(_ kind: Kind, _ parameter: ParameterDeclaration) -> Bool {
    kind == .text && parameter.kind == .list(.any) && parameter.role.contains(.input)
  }

  /// Reports a constant that the parameter refuses.
  func checkLimits(_ value: Value, of parameter: ParameterDeclaration, _ node: YAMLNode, owner: ValueOwner) {
    if case .list(let items) = value, let count = parameter.count, !count.contains(items.count) {
      diagnostics.report(.wrongCount(node, items.count, count, owner: owner))
      return
    }
    guard let refusal = parameter.complaint(about: value) else { return }
    diagnostics.report(.outsideLimits(node, value, refusal, owner: owner))
  }

  /// A parameter that is not given: it takes the previous output, its default, or is asked for.
  private func missing(
    _ parameter: ParameterDeclaration, of action: ActionDefinition, owner: ValueOwner, step: Step, in scope: Scope
  ) -> CompiledArgument {
    if parameter.role.contains(.input), let kind = scope.incoming.kind {
      scope.readPrevious()
      switch parameter.matches(kind) ? .needed : owner.check(from: kind, to: parameter.kind) {
      case .none, .needed:
        let converts = !parameter.kind.accepts(kind)
        if isOneItem(kind, parameter) {
          diagnostics.report(.textAsOneItem("previous", at: step.place, parameter: parameter))
        }
        if action.hasEffect { diagnostics.report(.implicitInput(step, parameter: parameter)) }
        return CompiledArgument(
          plan: ArgumentPlan(source: .previous, conversion: converts ? parameter.kind : nil, range: step.place),
          kind: kind)
      case .impossible(let hint):
        diagnostics.report(.chainDoesNotFit(step, parameter: parameter, found: kind, hint: hint))
        return broken(step.place)
      }
    }
    // Whether one under a condition exists is known when the step runs.
    if parameter.isRequired, !parameter.canBeAsked, parameter.condition == nil {
      diagnostics.report(.missingParameter(step, parameter: parameter, action: action))
    }
    return CompiledArgument(
      plan: ArgumentPlan(source: .missing, conversion: nil, range: step.place), kind: nil)
  }

  private func perItem(
    _ node: YAMLNode, item: ParameterDeclaration.ItemKind, parameter: ParameterDeclaration, known: [KnownArgument],
    owner: ValueOwner, in scope: Scope
  ) -> CompiledArgument {
    let itemKind: Kind =
      switch item {
      case .fixed(let kind): kind
      case .elements(let place): known.indices.contains(place) ? known[place].kind.element ?? .any : .any
      }
    guard node.form == .scalar, !node.isNothing, let template = Template.parse(node.scalarText, into: &diagnostics)
    else {
      if node.form != .scalar || node.isNothing { diagnostics.report(.notAnExpression(node, owner: owner)) }
      return broken(node.range)
    }
    guard let syntax = template.single else {
      diagnostics.report(.notAnExpression(node, owner: owner))
      return broken(node.range)
    }
    unit.place = node.range
    guard
      let (slot, expression) = ExpressionCompiler(scope: scope, facts: scope.facts)
        .compileItem(syntax, item: itemKind, into: &diagnostics)
    else { return broken(node.range) }
    guard let result = converted(expression, to: parameter.kind, for: owner) else { return broken(node.range) }
    return CompiledArgument(
      plan: ArgumentPlan(source: .item(result, slot: slot), conversion: nil, range: node.range), kind: expression.kind)
  }

  /// The prompt of a value that is `${ask('…')}`; nothing where it is another value.
  private func question(_ node: YAMLNode, in scope: Scope) -> CompiledExpression? {
    guard node.form == .scalar, node.text.utf8.contains(UInt8(ascii: "$")),
      let question = Template.parse(node.scalarText)?.single?.question,
      let compiled = ExpressionCompiler(scope: scope, facts: scope.facts).compile(question, into: &diagnostics)
    else { return nil }
    return converted(compiled, to: .text, for: .verb("ask"))
  }

  /// Whether resolving the parameter may wait: for a person, or for options that a text is matched against.
  private func mayAsk(_ argument: CompiledArgument, _ parameter: ParameterDeclaration) -> Bool {
    if parameter.confirm != nil { return true }
    switch argument.plan.source {
    case .asked: return true
    case .missing:
      let isMatched = parameter.options != nil && parameter.kind.isRecord
      return parameter.isRequired || parameter.ask != nil || parameter.standard != nil && isMatched
    case .constant(let value): return parameter.kind.isRecord && value.isText
    case .given(let expression):
      return parameter.options != nil && parameter.kind.isRecord && !parameter.kind.accepts(expression.kind)
    case .previous: return argument.kind.map { parameter.matches($0) } ?? false
    case .item: return false
    }
  }

  private func knownArgument(_ argument: CompiledArgument, _ parameter: ParameterDeclaration, scope: Scope)
    -> KnownArgument
  {
    let constant: Value? =
      switch argument.plan.source {
      case .constant(let value): value
      case .missing: if case .value(let value)? = parameter.standard { value } else { nil }
      default: nil
      }
    return KnownArgument(
      kind: argument.kind ?? parameter.kind, constant: constant,
      isGiven: argument.isGiven)
  }

  /// Giving a parameter that does not exist here is an error, where that can be known.
  private func checkApplies(
    _ argument: CompiledArgument, parameter: ParameterDeclaration, arguments: [ArgumentPlan], action: ActionDefinition
  ) {
    guard argument.isGiven, let condition = parameter.condition, !condition.places.isEmpty else { return }
    var before = [Argument?](repeating: nil, count: arguments.count)
    for place in condition.places {
      guard arguments.indices.contains(place) else { return }
      switch arguments[place].source {
      case .constant(let value): before[place] = .value(value)
      case .missing:
        // Where the default is asked for, it is known only while running.
        let declaration = action.parameters[place]
        guard case .value(let value)? = declaration.standard, declaration.ask == nil else { return }
        before[place] = .value(value)
      default: return
      }
    }
    if (try? condition.applies(before, nil)) == false {
      diagnostics.report(.doesNotApply(argument.plan.range, parameter: parameter, words: condition.words))
    }
  }
}

extension ActionDefinition {
  /// Whether a scalar behind it is a text.
  fileprivate var takesText: Bool { keyPlace.map { parameters[$0].kind.unwrapped == .text } ?? false }

  /// The input parameter, where a value that is written for the key parameter can only be meant for it.
  fileprivate func otherTaker(of kind: Kind, than key: ParameterDeclaration) -> ParameterDeclaration? {
    guard key.role.contains(.key), !Conversion.check(from: kind, to: key.kind).isPossible, let inputPlace,
      parameters[inputPlace] !== key, Conversion.check(from: kind, to: parameters[inputPlace].kind).isPossible
    else { return nil }
    return parameters[inputPlace]
  }

  /// The place of the input parameter, where a list that is written for the key parameter can only be meant for it.
  fileprivate func placeOfList(besides key: Int) -> Int? {
    guard let inputPlace, inputPlace != key, parameters[inputPlace].kind.element != nil,
      parameters[key].kind.element == nil, parameters[key].kind != .any
    else { return nil }
    return inputPlace
  }

  /// The name under an `as` that stands among the parameters, which is told of once and known all the same.
  fileprivate func displacedName(in value: YAMLNode?) -> YAMLNode? {
    guard dictionaryPlace == nil, place(of: "as") == nil, let name = value?["as"], name.text.isName,
      !Keyword.reservedNames.contains(name.text)
    else { return nil }
    return name
  }

  fileprivate var waits: Bool { if case .waiting = implementation { true } else { false } }
}

extension ParameterDeclaration {
  /// Whether a text may stand for an item of a custom type, which the options tell when the step runs.
  fileprivate func matches(_ found: Kind) -> Bool { options != nil && kind.isRecord && found.isText }

  /// Whether a person can be asked for it: by picking from options, or by writing.
  public var canBeAsked: Bool {
    if item != nil { return false }
    if options != nil { return true }
    switch kind.element ?? kind.unwrapped {
    case .any, .nothing, .dictionary, .record, .list, .maybe: return false
    case .text, .number, .boolean, .date, .day, .time, .duration, .url, .file, .folder, .image, .secret, .choice:
      return true
    }
  }
}

extension Kind {
  var isText: Bool { (element ?? unwrapped) == .text || self == .any }
  var isRecord: Bool { if case .record = element ?? unwrapped { true } else { false } }
  fileprivate var isFile: Bool {
    switch element ?? unwrapped {
    case .file, .folder, .image: true
    default: false
    }
  }
}

extension Value {
  fileprivate var isText: Bool {
    switch self {
    case .text: true
    case .list(let items): items.contains { $0.isText }
    default: false
    }
  }
}

extension Template {
  /// The same without reports, for a look ahead.
  fileprivate static func parse(_ scalar: ScalarText) -> Template? {
    var ignored = Diagnostics()
    return parse(scalar, into: &ignored)
  }
}
