/// Runs a plan. It knows no action, no terminal, no clock and no network: all of them come from outside.
public final class Engine: Sendable {
  public let plan: Plan
  let surroundings: Surroundings
  let cancellation: Cancellation
  let tracer: (any Tracer)?

  /// - Parameters:
  ///   - cancellation: thrown by whoever ends the run.
  ///   - tracer: told of each step.
  public convenience init(
    _ plan: Plan, in surroundings: Surroundings, cancellation: Cancellation, tracer: (any Tracer)? = nil
  ) {
    let surroundings = surroundings.performing(
      by: Performer(plan: plan, tracer: tracer), knowing: DeclaredActivities(all: plan.activities),
      saying: plan.localization)
    self.init(plan, within: surroundings, cancellation: cancellation, tracer: tracer)
  }

  /// - Parameter surroundings: those of a run, with what performs routines in them.
  init(_ plan: Plan, within surroundings: Surroundings, cancellation: Cancellation, tracer: (any Tracer)?) {
    self.plan = plan
    self.surroundings = surroundings
    self.cancellation = cancellation
    self.tracer = tracer
  }

  /// Whether a run may have to wait. One that does not can be run without the concurrency runtime.
  public var waits: Bool { plan.body.waits || !plan.inputs.isEmpty || !plan.permissions.isEmpty }

  /// Runs a workflow that does not wait.
  /// - Throws: a ``StepFailure``.
  public func runAtOnce() throws -> Value {
    precondition(!waits, "a workflow that waits is run by awaiting it")
    var frame = Frame(slots: plan.frameSize, cancellation: cancellation)
    try readOutside(&frame)
    let flow = try run(plan.body, &frame)
    let value = try finish(flow, &frame)
    donate([:], frame)
    return value
  }

  /// Runs a workflow.
  /// - Parameter inputs: what was given for its inputs, by name.
  /// - Throws: a ``StepFailure``.
  @concurrent public func run(_ inputs: [String: GivenInput] = [:]) async throws -> Value {
    var frame = Frame(slots: plan.frameSize, cancellation: cancellation)
    var open = plan.permissions
    // What depends on no input is asked for before the inputs are; else all of it is asked for at once, behind them.
    if open.allSatisfy({ $0.constants != nil }) { try await authorize(&open, knowing: 0, &frame) }
    try readOutside(&frame)
    try await resolve(inputs, &open, &frame)
    try await authorize(&open, knowing: plan.inputs.count, &frame)
    let flow = try await runWaiting(plan.body, &frame)
    let value = try finish(flow, &frame)
    donate(inputs, frame)
    return value
  }

  /// The workflow as a step, for questions about its inputs.
  var workflowStep: StepName {
    StepName(output: nil, title: plan.name, range: SourceRange(plan.file, 0..<0), isWorkflow: true)
  }

  /// Grants what the workflow declares, or ends the run.
  /// - Parameters:
  ///   - open: what is not granted yet; what is, is taken out.
  ///   - count: how many inputs have their values. What depends on others is left.
  private func authorize(
    _ open: inout [DeclaredPermission], knowing count: Int, _ frame: inout Frame
  ) async throws {
    let known = open.filter { $0.inputCount <= count }
    open.removeAll { $0.inputCount <= count }
    do {
      var wanted: [Permission] = []
      for declared in known {
        do {
          let named = try Permission.named(by: declared.name.evaluate(&frame), in: declared.area)
            .map { try surroundings.services.placed($0) }
          wanted += named.filter { !wanted.contains($0) }
        } catch let failure as Failure {
          throw failure.at(declared.range)
        }
      }
      if wanted.isEmpty { return }
      try await surroundings.authorizer.authorize(wanted, cancellation: cancellation)
      surroundings.policy.grant(wanted)
    } catch {
      throw located(error, at: workflowStep)
    }
  }

  /// What the workflow reads from outside by name: variables, secrets and the time.
  func readOutside(_ frame: inout Frame) throws {
    do {
      try plan.outsides.fill(&frame, in: surroundings)
    } catch {
      throw located(error, at: workflowStep)
    }
  }

  private func resolve(
    _ inputs: [String: GivenInput], _ open: inout [DeclaredPermission], _ frame: inout Frame
  ) async throws {
    let step = workflowStep
    let context = Context(surroundings, cancellation: cancellation, step: step)
    do {
      let values = try await Resolver(context: context).inputs(of: plan, given: inputs) { known in
        for (input, value) in zip(plan.inputs, known) { frame.slots[input.slot] = value }
        try await authorize(&open, knowing: known.count, &frame)
      }
      for (input, value) in zip(plan.inputs, values) {
        frame.slots[input.slot] = value
        if input.mayBringSecrets(inputs) { surroundings.mask.add(secretsIn: value) }
        if input.declaration.role.contains(.input) { frame.previous = value }
      }
    } catch let failure as StepFailure {
      throw failure
    } catch {
      throw located(error, at: step)
    }
  }

  private func finish(_ flow: Flow, _ frame: inout Frame) throws -> Value {
    try cancelled(at: workflowStep)
    switch flow {
    case .stop: return .nothing
    case .leave: return frame.previous
    case .next, .break, .continue:
      guard let output = plan.output else { return frame.previous }
      do {
        return try output.evaluate(&frame)
      } catch {
        throw located(error, at: StepName(output: nil, title: "output", range: output.range))
      }
    }
  }

  private func cancelled(at step: StepName) throws {
    do { try cancellation.check() } catch { throw located(error, at: step) }
  }

  /// An error with the step it happened at, or with one more step around it.
  func located(_ error: any Error, at step: StepName, turn: Int? = nil) -> StepFailure {
    switch error {
    case let failure as StepFailure: failure.within(step, turn: turn)
    case let failure as ListingFailure: located(failure.cause, at: step, turn: turn).naming(failure.words)
    case let failure as Failure: StepFailure(surroundings.mask.masked(failure), at: step)
    default: StepFailure(surroundings.mask.masked(Failure(.failed, "\(error)")), at: step)
    }
  }

  func context(of step: StepPlan, for call: CallPlan? = nil, _ frame: Frame) -> Context {
    Context(
      surroundings, cancellation: frame.cancellation, step: step.name, needs: call.map { $0.action.needs } ?? [],
      depth: frame.depth, isRetried: frame.isRetried)
  }

  func setNow(_ step: StepPlan, _ frame: inout Frame) {
    if step.readsNow { frame.slots[plan.outsides.nowSlot] = .date(surroundings.services.clock.now) }
  }
}

extension Plan.Input {
  /// Whether its value may hold secrets. What is read is one only where one is wanted, so that a large file of data need
  /// not be searched.
  fileprivate func mayBringSecrets(_ given: [String: GivenInput]) -> Bool {
    switch given[declaration.name] {
    case .words, .value(.file), .value(.text): declaration.kind.isOfSecrets
    case .value, nil: true
    }
  }
}
