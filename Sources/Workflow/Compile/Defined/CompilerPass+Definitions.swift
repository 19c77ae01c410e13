/// Actions that a file defines.
extension CompilerPass {
  /// What can be known of an action before its body is compiled, for those that it calls and that call it.
  func signature(_ written: WrittenAction, routine: DefinedRoutine) -> ActionDefinition {
    let root = Scope(unit, incoming: .nothing)
    let inputs = compileParameters(written.parameters, .parameter, in: root)
    let kind = written["returns"].flatMap { self.kind($0)?.kind }
    return actionDefinition(
      written, inputs, combinations(of: written, inputs, in: root), gives: kind ?? .any, hasEffect: false,
      routine: routine, waits: true)
  }

  func definition(_ written: WrittenAction, routine: DefinedRoutine) -> ActionDefinition {
    let root = Scope(unit, incoming: .nothing)
    let inputs = compileParameters(written.parameters, .parameter, in: root)
    let inputPlace = inputs.firstIndex { $0.declaration.role.contains(.input) }
    let returns = written["returns"].flatMap { self.kind($0)?.kind }
    unit.declared = unit.library.ownPermissions + unit.library.usedPermissions
    declaredErrors = errorMessages(written)
    let scope = Scope(in: root, incoming: Incoming(kind: inputPlace.map { inputs[$0].declaration.kind }))
    let body = compileBody(of: written, in: scope)
    // What never comes to its end gives whatever it should.
    let found = body.block.leaves && returned.isEmpty ? returns ?? .nothing : result(of: body.block)
    let shape = (returns ?? (written.isRequest ? .any : nil)).flatMap {
      resultShape(of: written, kind: $0, from: found, in: root)
    }
    let dialogs = compileDialogs(of: written, result: returns ?? found, behind: body.block, scope, in: root)
    let combinations = combinations(of: written, inputs, in: root)
    let plan = RoutinePlan(
      parameterSlots: inputs.map(\.slot), inputPlace: inputPlace,
      takesExpressions: inputs.contains { $0.declaration.item != nil },
      body: guarded(body.block.plan, written, in: root),
      output: nil, shape: shape, dialogs: dialogs,
      interaction: interaction(written, inputs, combinations),
      frameSize: unit.slotCount, outsides: unit.outsides)
    routine.plan = plan
    checkOutsides()
    return actionDefinition(
      written, inputs, combinations, gives: returns ?? found, hasEffect: body.hasEffect, routine: routine,
      waits: plan.waits)
  }

  /// Nothing for an action that says that it is not suggested.
  private func interaction(
    _ written: WrittenAction, _ inputs: [Plan.Input], _ combinations: [ActionDefinition.Combination]
  ) -> InteractionPlan? {
    guard isSuggested(written["suggest"]) else { return nil }
    return InteractionPlan(
      title: written.title, path: file.file.path, names: inputs.map(\.declaration.name), combinations: combinations)
  }

  private func actionDefinition(
    _ written: WrittenAction, _ inputs: [Plan.Input], _ combinations: [ActionDefinition.Combination], gives kind: Kind,
    hasEffect: Bool, routine: DefinedRoutine, waits: Bool
  ) -> ActionDefinition {
    ActionDefinition(
      title: written.title, category: category(written), description: constantText(written["description"]) ?? "",
      parameters: inputs.map(\.declaration), combinations: combinations,
      hasEffect: hasEffect, errors: errorCodes(written), output: kind == .nothing ? nil : kind, routine: routine,
      waits: waits)
  }

  private func category(_ written: WrittenAction) -> Category {
    guard let node = written["category"], node.form == .scalar else { return .generic }
    if let category = Category(rawValue: node.text) { return category }
    diagnostics.report(.unknownCategory(node))
    return .generic
  }

  // MARK: - The body

  private func compileBody(of written: WrittenAction, in scope: Scope) -> (block: CompiledBlock, hasEffect: Bool) {
    switch written.body {
    case .steps(let block):
      let compiled = self.block(block, in: scope)
      for use in compiled.output.uses { use.markRead() }
      return (compiled, compiled.plan.hasEffect)
    case .run(let arguments):
      var given = ["arguments": arguments]
      for part in ActionReader.programKeys { given[part] = written[part] }
      return call(WrittenAction.Delegate.program, given, written, in: scope)
    case .http(let request): return self.request(request, of: written, in: scope)
    case nil: return (CompiledBlock(plan: BlockPlan([]), output: Incoming(kind: .any)), false)
    }
  }

  /// The body as one step with an action, so that a definition can do what the action can, and no more.
  /// - Parameter compiled: arguments that are expressions over names of their own.
  func call(
    _ title: String, _ given: [String: YAMLNode], compiled: [String: ArgumentPlan] = [:], _ written: WrittenAction,
    in scope: Scope
  ) -> (block: CompiledBlock, hasEffect: Bool) {
    guard let action = unit.library.action(named: title) else {
      return (CompiledBlock(plan: BlockPlan([]), output: Incoming(kind: .any)), false)
    }
    let step = Step(
      verb: .action(value: nil, strays: []), word: written.title, place: written.key.range, range: written.key.range,
      modifiers: nil)
    let call = call(
      action, action.parameters.map { given[$0.name] }, compiled: compiled, step: step, name: written.stepName,
      in: Scope(in: scope, incoming: .nothing))
    let plan = StepPlan(
      name: written.stepName, operation: call.operation, when: nil, guards: nil, slot: nil,
      readsNow: unit.readsNow)
    return (CompiledBlock(plan: BlockPlan([plan]), output: call.output ?? .nothing), action.hasEffect)
  }

  /// The body with the time it may take and the errors it knows.
  private func guarded(_ body: BlockPlan, _ written: WrittenAction, in root: Scope) -> BlockPlan {
    let timeout = written["timeout"].flatMap {
      converted($0, to: .duration, in: root, for: .action(written.title, key: "timeout"))
    }
    let handler = errorHandler(written, in: root)
    guard timeout != nil || handler != nil else { return body }
    let guards = GuardPlan(timeout: timeout, retry: nil, handler: handler, finally: nil)
    return BlockPlan([
      StepPlan(name: written.stepName, operation: .block(body), when: nil, guards: guards, slot: nil, readsNow: false)
    ])
  }

  // MARK: - The result

  private func resultShape(of written: WrittenAction, kind: Kind, from found: Kind, in root: Scope) -> ResultShape? {
    let record: RecordKind? =
      if case .record(let record) = kind.unwrapped.element?.unwrapped ?? kind.unwrapped { record } else { nil }
    guard let record else {
      if let first = written.map.first { diagnostics.report(.mapWithoutType(first.key, kind: kind)) }
      if !Conversion.check(from: found, to: kind).isPossible, let node = written["returns"] {
        diagnostics.report(.wrongResult(node, found: found, wanted: kind))
      }
      return kind.accepts(found) && !written.isRequest
        ? nil : ResultShape(kind, fields: [], itemSlot: 0, owner: written.title)
    }
    let itemKind = found.unwrapped.element ?? found.unwrapped
    let scope = Scope(in: root, incoming: .nothing)
    let slot = unit.newSlot()
    scope.declare(Variable("it", slot: slot, kind: itemKind, place: written.key.range, isReadOnly: true))
    var fields = [CompiledExpression?](repeating: nil, count: record.properties.count)
    for (key, node) in written.map {
      guard let place = record.index(of: key.text) else {
        diagnostics.report(.unknownProperty(key, of: record))
        continue
      }
      fields[place] = value(node, as: record.properties[place].kind, in: scope, for: .action(written.title, key: "map"))
    }
    return ResultShape(kind, fields: fields, itemSlot: slot, owner: written.title)
  }

  /// - Parameters:
  ///   - body: what has run, or failed, before.
  ///   - names: those that it has set.
  private func compileDialogs(
    of written: WrittenAction, result: Kind, behind body: CompiledBlock, _ names: Scope, in root: Scope
  ) -> Dialogs? {
    let (resultSlot, errorSlot) = (unit.newSlot(), unit.newSlot())
    let place = written.key.range
    let confirmation = written["confirm"].flatMap {
      converted(localized($0), to: .text, in: root, for: .action(written.title, key: "confirm"))
    }
    let after = Scope(in: root, incoming: .nothing)
    names.hand(to: after, isWhole: returned.count == (body.plan.endsByReturning ? 1 : 0))
    after.declare(Variable("result", slot: resultSlot, kind: result, place: place, isReadOnly: true))
    let success = variants("success", of: written, in: after)
    let failed = Scope(in: root, incoming: .nothing)
    names.hand(to: failed, isWhole: false)
    failed.declare(
      Variable("error", slot: errorSlot, kind: .record(ErrorType.kind), place: place, isReadOnly: true))
    let failure = variants("failure", of: written, in: failed)
    if confirmation == nil, success.isEmpty, failure.isEmpty { return nil }
    return Dialogs(
      confirmation: confirmation, success: success, failure: failure, resultSlot: resultSlot, errorSlot: errorSlot)
  }

  /// A text, or a list of `{ when, text }`.
  private func variants(_ part: String, of written: WrittenAction, in scope: Scope) -> [Dialogs.Variant] {
    guard let node = written[part] else { return [] }
    let owner = ValueOwner.action(written.title, key: part)
    guard node.form == .sequence else {
      return value(localized(node), as: .text, in: scope, for: owner).map { [Dialogs.Variant(when: nil, text: $0)] }
        ?? []
    }
    return node.items.compactMap { item in
      guard item.form == .mapping, let text = item["text"] else {
        diagnostics.report(.noText(item))
        return nil
      }
      diagnostics.reportUnknownKeys(of: item, in: .variant)
      let when = item["when"].flatMap { condition($0, in: scope, for: owner) }
      return value(localized(text), as: .text, in: scope, for: owner).map { Dialogs.Variant(when: when, text: $0) }
    }
  }
}

extension WrittenAction {
  /// The definition as the step that a failure in it names.
  var stepName: StepName { StepName(output: nil, title: title, range: key.range) }
  fileprivate var isRequest: Bool { if case .http = body { true } else { false } }
}

extension BlockPlan {
  /// Whether a step in it changes something that cannot be taken back.
  var hasEffect: Bool { steps.contains { $0.operation.hasEffect } }

  /// Whether its last step is a `return`, without which all steps before it have run as well.
  fileprivate var endsByReturning: Bool {
    if let last = steps.last, last.when == nil, case .leave = last.operation { true } else { false }
  }
}

extension Operation {
  fileprivate var hasEffect: Bool {
    switch self {
    case .call(let call): call.action.hasEffect
    case .conditional(let plan): plan.then?.hasEffect == true || plan.otherwise?.hasEffect == true
    case .selection(let selection):
      selection.cases.contains { $0.block.hasEffect } || selection.otherwise?.hasEffect == true
    case .menu(let menu): menu.cases.contains { $0.block.hasEffect }
    case .loop(let loop): loop.body.hasEffect
    case .block(let block): block.hasEffect
    case .parallel(let parallel): parallel.branches.contains { $0.block.hasEffect }
    case .assign, .append, .leave, .fail, .stop, .break, .continue, .nothing: false
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownCategory(_ node: YAMLNode) -> Diagnostic {
    let names = Category.allCases.map(\.rawValue)
    return unknownWord(
      node, code: "unknown-category", "`\(node.text)` is no category of actions.", among: names,
      note: "the categories are \(names.map { "`\($0)`" }.joined(separator: ", ")).")
  }

  fileprivate static func mapWithoutType(_ key: YAMLNode, kind: Kind) -> Diagnostic {
    Diagnostic(
      code: "map-without-type", "`map` fills the properties of a custom type, and `returns` is \(kind.article).",
      at: key.range)
  }

  fileprivate static func wrongResult(_ node: YAMLNode, found: Kind, wanted: Kind) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "The action returns \(wanted.article), and what it does gives \(found.article).",
      at: node.range)
  }

  fileprivate static func unknownProperty(_ key: YAMLNode, of record: RecordKind) -> Diagnostic {
    let names = record.properties.map(\.name)
    return unknownWord(
      key, code: "unknown-property", "`\(record.name)` has no property `\(key.text)`.", among: names,
      note: "its properties are \(names.map { "`\($0)`" }.joined(separator: ", ")).")
  }

  fileprivate static func noText(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "wrong-form", "Here should be a text, or a list of `{ when, text }`.", at: node.range)
  }
}
