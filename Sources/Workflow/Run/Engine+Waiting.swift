/// Steps that wait, and blocks with such steps in them. What does not wait in them runs as ``run(_:_:)`` does.
extension Engine {
  func runWaiting(_ block: BlockPlan, _ frame: inout Frame) async throws -> Flow {
    for slot in block.begun { frame.slots[slot] = .nothing }
    for step in block.steps {
      let flow = step.waits ? try await runWaiting(step, &frame) : try run(step, &frame)
      if flow != .next { return flow }
    }
    return .next
  }

  private func runWaiting(_ step: StepPlan, _ frame: inout Frame) async throws -> Flow {
    let start = tracer.map { _ in ContinuousClock.now }
    do {
      try frame.cancellation.check()
      guard try begins(step, &frame) else {
        tracer?.note(step.name, .skipped)
        return .next
      }
      tracer?.note(step.name, .began)
      let flow =
        if let guards = step.guards {
          try await guarded(step, guards, &frame)
        } else {
          try await performWaiting(step, &frame)
        }
      if let tracer, let start { tracer.record(step, output: frame.previous, since: start) }
      return ended(step, flow, &frame)
    } catch {
      let failure = error as? StepFailure ?? located(error, at: step.name)
      if let tracer, let start { tracer.record(step, output: .nothing, failure: failure.failure, since: start) }
      throw failure
    }
  }

  /// What the step does, without its guards.
  func performWaiting(_ step: StepPlan, _ frame: inout Frame) async throws -> Flow {
    switch step.operation {
    case .call(let call):
      let context = context(of: step, for: call, frame)
      let arguments = try await Resolver(context: context).arguments(asking: call, in: &frame)
      try await run(call, arguments, context, &frame)
      return .next
    case .conditional(let plan):
      guard let block = try plan.condition.isTrue(&frame) ? plan.then : plan.otherwise else { return .next }
      return try await runWithin(step, block, &frame)
    case .selection(let selection):
      guard let block = try selection.block(&frame) else { return .next }
      return try await runWithin(step, block, &frame)
    case .menu(let menu): return try await self.menu(menu, step, &frame)
    case .loop(let loop):
      if let parallel = loop.parallel { return try await turnsBeside(loop, parallel, step, &frame) }
      return try await self.loop(loop, step, &frame)
    case .block(let block): return try await runWithin(step, block, &frame)
    case .parallel(let parallel): return try await branches(parallel, step, &frame)
    case .assign, .append, .leave, .fail, .stop, .break, .continue, .nothing: return try perform(step, &frame)
    }
  }

  /// Runs an action with its arguments.
  func run(_ call: CallPlan, _ arguments: [Argument?], _ context: Context, _ frame: inout Frame) async throws {
    let start = tracer.map { _ in ContinuousClock.now }
    do {
      let output: Value
      switch call.action.implementation {
      case .plain(let run, _): output = try run(arguments, context)
      case .waiting(let run): output = try await run(arguments, context)
      }
      if call.action.hasOutput { frame.previous = try output.bounded() }
      tracer?.record(call, arguments, context.step, output: frame.previous, since: start)
    } catch {
      throw failed(error, call, arguments, context.step, since: start)
    }
  }

  /// Runs a block of the step, and names the step around a failure.
  private func runWithin(_ step: StepPlan, _ block: BlockPlan, _ frame: inout Frame) async throws -> Flow {
    do {
      return try await runWaiting(block, &frame)
    } catch {
      throw located(error, at: step.name)
    }
  }

  private func menu(_ menu: MenuPlan, _ step: StepPlan, _ frame: inout Frame) async throws -> Flow {
    let prompt = try menu.prompt.evaluate(&frame).embedded()
    var titles: [Value] = []
    for entry in menu.cases { titles.append(.text(try entry.title.evaluate(&frame).embedded())) }
    let picked = try await context(of: step, frame).ask(Inquiry(prompt, .choose(Choices(titles))))
    guard let place = titles.firstIndex(where: { $0.isEqual(to: picked) }) else { return .next }
    return try await runWithin(step, menu.cases[place].block, &frame)
  }

  private func loop(_ loop: LoopPlan, _ step: StepPlan, _ frame: inout Frame) async throws -> Flow {
    var turns = try LoopTurns(loop, &frame)
    let progress = progress(of: step, total: turns.total)
    defer { progress?.end() }
    while try turns.begin(&frame) {
      let flow: Flow
      do {
        flow =
          if let progress {
            try await progress.during(Int(turns.index)) { try await runWaiting(loop.body, &frame) }
          } else {
            try await runWaiting(loop.body, &frame)
          }
      } catch {
        throw located(error, at: step.name, turn: Int(turns.index))
      }
      // A loop that never waits must not keep what runs beside it from its turn, on a machine of one core.
      if turns.index & 0xFF == 0 { await Task.yield() }
      if try !turns.end(flow, &frame) {
        if flow == .break { break }
        return flow
      }
      setNow(step, &frame)
    }
    try turns.finish(&frame)
    return .next
  }

  /// What a person is told while the turns of a loop go on.
  func progress(of step: StepPlan, total: Int?) -> LoopProgress? {
    LoopProgress(step.name.output, total: total, on: LoopProgress.presenter(surroundings.presenter))
  }
}
