/// Steps that run one after the other.
final class BlockPlan: Sendable {
  let steps: [StepPlan]
  /// The slots of lists that are begun by appending in this block: each time it runs they begin anew.
  let begun: [Int]
  /// Whether any step waits; otherwise the block runs without suspending.
  let waits: Bool
  /// The same work in a quicker form, where all steps only set names.
  let pure: PureWork?

  init(_ steps: [StepPlan], begun: [Int] = []) {
    self.steps = steps
    self.begun = begun
    waits = steps.contains { $0.waits }
    pure = PureWork(steps)
  }
}

/// One step, ready to run.
final class StepPlan: Sendable {
  let name: StepName
  let operation: Operation
  let when: CompiledExpression?
  /// Nothing where the step has none that act around it.
  let guards: GuardPlan?
  /// The slot that the output is stored in.
  let slot: Int?
  /// Whether `now` is read, so that it is set before the step.
  let readsNow: Bool
  /// Whether the step waits: for a person, a clock, a program, or because it is retried or timed.
  let waits: Bool

  init(
    name: StepName, operation: Operation, when: CompiledExpression?, guards: GuardPlan?, slot: Int?, readsNow: Bool
  ) {
    self.name = name
    self.operation = operation
    self.when = when
    self.guards = guards
    self.slot = slot
    self.readsNow = readsNow
    waits = guards != nil || operation.waits
  }
}

/// What a step does.
enum Operation: Sendable {
  case call(CallPlan)
  case conditional(ConditionalPlan)
  case selection(SelectionPlan)
  case menu(MenuPlan)
  case loop(LoopPlan)
  case block(BlockPlan)
  case parallel(ParallelPlan)
  case assign([AssignmentPlan])
  case append([AssignmentPlan])
  case leave(CompiledExpression?)
  case fail(FailPlan)
  case stop, `break`, `continue`
  /// What could not be compiled; a plan with one is never run.
  case nothing

  var waits: Bool {
    switch self {
    case .call(let call): call.waits
    case .conditional(let plan): plan.then?.waits == true || plan.otherwise?.waits == true
    case .selection(let selection):
      selection.cases.contains { $0.block.waits } || selection.otherwise?.waits == true
    case .menu, .parallel: true
    case .loop(let loop): loop.body.waits || loop.parallel != nil
    case .block(let block): block.waits
    case .assign, .append, .leave, .fail, .stop, .break, .continue, .nothing: false
    }
  }
}

/// A `set` or `append` of one name.
struct AssignmentPlan: Sendable {
  let slot: Int
  let value: CompiledExpression
}

/// An `if`.
final class ConditionalPlan: Sendable {
  let condition: CompiledExpression
  let then: BlockPlan?
  let otherwise: BlockPlan?

  init(_ condition: CompiledExpression, then: BlockPlan?, else otherwise: BlockPlan?) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
  }
}

/// A `switch`.
final class SelectionPlan: Sendable {
  struct Case: Sendable {
    /// The key as written, for values whose type is known only while running.
    let text: String
    /// The key read by the type of the value.
    let value: Value?
    let block: BlockPlan
  }

  let subject: CompiledExpression
  let cases: [Case]
  let otherwise: BlockPlan?

  init(subject: CompiledExpression, cases: [Case], otherwise: BlockPlan?) {
    self.subject = subject
    self.cases = cases
    self.otherwise = otherwise
  }
}

/// A `menu`.
final class MenuPlan: Sendable {
  struct Case: Sendable {
    let title: CompiledExpression
    let block: BlockPlan
  }

  let prompt: CompiledExpression
  let cases: [Case]

  init(prompt: CompiledExpression, cases: [Case]) {
    self.prompt = prompt
    self.cases = cases
  }
}

/// A `repeat`, `each`, `while` or `until`.
final class LoopPlan: Sendable {
  enum Turns: Sendable {
    case times(CompiledExpression)
    case items(CompiledExpression)
    case `while`(CompiledExpression)
    case until(CompiledExpression)
  }

  let turns: Turns
  let body: BlockPlan
  let itemSlot: Int
  let indexSlot: Int
  /// How many turns run at once.
  let parallel: CompiledExpression?
  /// Whether the list of outputs is read; otherwise it is not collected, and an endless loop stays flat.
  let use: OutputUse

  init(
    turns: Turns, body: BlockPlan, itemSlot: Int, indexSlot: Int, parallel: CompiledExpression?, use: OutputUse
  ) {
    self.turns = turns
    self.body = body
    self.itemSlot = itemSlot
    self.indexSlot = indexSlot
    self.parallel = parallel
    self.use = use
  }
}

/// The branches of a `parallel`.
final class ParallelPlan: Sendable {
  let branches: [(name: String, block: BlockPlan)]

  init(_ branches: [(name: String, block: BlockPlan)]) { self.branches = branches }
}

/// A `fail`.
final class FailPlan: Sendable {
  enum Form: Sendable {
    case message(CompiledExpression)
    case custom(code: CompiledExpression?, message: CompiledExpression?, data: CompiledExpression?)
    /// Raises an error that was caught, again.
    case again(CompiledExpression)
  }

  let form: Form

  init(_ form: Form) { self.form = form }
}

/// What acts around a step.
final class GuardPlan: Sendable {
  struct Retry: Sendable {
    let times: CompiledExpression
    let wait: CompiledExpression?
    let backoff: CompiledExpression?
    /// The reasons or codes that are tried again; nothing means all that may be.
    let reasons: Set<String>?
  }

  struct Handler: Sendable {
    let cases: [(reason: String, block: BlockPlan)]
    let otherwise: BlockPlan?
    let errorSlot: Int
  }

  let timeout: CompiledExpression?
  let retry: Retry?
  let handler: Handler?
  let finally: BlockPlan?

  init(timeout: CompiledExpression?, retry: Retry?, handler: Handler?, finally: BlockPlan?) {
    self.timeout = timeout
    self.retry = retry
    self.handler = handler
    self.finally = finally
  }
}
