/// Names that steps give: `as`, `set`, `append`.
extension CompilerPass {
  /// The name under `as`, if it may be one.
  func outputName(_ node: YAMLNode) -> YAMLNode? {
    guard node.form == .scalar, isName(node) else { return nil }
    return node
  }

  /// Reports what cannot be the name of a variable.
  private func isName(_ node: YAMLNode) -> Bool {
    let text = node.text
    if Keyword.reservedNames.contains(text) {
      diagnostics.report(.reservedName(node))
      return false
    }
    guard text.isName else {
      diagnostics.report(.badName(node))
      return false
    }
    return true
  }

  /// Stores the output of a step under its name: in the block of the step, whatever stands outside.
  func assignOutput(_ node: YAMLNode, of output: Incoming?, step: Step, in scope: Scope) -> Int {
    let given = output ?? scope.incoming
    for use in given.uses { use.markRead() }
    if given.kind == nil { diagnostics.report(.noOutput(node, step: step)) }
    let kind = given.kind ?? .nothing
    let isConditional = step.modifiers?.when != nil
    let variable = declare(node, kind: isConditional ? kind.optional : kind, in: scope)
    scope.forget(node.text)
    return variable.slot
  }

  /// The variable of a name in this very block, as wide as what is assigned to it.
  private func declare(_ node: YAMLNode, kind: Kind, unset: SourceRange? = nil, in scope: Scope) -> Variable {
    if let known = scope.own(node.text) {
      widen(known, by: kind)
      if unset == nil { known.unset = nil }
      return known
    }
    let variable = Variable(
      node.text, slot: unit.newSlot(), kind: memory[node.range].map { $0.common(with: kind) } ?? kind,
      place: node.range, unset: unset)
    scope.declare(variable)
    return variable
  }

  private func widen(_ variable: Variable, by kind: Kind) {
    let common = variable.kind.common(with: kind).bounded
    guard common != variable.kind else { return }
    variable.kind = common
    memory.remember(common, at: variable.place)
    if variable.isRead { memory.hasGrownAfterUse = true }
  }

  func set(_ entries: [WorkflowFile.Entry], step: Step, in scope: Scope) -> CompiledOperation {
    var plans: [AssignmentPlan] = []
    for (key, node) in entries {
      guard isName(key) else { continue }
      let value = value(node, as: .any, in: scope, for: .name(key.text))
      let kind = value?.kind ?? .any
      guard let variable = assigned(key, kind: kind, step: step, in: scope) else { continue }
      scope.forget(key.text)
      if !kind.isOptional, kind != .any, variable.kind.isOptional, step.mayNotSet == nil {
        scope.facts.insert(key.text)
      }
      if let value { plans.append(AssignmentPlan(slot: variable.slot, value: value)) }
    }
    return CompiledOperation(operation: .assign(plans))
  }

  func append(_ entries: [WorkflowFile.Entry], step: Step, in scope: Scope) -> CompiledOperation {
    var plans: [AssignmentPlan] = []
    for (key, node) in entries {
      guard isName(key) else { continue }
      guard let value = value(node, as: .any, in: scope, for: .name(key.text)) else {
        _ = assigned(key, kind: .list(.any), step: step, in: scope)
        continue
      }
      if let known = scope.variable(key.text)?.variable, !known.isReadOnly, known.kind != .any,
        known.kind.element == nil
      {
        diagnostics.report(.appendToOther(key, kind: known.kind))
        continue
      }
      let isBegun = scope.variable(key.text) == nil
      guard let variable = assigned(key, kind: .list(value.kind), step: step, in: scope) else { continue }
      if isBegun { scope.begun.append(variable.slot) }
      variable.isRead = true
      plans.append(AssignmentPlan(slot: variable.slot, value: value))
    }
    return CompiledOperation(operation: .append(plans))
  }

  /// The variable that is assigned to: the nearest of that name, else a new one of this block.
  private func assigned(_ key: YAMLNode, kind: Kind, step: Step, in scope: Scope) -> Variable? {
    if let (variable, isBeyondParallel) = scope.variable(key.text), !variable.isReadOnly {
      if isBeyondParallel {
        diagnostics.report(.assignedBesideOthers(key, declared: variable.place))
        return nil
      }
      widen(variable, by: kind)
      scope.forget(key.text)
      if scope.own(key.text) === variable, step.mayNotSet == nil { variable.unset = nil }
      return variable
    }
    return declare(key, kind: kind, unset: step.mayNotSet, in: scope)
  }
}

extension Step {
  /// Why what it sets may not be set after it: it runs only under a condition, or what fails in it is caught.
  fileprivate var mayNotSet: SourceRange? {
    guard let modifiers else { return nil }
    return modifiers.when?.range ?? (modifiers.catch == nil ? nil : place)
  }

  /// Where it ends a turn of the loop around it early.
  fileprivate var earlyEnd: SourceRange? {
    if case .break = verb { return place }
    if case .continue = verb { return place }
    let inner: [Block?] =
      switch verb {
      case .if(_, let then, let otherwise): [then, otherwise]
      case .switch(_, let cases, let otherwise): cases.map(\.block) + [otherwise]
      case .menu(_, let cases): cases.map(\.block)
      case .do(let body): [body]
      default: []
      }
    let handlers: [Block?] =
      switch modifiers?.catch {
      case .block(let block): [block]
      case .cases(let cases, let otherwise): cases.map(\.block) + [otherwise]
      case nil: []
      }
    return (inner + handlers).compactMap { $0?.earlyEnd }.first
  }

  /// The names that it, and the steps in it, assign.
  var assignedNames: Set<String> { Block(steps: [self], range: range).assignedNames }
}

extension Block {
  /// The names that its steps, and those in them, assign.
  var assignedNames: Set<String> {
    var names: Set<String> = []
    collectAssignedNames(into: &names)
    return names
  }

  /// The first `continue` or `break` that ends a turn of the loop whose body this is.
  var earlyEnd: SourceRange? {
    for step in steps {
      if let place = step.earlyEnd { return place }
    }
    return nil
  }

  private func collectAssignedNames(into names: inout Set<String>) {
    for step in steps {
      switch step.verb {
      case .set(let entries), .append(let entries): names.formUnion(entries.map(\.key.text))
      case .if(_, let then, let otherwise):
        then?.collectAssignedNames(into: &names)
        otherwise?.collectAssignedNames(into: &names)
      case .switch(_, let cases, let otherwise):
        for entry in cases { entry.block.collectAssignedNames(into: &names) }
        otherwise?.collectAssignedNames(into: &names)
      case .menu(_, let cases), .parallel(let cases):
        for entry in cases { entry.block.collectAssignedNames(into: &names) }
      case .repeat(_, let body), .each(_, let body, _, _, _), .while(_, let body), .until(_, let body), .do(let body):
        body.collectAssignedNames(into: &names)
      case .action, .return, .stop, .fail, .break, .continue: break
      }
      switch step.modifiers?.catch {
      case .block(let block): block.collectAssignedNames(into: &names)
      case .cases(let cases, let otherwise):
        for entry in cases { entry.block.collectAssignedNames(into: &names) }
        otherwise?.collectAssignedNames(into: &names)
      case nil: break
      }
      step.modifiers?.finally?.collectAssignedNames(into: &names)
    }
  }
}

extension String {
  /// Whether it can be a variable, an input or a parameter: letters, digits and `_`, no digit first.
  public var isName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
    return !isWordOfExpressions
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal }
  }

  fileprivate var isWordOfExpressions: Bool {
    ["true", "false", "nothing", "and", "or", "not", "in", "contains", "matches", "if", "then", "else", "record"]
      .contains(self)
  }
}

extension Diagnostic {
  fileprivate static func reservedName(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "reserved-name", "`\(node.text)` is a name of the language, and cannot be set.", at: node.range,
      hint: "choose another name",
      notes: [Note("reserved are \(Keyword.reservedNames.sorted().map { "`\($0)`" }.joined(separator: ", ")).")])
  }

  fileprivate static func badName(_ node: YAMLNode) -> Diagnostic {
    let name = String(node.text.map { $0.isLetter || $0.isNumber ? $0 : "_" }).lowercased()
    let hint =
      node.text.isWordOfExpressions
      ? "it is a word of expressions; choose another"
      : name.isName ? "write `\(name)`" : "write letters, digits and `_`, and no digit first"
    return Diagnostic(
      code: "bad-name", "`\(node.text)` cannot be the name of a variable.", at: node.range, hint: hint)
  }

  fileprivate static func noOutput(_ node: YAMLNode, step: Step) -> Diagnostic {
    Diagnostic(
      code: "no-output", "`\(step.word)` gives no output that could be named.", at: node.range,
      hint: "name the step that gives one")
  }

  fileprivate static func assignedBesideOthers(_ key: YAMLNode, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "assigned-in-parallel", "`\(key.text)` stands outside, and steps that run beside others cannot assign it.",
      at: key.range, hint: "give the value as the output, and collect the outputs",
      notes: [Note("it is first set here.", at: declared)])
  }

  fileprivate static func appendToOther(_ key: YAMLNode, kind: Kind) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "`append` adds to a list, and `\(key.text)` is \(kind.article).", at: key.range,
      hint: "begin with `set: { \(key.text): [] }`")
  }
}
