/// One reading of a workflow by the compiler.
final class CompilerPass {
  let unit: Unit
  var memory: KindMemory
  var diagnostics: Diagnostics
  var stepNames: [StepName] = []
  /// The types that `return` gives.
  var returned: [Kind] = []
  /// What the definition that is compiled says of its errors, by their codes.
  var declaredErrors: [String: YAMLNode] = [:]

  init(library: Library, memory: KindMemory) {
    unit = Unit(library)
    diagnostics = Diagnostics(behind: library.linker.diagnostics)
    self.memory = memory
  }

  var file: WorkflowFile { unit.library.file }

  func plan() -> Plan {
    let root = Scope(unit, incoming: .nothing)
    checkHeader()
    let inputs = compileParameters(file.inputs, .input, in: root)
    for input in inputs { noteTexts(of: input.declaration) }
    let piped = inputs.first { $0.declaration.role.contains(.input) }
    let scope = Scope(in: root, incoming: Incoming(kind: piped?.declaration.kind))
    let permissions = compilePermissions(in: root)
    unit.declared = permissions + unit.library.usedPermissions
    let body = file.steps.map { block($0, in: scope) } ?? CompiledBlock(plan: BlockPlan([]), output: .nothing)
    for use in body.output.uses where file.output == nil { use.markRead() }
    let output = file.output.flatMap { value($0, as: .any, in: scope, for: .section("output")) }
    checkOutsides()
    let kind = result(of: body, output)
    return Plan(
      file: file.file, name: shownName, description: constantText(file.description), icon: file.icon?.text,
      phrases: phrases, isSuggested: isSuggested(file.suggest), inputs: inputs,
      activities: unit.library.activities,
      permissions: permissions + unit.library.linker.permissions(besides: unit.library),
      touches: unit.touches + unit.library.linker.touches, sources: unit.library.linker.sources,
      steps: stepNames + unit.library.linker.steps,
      outputKind: kind, localization: unit.library.linker.localization(before: unit.library), body: body.plan,
      output: output, frameSize: unit.slotCount,
      outsides: unit.outsides)
  }

  /// The name in the language of the person. One that is not written is that of the file.
  private var shownName: String {
    constantText(file.writtenName) ?? file.name
  }

  /// The phrases in the language of the person with those that the file is known by.
  private var phrases: [String] {
    let own = file.phrases.map(\.text)
    let translated = file.phrases.map { localized($0).text }
    return translated + own.filter { !translated.contains($0) }
  }

  /// The type of what a body gives: by its end, if it comes there, and by `return`.
  func result(of body: CompiledBlock, _ output: CompiledExpression? = nil) -> Kind {
    let end = body.leaves ? nil : output?.kind ?? body.output.kind ?? .nothing
    let kinds = returned + (end.map { [$0] } ?? [])
    return kinds.dropFirst().reduce(kinds.first ?? .nothing) { $0.common(with: $1) }
  }
}

/// A block as compiled.
struct CompiledBlock {
  let plan: BlockPlan
  /// The last output, or what came in.
  let output: Incoming
  /// Whether it never ends by running into its end.
  var leaves = false
}

/// What a step's operation gives.
struct CompiledOperation {
  let operation: Operation
  /// Nothing where the previous output passes on.
  var output: Incoming?
  var leaves = false
  /// What is known not to be nothing after it.
  var learned: Facts = []
}

extension CompilerPass {
  /// The steps of a block in their order, in a scope of its own.
  func block(_ block: Block, in scope: Scope) -> CompiledBlock {
    var steps: [StepPlan] = []
    steps.reserveCapacity(block.steps.count)
    var leaves = false
    // Of what stands behind a step that leaves, the first says enough.
    var isTold = false
    for step in block.steps {
      let compiled = self.step(step, in: scope)
      if leaves, !isTold {
        diagnostics.report(.unreachable(step))
        isTold = true
      }
      steps.append(compiled.plan)
      leaves = leaves || compiled.leaves
    }
    return CompiledBlock(plan: BlockPlan(steps, begun: scope.begun), output: scope.incoming, leaves: leaves)
  }

  /// A block that stands in a step.
  func inner(_ block: Block?, in scope: Scope, knowing facts: Facts = []) -> CompiledBlock? {
    guard let block else { return nil }
    let inner = Scope(in: scope, incoming: scope.incoming)
    inner.facts.formUnion(facts)
    return self.block(block, in: inner)
  }

  private func step(_ step: Step, in scope: Scope) -> (plan: StepPlan, leaves: Bool) {
    let outerReadsNow = unit.readsNow
    unit.readsNow = false
    defer { unit.readsNow = outerReadsNow || unit.readsNow }
    let when = step.modifiers?.when.flatMap { condition($0, in: scope, for: .clause("when", of: step.word)) }
    // A later attempt finds what the one before has assigned.
    if step.modifiers?.retry != nil { step.assignedNames.forEach { scope.forget($0) } }
    let factsBefore = scope.facts
    if let when { scope.facts.formUnion(when.whenTrue) }
    let output = step.modifiers?.as.flatMap { outputName($0) }
    let name = StepName(output: output?.text, title: step.word, range: step.place)
    let compiled = operation(step, name: name, in: scope)
    let (guards, guarded) = compileGuards(step, around: compiled, in: scope)
    let isCaught = step.modifiers?.catch != nil
    if let when {
      scope.facts.formIntersection(factsBefore)
      if compiled.leaves, !isCaught { scope.facts.formUnion(when.whenFalse) }
    } else if !isCaught {
      scope.facts.formUnion(compiled.learned)
    }
    let slot = output.map { assignOutput($0, of: guarded, step: step, in: scope) }
    if let given = guarded {
      scope.incoming = when == nil ? given : either(given, or: scope.incoming)
    }
    let plan = StepPlan(
      name: name, operation: compiled.operation, when: when, guards: guards, slot: slot, readsNow: unit.readsNow)
    return (plan, compiled.leaves && when == nil && !isCaught)
  }

  /// The output of one of two ways.
  func either(_ one: Incoming, or other: Incoming) -> Incoming {
    let kind: Kind? =
      switch (one.kind, other.kind) {
      case (let left?, let right?): left.common(with: right)
      case (let only?, nil), (nil, let only?): only.optional
      case (nil, nil): nil
      }
    return Incoming(kind: kind, uses: one.uses + other.uses)
  }
}

extension Diagnostic {
  fileprivate static func unreachable(_ step: Step) -> Diagnostic {
    Diagnostic(
      .warning, code: "unreachable-step", "`\(step.word)` never runs: a step before it always leaves the block.",
      at: step.place)
  }
}
