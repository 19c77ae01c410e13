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

  private init(_ run: @escaping Body) { self.run = run }

  /// Nil where a step does more.
  init?(_ steps: [StepPlan]) {
    let works = steps.compactMap { PureWork($0) }
    guard works.count == steps.count, !works.isEmpty else { return nil }
    self.init(row: works[...])
  }

  /// One after the other: halves in halves, so that a long row does not become a deep one.
  private init(row works: ArraySlice<PureWork>) {
    if works.count == 1, let work = works.first {
      self = work
      return
    }
    let middle = works.startIndex + works.count / 2
    let (first, second) = (PureWork(row: works[..<middle]).run, PureWork(row: works[middle...]).run)
    self.init { frame in
      try first(&frame)
      try second(&frame)
    }
  }

  private init(_ assignment: AssignmentPlan) {
    let (slot, evaluate) = (assignment.slot, assignment.value.evaluate)
    self.init { frame in frame.slots[slot] = try evaluate(&frame) }
  }

  private init?(_ step: StepPlan) {
    guard case .assign(let assignments) = step.operation, !assignments.isEmpty, step.guards == nil, step.slot == nil,
      !step.readsNow
    else { return nil }
    let assign = PureWork(row: assignments.map { PureWork($0) }[...]).run
    guard let when = step.when else {
      self.init { frame in
        do { try assign(&frame) } catch { throw Mishap(step: step, cause: error) }
      }
      return
    }
    let (test, range) = (when.evaluate, when.range)
    self.init { frame in
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
