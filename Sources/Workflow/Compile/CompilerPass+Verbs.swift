/// The verbs that are no actions and no loops.
extension CompilerPass {
  func operation(_ step: Step, name: StepName, in scope: Scope) -> CompiledOperation {
    switch step.verb {
    case .action(let value, let strays): action(step, value: value, strays: strays, name: name, in: scope)
    case .if(let condition, let then, let otherwise): conditional(condition, then, otherwise, in: scope)
    case .switch(let subject, let cases, let otherwise): selection(subject, cases, otherwise, in: scope)
    case .menu(let prompt, let cases): menu(prompt, cases, name: name, in: scope)
    case .repeat, .each, .while, .until: loop(step, in: scope)
    case .do(let body): plain(body, in: scope)
    case .parallel(let branches): parallel(branches, step: step, in: scope)
    case .set(let entries): set(entries, step: step, in: scope)
    case .append(let entries): append(entries, step: step, in: scope)
    case .return(let value): leave(value, step: step, in: scope)
    case .stop: stop(step, in: scope)
    case .fail(let value): fail(value, in: scope)
    case .break, .continue: leaveLoop(step, in: scope)
    }
  }

  private func conditional(_ node: YAMLNode, _ then: Block?, _ otherwise: Block?, in scope: Scope) -> CompiledOperation
  {
    let condition = condition(node, in: scope, for: .verb("if"))
    let thenBlock = inner(then, in: scope, knowing: condition?.whenTrue ?? [])
    let elseBlock = inner(otherwise, in: scope, knowing: condition?.whenFalse ?? [])
    let output = outputs([thenBlock, elseBlock], before: scope.incoming)
    guard let condition else { return CompiledOperation(operation: .nothing, output: output) }
    var learned: Facts = []
    if thenBlock?.leaves == true { learned.formUnion(condition.whenFalse.without(otherwise?.assignedNames ?? [])) }
    if elseBlock?.leaves == true { learned.formUnion(condition.whenTrue.without(then?.assignedNames ?? [])) }
    return CompiledOperation(
      operation: .conditional(ConditionalPlan(condition, then: thenBlock?.plan, else: elseBlock?.plan)), output: output,
      leaves: thenBlock?.leaves == true && elseBlock?.leaves == true, learned: learned)
  }

  /// The output of one of several blocks; where a block is missing, the output before passes on.
  private func outputs(_ blocks: [CompiledBlock?], before: Incoming) -> Incoming? {
    let ways = blocks.filter { $0?.leaves != true }.map { $0?.output ?? before }
    guard var output = ways.first else { return nil }
    for way in ways.dropFirst() { output = either(output, or: way) }
    return output.kind == nil ? nil : output
  }

  private func selection(_ node: YAMLNode, _ cases: [Verb.Case], _ otherwise: Block?, in scope: Scope)
    -> CompiledOperation
  {
    let subject = value(node, as: .any, in: scope, for: .verb("switch"))
    if let subject, !subject.kind.unwrapped.hasCases { diagnostics.report(.noCases(subject)) }
    var plans: [SelectionPlan.Case] = []
    var blocks: [CompiledBlock?] = []
    for entry in cases {
      let value = subject.flatMap { caseValue(entry.key, as: $0.kind.unwrapped) }
      if let value, let twin = plans.first(where: { $0.value?.isEqual(to: value) == true }) {
        diagnostics.report(.sameCase(entry.key, twin.text))
      }
      guard let compiled = inner(entry.block, in: scope) else { continue }
      blocks.append(compiled)
      plans.append(SelectionPlan.Case(text: entry.key.text, value: value, block: compiled.plan))
    }
    let elseBlock = inner(otherwise, in: scope)
    let isComplete = subject.map { isExhaustive(plans, for: $0.kind) } ?? false
    if elseBlock != nil || !isComplete { blocks.append(elseBlock) }
    let output = outputs(blocks, before: scope.incoming)
    guard let subject else { return CompiledOperation(operation: .nothing, output: output) }
    return CompiledOperation(
      operation: .selection(SelectionPlan(subject: subject, cases: plans, otherwise: elseBlock?.plan)),
      output: output, leaves: !blocks.isEmpty && blocks.allSatisfy { $0?.leaves == true })
  }

  /// A key under `cases`, read by the type of the value and never expanded.
  private func caseValue(_ key: YAMLNode, as kind: Kind) -> Value? {
    switch kind {
    case .record: return .text(key.text)
    case .any, .nothing, .list, .dictionary, .file, .folder, .image, .secret: return nil
    default: return literal(key.text, key, as: kind, for: .verb("switch"))?.constant
    }
  }

  private func isExhaustive(_ cases: [SelectionPlan.Case], for kind: Kind) -> Bool {
    switch kind {
    case .choice(let choice): cases.count >= choice.labels.count
    case .boolean: cases.count >= 2
    default: false
    }
  }

  private func menu(_ node: YAMLNode, _ cases: [Verb.Case], name: StepName, in scope: Scope) -> CompiledOperation {
    stepNames.append(name.asking([]))
    let prompt = converted(localized(node), to: .text, in: scope, for: .verb("menu"))
    if cases.isEmpty { diagnostics.report(.emptyMenu(node)) }
    var plans: [MenuPlan.Case] = []
    var blocks: [CompiledBlock?] = []
    for entry in cases {
      let title = converted(localized(entry.key), to: .text, in: scope, for: .clause("cases", of: "menu"))
      guard let compiled = inner(entry.block, in: scope) else { continue }
      blocks.append(compiled)
      if let title { plans.append(MenuPlan.Case(title: title, block: compiled.plan)) }
    }
    let output = outputs(blocks, before: scope.incoming)
    guard let prompt else { return CompiledOperation(operation: .nothing, output: output) }
    return CompiledOperation(
      operation: .menu(MenuPlan(prompt: prompt, cases: plans)), output: output,
      leaves: !blocks.isEmpty && blocks.allSatisfy { $0?.leaves == true })
  }

  private func plain(_ body: Block, in scope: Scope) -> CompiledOperation {
    guard let compiled = inner(body, in: scope) else { return CompiledOperation(operation: .nothing) }
    return CompiledOperation(
      operation: .block(compiled.plan), output: compiled.output.kind == nil ? nil : compiled.output,
      leaves: compiled.leaves)
  }

  private func parallel(_ branches: [Verb.Case], step: Step, in scope: Scope) -> CompiledOperation {
    if branches.isEmpty { diagnostics.report(.emptyParallel(step)) }
    var plans: [(name: String, block: BlockPlan)] = []
    var uses: [OutputUse] = []
    for branch in branches {
      let inner = Scope(
        in: scope, incoming: scope.incoming, isParallel: true, loop: .parallel, exit: .parallel)
      let compiled = block(branch.block, in: inner)
      uses += compiled.output.uses
      plans.append((branch.key.text, compiled.plan))
    }
    return CompiledOperation(
      operation: .parallel(ParallelPlan(plans)), output: Incoming(kind: .dictionary, uses: uses))
  }

  private func leave(_ node: YAMLNode?, step: Step, in scope: Scope) -> CompiledOperation {
    checkExit(step, in: scope)
    guard let node else {
      returned.append(.nothing)
      return CompiledOperation(operation: .leave(nil), leaves: true)
    }
    guard let value = value(node, as: .any, in: scope, for: .verb("return")) else {
      return CompiledOperation(operation: .nothing, leaves: true)
    }
    returned.append(value.kind)
    return CompiledOperation(operation: .leave(value), leaves: true)
  }

  private func stop(_ step: Step, in scope: Scope) -> CompiledOperation {
    checkExit(step, in: scope)
    returned.append(.nothing)
    return CompiledOperation(operation: .stop, leaves: true)
  }

  private func checkExit(_ step: Step, in scope: Scope) {
    switch scope.exit {
    case .parallel, .turn: diagnostics.report(.leavesParallel(step))
    case .finally: diagnostics.report(.leavesFinally(step))
    case .none, .open: break
    }
  }

  private func leaveLoop(_ step: Step, in scope: Scope) -> CompiledOperation {
    let isBreak = step.word == "break"
    switch scope.loop {
    case .none: diagnostics.report(.outsideLoop(step))
    case .parallel: diagnostics.report(.leavesParallel(step))
    case .turn where isBreak: diagnostics.report(.leavesParallel(step))
    case .finally: diagnostics.report(.leavesFinally(step))
    case .open, .turn: break
    }
    return CompiledOperation(operation: isBreak ? .break : .continue, leaves: true)
  }

  private func fail(_ node: YAMLNode, in scope: Scope) -> CompiledOperation {
    guard let form = failForm(node, in: scope) else { return CompiledOperation(operation: .nothing, leaves: true) }
    return CompiledOperation(operation: .fail(FailPlan(form)), leaves: true)
  }

  private func failForm(_ node: YAMLNode, in scope: Scope) -> FailPlan.Form? {
    guard node.form == .mapping else {
      // That there is no message has been told of.
      guard !node.isNothing, let value = value(localized(node), as: .any, in: scope, for: .verb("fail")) else {
        return nil
      }
      if value.kind == .record(ErrorType.kind) { return .again(value) }
      if case .text(let text)? = value.constant, text.allSatisfy(\.isWhitespace) {
        diagnostics.report(.failSaysNothing(node))
      }
      return converted(value, to: .text, for: .verb("fail")).map { .message($0) }
    }
    diagnostics.reportUnknownKeys(of: node, in: .failure)
    if let code = node["code"], code.form == .scalar, !code.isNothing, !code.text.contains("${") { checkCode(code) }
    let part = { (name: String, kind: Kind) in
      node[name].map {
        self.converted(name == "message" ? self.localized($0) : $0, to: kind, in: scope, for: .clause(name, of: "fail"))
      }
    }
    let (code, data) = (part("code", .text), part("data", .any))
    // What a definition says of its codes.
    let declared = node["code"].flatMap { declaredErrors[$0.text] }
    let message =
      part("message", .text)
      ?? declared.map { converted($0, to: .text, in: scope, for: .clause("message", of: "fail")) }
    if node["code"] == nil, node["message"] == nil { diagnostics.report(.failSaysNothing(node)) }
    return .custom(code: code ?? nil, message: message ?? nil, data: data ?? nil)
  }
}

extension Kind {
  /// Whether its values can be told apart by what is written under `cases`.
  fileprivate var hasCases: Bool {
    switch self {
    case .list, .dictionary, .file, .folder, .image, .secret: false
    default: true
    }
  }
}

extension Diagnostic {
  fileprivate static func sameCase(_ key: YAMLNode, _ other: String) -> Diagnostic {
    Diagnostic(code: "same-case", "`\(key.text)` is the same case as `\(other)` above.", at: key.range)
  }

  fileprivate static func noCases(_ subject: CompiledExpression) -> Diagnostic {
    Diagnostic(
      code: "wrong-type",
      "`switch` tells texts, numbers, dates, enums and booleans apart, and this is \(subject.kind.article).",
      at: subject.range, hint: "switch over one of its properties")
  }

  fileprivate static func emptyMenu(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "missing-clause", "A `menu` needs at least one title under `cases`.", at: node.range)
  }

  fileprivate static func emptyParallel(_ step: Step) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "`parallel` needs at least one branch.", at: step.place,
      hint: "write a name with a block under it")
  }

  fileprivate static func leavesParallel(_ step: Step) -> Diagnostic {
    Diagnostic(
      code: "leaves-parallel", "`\(step.word)` cannot leave steps that run beside others.", at: step.place,
      hint: "give an output, and decide after them")
  }

  fileprivate static func leavesFinally(_ step: Step) -> Diagnostic {
    Diagnostic(code: "leaves-finally", "`\(step.word)` cannot leave a `finally`.", at: step.place)
  }

  fileprivate static func outsideLoop(_ step: Step) -> Diagnostic {
    Diagnostic(
      code: "outside-loop", "`\(step.word)` stands in no loop.", at: step.place,
      hint: "write `stop` to end the workflow")
  }

  fileprivate static func failSaysNothing(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "missing-value", "`fail` needs a `message` or a `code`.", at: node.range)
  }
}
