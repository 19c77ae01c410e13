/// What acts around a step: `timeout`, `retry`, `catch`, `finally`.
extension CompilerPass {
  /// - Returns: the guards, and the output of the step with them.
  func compileGuards(_ step: Step, around compiled: CompiledOperation, in scope: Scope)
    -> (guards: GuardPlan?, output: Incoming?)
  {
    guard let modifiers = step.modifiers,
      modifiers.timeout != nil || modifiers.retry != nil || modifiers.catch != nil || modifiers.finally != nil
    else { return (nil, compiled.output) }
    let timeout = modifiers.timeout.flatMap {
      converted($0, to: .duration, in: scope, for: .clause("timeout", of: step.word))
    }
    if case .duration(let span)? = timeout?.constant, span.nanoseconds <= 0, let timeout {
      diagnostics.report(.notPositive(timeout, "timeout"))
    }
    let retry = modifiers.retry.flatMap { compileRetry($0, step: step, in: scope) }
    var output = compiled.output
    let handler = modifiers.catch.map {
      compileHandler($0, step: step, output: &output, leaves: compiled.leaves, in: scope)
    }
    var finally: CompiledBlock?
    if let block = modifiers.finally {
      finally = self.block(block, in: Scope(in: scope, incoming: .nothing, loop: .finally, exit: .finally))
    }
    return (GuardPlan(timeout: timeout, retry: retry, handler: handler, finally: finally?.plan), output)
  }

  private func compileRetry(_ node: YAMLNode, step: Step, in scope: Scope) -> GuardPlan.Retry? {
    guard node.form == .mapping else {
      let times = converted(node, to: .number, in: scope, for: .clause("retry", of: step.word))
      return times.map {
        checkTimes($0); return GuardPlan.Retry(times: $0, wait: nil, backoff: nil, reasons: nil)
      }
    }
    diagnostics.reportUnknownKeys(of: node, in: .retry)
    guard let timesNode = node["times"] else {
      diagnostics.report(.retryWithoutTimes(node))
      return nil
    }
    let part = { (name: String, kind: Kind) in
      node[name].flatMap { self.converted($0, to: kind, in: scope, for: .clause(name, of: "retry")) }
    }
    let times = converted(timesNode, to: .number, in: scope, for: .clause("times", of: "retry"))
    if let times { checkTimes(times) }
    let reasons = node["on"].map { on in
      Set((on.form == .sequence ? Array(on.items) : [on]).compactMap { errorName($0, isRetried: true) })
    }
    let (wait, backoff) = (part("wait", .duration), part("backoff", .number))
    if let wait, case .duration(let span)? = wait.constant, span.nanoseconds < 0 {
      diagnostics.report(.belowNothing(wait, "wait", "a time"))
    }
    if let backoff, let factor = backoff.constant?.double, !factor.isFinite || factor < 0 {
      diagnostics.report(.belowNothing(backoff, "backoff", "a number"))
    }
    return times.map { GuardPlan.Retry(times: $0, wait: wait, backoff: backoff, reasons: reasons) }
  }

  private func checkTimes(_ times: CompiledExpression) {
    if case .integer(let count)? = times.constant, count < 1 { diagnostics.report(.notPositive(times, "retry")) }
    if case .number? = times.constant { diagnostics.report(.notPositive(times, "retry")) }
  }

  /// The kind or code of an error, as `catch` and `retry` name it.
  private func errorName(_ node: YAMLNode, isRetried: Bool) -> String? {
    guard node.form == .scalar, !node.text.isEmpty else {
      diagnostics.report(.wrongForm(node, wanted: "the kind or code of an error"))
      return nil
    }
    let reasons = Failure.Reason.allCases.map(\.rawValue)
    if isRetried, ["cancelled", "permission", "input"].contains(node.text) {
      diagnostics.report(.neverRetried(node))
    } else if !reasons.contains(node.text), let near = Spelling.nearest(to: node.text, among: reasons) {
      diagnostics.report(.nearReason(node, near))
    }
    return node.text
  }

  private func compileHandler(
    _ handler: Modifiers.Handler, step: Step, output: inout Incoming?, leaves: Bool, in scope: Scope
  ) -> GuardPlan.Handler {
    let errorSlot = unit.newSlot()
    var outputs: [Incoming] = leaves ? [] : [output ?? scope.incoming]
    let compile = { (block: Block) -> BlockPlan in
      let inner = Scope(in: scope, incoming: .nothing)
      inner.declare(
        Variable("error", slot: errorSlot, kind: .record(ErrorType.kind), place: block.range, isReadOnly: true))
      let compiled = self.block(block, in: inner)
      if !compiled.leaves {
        outputs.append(Incoming(kind: compiled.output.kind ?? .nothing, uses: compiled.output.uses))
      }
      return compiled.plan
    }
    let plan: GuardPlan.Handler
    switch handler {
    case .block(let block): plan = GuardPlan.Handler(cases: [], otherwise: compile(block), errorSlot: errorSlot)
    case .cases(let cases, let otherwise):
      let compiledCases = cases.map { entry in
        (reason: errorName(entry.key, isRetried: false) ?? "", block: compile(entry.block))
      }
      plan = GuardPlan.Handler(cases: compiledCases, otherwise: otherwise.map(compile), errorSlot: errorSlot)
    }
    output = outputs.dropFirst().reduce(outputs.first) { one, other in one.map { either($0, or: other) } }
    return plan
  }
}

extension Diagnostic {
  fileprivate static func notPositive(_ value: CompiledExpression, _ clause: String) -> Diagnostic {
    Diagnostic(
      code: "wrong-value",
      clause == "retry" ? "`retry` takes a whole number of attempts from 1 on." : "`\(clause)` takes a time above 0.",
      at: value.range)
  }

  fileprivate static func belowNothing(_ value: CompiledExpression, _ clause: String, _ what: String) -> Diagnostic {
    Diagnostic(code: "wrong-value", "`\(clause)` of `retry` takes \(what) from 0 on.", at: value.range)
  }

  fileprivate static func retryWithoutTimes(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "`retry` needs `times`, the number of attempts in all.", at: node.range,
      hint: "write `times: 3`")
  }

  fileprivate static func neverRetried(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "never-retried", "An error of kind `\(node.text)` is never tried again.", at: node.range)
  }

  fileprivate static func nearReason(_ node: YAMLNode, _ near: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "near-kind", "`\(node.text)` is no kind of error, so that only an error of that code is meant.",
      at: node.range, hint: "did you mean `\(near)`?",
      fixes: [Fix("Write `\(near)`", replace: node.range, with: near, isSafe: false)])
  }
}
