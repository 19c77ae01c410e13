/// What the steps of a block do, where each only sets names. Closures that hold one another: what a closure holds it
/// calls as it is, while each step of a row, and what hangs on it, is retained and released again, which was more than
/// half the time of a loop.
struct PureWork: Sendable {
  typealias Body = @Sendable (inout Frame) throws -> Void

  /// What went wrong, and in which step.
  struct Mishap: Error {
    let step: StepPlan
    let cause: any Error
  }

  /// - Throws: a ``Mishap``.
  let run: Body

  /// Nil where a step does more.
  init?(_ steps: [StepPlan]) {
    let bodies = steps.compactMap { PureWork.body(of: $0) }
    guard bodies.count == steps.count, !bodies.isEmpty else { return nil }
    run = PureWork.row(bodies[...])
  }

  /// Halves in halves, so that a long row does not become a deep one.
  private static func row(_ bodies: ArraySlice<Body>) -> Body {
    if bodies.count == 1, let body = bodies.first { return body }
    let middle = bodies.startIndex + bodies.count / 2
    let (first, second) = (row(bodies[..<middle]), row(bodies[middle...]))
    return { frame in
      try first(&frame)
      try second(&frame)
    }
  }

  private static func body(of step: StepPlan) -> Body? {
    guard case .assign(let assignments) = step.operation, !assignments.isEmpty, step.guards == nil, step.slot == nil,
      !step.readsNow
    else { return nil }
    let assign = row(
      assignments.map { assignment in
        let (slot, evaluate) = (assignment.slot, assignment.value.evaluate)
        return { frame in frame.slots[slot] = try evaluate(&frame) }
      }[...])
    guard let when = step.when else {
      return { frame in
        do { try assign(&frame) } catch { throw Mishap(step: step, cause: error) }
      }
    }
    let (test, range) = (when.evaluate, when.range)
    return { frame in
      do {
        if try test(&frame).holds(at: range) { try assign(&frame) }
      } catch {
        throw Mishap(step: step, cause: error)
      }
    }
  }
}

extension CompiledExpression {
  /// Whether a condition holds; the compiler has seen to it that it is a boolean or may be anything.
  func isTrue(_ frame: inout Frame) throws -> Bool { try evaluate(&frame).holds(at: range) }
}

extension Value {
  fileprivate func holds(at range: SourceRange) throws -> Bool {
    guard case .boolean(let holds) = self else {
      throw Failure(.conversion, "A condition is true or false, and this is \(found).", at: range)
    }
    return holds
  }
}
