/// `repeat`, `each`, `while` and `until`.
extension CompilerPass {
  func loop(_ step: Step, in scope: Scope) -> CompiledOperation {
    switch step.verb {
    case .repeat(let times, let body):
      let times = converted(times, to: .number, in: scope, for: .verb("repeat"))
      if case .integer(let count)? = times?.constant, count < 0, let times { diagnostics.report(.negative(times)) }
      return turns(
        step, body, LoopNames(), incoming: scope.incoming, element: nil, in: scope
      ) { _ in times.map { .times($0) } }
    case .each(let list, let body, let item, let index, let parallel):
      return each(step, list, body, LoopNames(item: item, index: index), parallel: parallel, in: scope)
    case .while(let node, let body):
      for name in body.assignedNames { scope.forget(name) }
      let condition = condition(node, in: scope, for: .verb("while"))
      return turns(
        step, body, LoopNames(), incoming: scope.incoming, element: nil, knowing: condition?.whenTrue ?? [],
        mayNotRun: true, in: scope
      ) { _ in condition.map { .while($0) } }
    case .until(let node, let body):
      return turns(step, body, LoopNames(), incoming: scope.incoming, element: nil, in: scope) { inner in
        self.condition(node, in: inner, for: .verb("until")).map { .until($0) }
      }
    default: return CompiledOperation(operation: .nothing)
    }
  }

  /// The names of the item and the index of a turn, where they are not the usual ones.
  private struct LoopNames {
    var item: YAMLNode?
    var index: YAMLNode?
  }

  private func each(
    _ step: Step, _ node: YAMLNode?, _ body: Block, _ names: LoopNames, parallel: YAMLNode?, in scope: Scope
  ) -> CompiledOperation {
    let list: CompiledExpression?
    if let node {
      // A single scalar is no list of one here: `each: 3` means something else.
      list = value(node, as: node.form == .sequence ? .list(.any) : .any, in: scope, for: .verb("each"))
    } else if let kind = scope.incoming.kind {
      scope.readPrevious()
      list = CompiledExpression(kind: kind, range: step.place) { $0.previous }
    } else {
      diagnostics.report(.nothingToRepeat(step))
      list = nil
    }
    let element: Kind
    switch list?.kind {
    case .list(let kind)?: element = kind
    case .any?, nil: element = .any
    case let kind?:
      if let list { diagnostics.report(.notAList(list, kind: kind)) }
      element = .any
    }
    let count = parallel.flatMap { converted($0, to: .number, in: scope, for: .clause("parallel", of: "each")) }
    if case .integer(let turns)? = count?.constant, turns < 1, let count { diagnostics.report(.noTurnAtOnce(count)) }
    return turns(
      step, body, names, incoming: Incoming(kind: element), element: element, parallel: count, in: scope
    ) { _ in list.map { .items($0) } }
  }

  /// - Parameters:
  ///   - incoming: what comes into the first turn.
  ///   - element: the type of the items, of a loop over a list.
  ///   - condition: compiled in the scope of the body after it, so that `until` sees its names.
  private func turns(
    _ step: Step, _ body: Block, _ names: LoopNames, incoming: Incoming, element: Kind?, knowing facts: Facts = [],
    mayNotRun: Bool = false, parallel: CompiledExpression? = nil, in scope: Scope,
    condition: (Scope) -> LoopPlan.Turns?
  ) -> CompiledOperation {
    for name in body.assignedNames { scope.forget(name) }
    // What comes into a later turn is the output of the turn before, except where it is the item.
    let turnUse = OutputUse()
    var first = incoming
    if element == nil {
      first = Incoming(kind: memory[body.range] ?? incoming.kind, uses: incoming.uses + [turnUse])
    }
    // The item and the index stand around the body, so that a name set in it hides them.
    let around = Scope(in: scope, incoming: first)
    let isCounting = isCounted(step)
    let itemSlot = unit.newSlot()
    let indexSlot = unit.newSlot()
    if isCounting {
      if element != nil { checkDistinct(names) }
      if let element { declare(names.item, "item", slot: itemSlot, kind: element, step: step, in: around) }
      declare(names.index, "index", slot: indexSlot, kind: .number, step: step, in: around)
    }
    let inner = Scope(
      in: around, incoming: first, isParallel: parallel != nil, loop: parallel == nil ? .open : .turn,
      exit: parallel == nil ? nil : .turn)
    inner.facts.formUnion(facts)
    let outerReads = unit.readsPrevious
    unit.readsPrevious = false
    let compiled = block(body, in: inner)
    // A turn that ends early may not have set its names, nor given anything.
    let early = body.earlyEnd
    if let early { inner.doubt(because: early) }
    let turns = condition(inner)
    if element == nil {
      let later = either(compiled.output, or: incoming).kind
      if unit.readsPrevious || first.kind != nil, let later, later != first.kind {
        memory.remember(first.kind.map { $0.common(with: later) } ?? later, at: body.range)
        if memory[body.range] != first.kind { memory.hasGrownAfterUse = true }
      }
      if turnUse.isRead { for use in compiled.output.uses { use.markRead() } }
    }
    unit.readsPrevious = outerReads || unit.readsPrevious
    let outputKind = compiled.leaves ? nil : compiled.output.kind
    let use = OutputUse(parts: compiled.output.uses)
    let output: Incoming
    if isCounting {
      output = Incoming(kind: .list(outputKind?.unwrapped ?? .any), uses: [use])
    } else {
      let kind = outputKind ?? .nothing
      output = Incoming(kind: mayNotRun || early != nil ? kind.optional : kind, uses: [use])
    }
    guard let turns else { return CompiledOperation(operation: .nothing, output: output) }
    let plan = LoopPlan(
      turns: turns, body: compiled.plan, itemSlot: itemSlot, indexSlot: indexSlot, parallel: parallel, use: use)
    return CompiledOperation(operation: .loop(plan), output: output)
  }

  /// Whether the loop gives the list of its turns' outputs, and has an `index`.
  private func isCounted(_ step: Step) -> Bool {
    switch step.verb {
    case .repeat, .each: true
    default: false
    }
  }

  private func checkDistinct(_ names: LoopNames) {
    guard let item = names.item, let index = names.index, item.form == .scalar, item.text == index.text else { return }
    diagnostics.report(.sameLoopName(index))
  }

  private func declare(_ node: YAMLNode?, _ usual: String, slot: Int, kind: Kind, step: Step, in scope: Scope) {
    let name: String
    if let node {
      guard node.form == .scalar, node.text.isName, !Keyword.reservedNames.subtracting([usual]).contains(node.text)
      else {
        diagnostics.report(.badLoopName(node))
        return
      }
      name = node.text
    } else {
      name = usual
    }
    scope.declare(
      Variable(name, slot: slot, kind: kind, place: node?.range ?? step.place, isReadOnly: true))
  }
}

extension Diagnostic {
  fileprivate static func negative(_ times: CompiledExpression) -> Diagnostic {
    Diagnostic(code: "wrong-value", "`repeat` takes a number from 0 on.", at: times.range)
  }

  fileprivate static func noTurnAtOnce(_ count: CompiledExpression) -> Diagnostic {
    Diagnostic(
      code: "wrong-value", "`parallel` takes a whole number of turns from 1 on.", at: count.range,
      hint: "leave it out for one turn after the other")
  }

  fileprivate static func nothingToRepeat(_ step: Step) -> Diagnostic {
    Diagnostic(
      code: "no-previous-output", "`each` has no list: no step before it in this block gives an output.",
      at: step.place, hint: "write `each: ${list}`")
  }

  fileprivate static func notAList(_ list: CompiledExpression, kind: Kind) -> Diagnostic {
    let hint: String? =
      switch kind {
      case .maybe, .nothing: "write `?? []` behind it for the case of nothing"
      case .dictionary: "write `.keys()` or `.values()` behind it"
      case .number: "write `repeat:` to count"
      default: "write `[…]` around it for a list of one item"
      }
    return Diagnostic(
      code: "wrong-type", "`each` takes a list, and this is \(kind.article).", at: list.range, hint: hint)
  }

  fileprivate static func badLoopName(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(node.form == .scalar ? node.text : "this")` cannot name the item or index of a loop.",
      at: node.range, hint: "write letters, digits and `_`, and no name of the language")
  }

  fileprivate static func sameLoopName(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "The item and the index of a loop cannot both be `\(node.text)`.", at: node.range,
      hint: "give one of them another name")
  }
}
