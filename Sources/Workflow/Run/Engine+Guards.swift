import Synchronization

/// Steps with `timeout`, `retry`, `catch` or `finally` around them.
extension Engine {
  func guarded(_ step: StepPlan, _ guards: GuardPlan, _ frame: inout Frame) async throws -> Flow {
    let cancellation = frame.cancellation
    if guards.finally != nil { cancellation.countCleanUp(1) }
    defer { if guards.finally != nil { cancellation.countCleanUp(-1) } }
    var result: Result<Flow, any Error>
    do {
      result = .success(try await attempts(step, guards, &frame))
    } catch {
      result = .failure(error)
    }
    if let handler = guards.handler, case .failure(let error) = result {
      do {
        result = .success(try await handled(error, handler, step, &frame))
      } catch {
        result = .failure(error)
      }
    }
    if let finally = guards.finally {
      do {
        try await cleanUp(finally, step, &frame)
      } catch {
        // What failed first is the cause.
        if case .success = result { result = .failure(error) }
      }
    }
    return try result.get()
  }

  // MARK: - catch

  private func handled(
    _ error: any Error, _ handler: GuardPlan.Handler, _ step: StepPlan, _ frame: inout Frame
  ) async throws -> Flow {
    let failure = located(error, at: step.name)
    guard !frame.cancellation.isCancelled, let block = handler.block(for: failure.failure) else { throw error }
    frame.slots[handler.errorSlot] = ErrorType.value(of: failure.failure, step: failure.step.title)
    frame.previous = .nothing
    do {
      return try await runWaiting(block, &frame)
    } catch {
      throw located(error, at: step.name)
    }
  }

  // MARK: - finally

  private func cleanUp(_ block: BlockPlan, _ step: StepPlan, _ frame: inout Frame) async throws {
    // A switch of its own, since with a thrown one nothing could be awaited any more.
    let (outer, previous) = (frame.cancellation, frame.previous)
    let inner = Cancellation()
    let grace = Grace(clock: surroundings.services.clock, ending: inner)
    let observation = outer.observe { grace.begin() }
    defer {
      observation.end()
      grace.end()
      frame.cancellation = outer
      frame.previous = previous
    }
    frame.cancellation = inner
    frame.previous = .nothing
    do {
      _ = try await runWaiting(block, &frame)
    } catch {
      throw located(error, at: step.name)
    }
  }

  // MARK: - retry

  private func attempts(_ step: StepPlan, _ guards: GuardPlan, _ frame: inout Frame) async throws -> Flow {
    // Parameters are resolved once.
    var prepared: (call: CallPlan, arguments: [Argument?])?
    if case .call(let call) = step.operation {
      let arguments = try await timed(step, guards.timeout, &frame) { [self] frame, limit in
        let context = context(of: step, for: call, frame)
        return try await Resolver(context: limit.map { context.within($0) } ?? context)
          .arguments(asking: call, in: &frame)
      }
      prepared = (call, arguments)
    }
    let times = try guards.retry.map { try LoopTurns.count($0.times, &frame, noun: "`retry`", from: 1) } ?? 1
    var wait = try guards.retry?.wait?.span(&frame) ?? Span(nanoseconds: 1_000_000_000)
    let backoff = try guards.retry?.backoff?.factor(&frame) ?? 2
    let (incoming, isRetried) = (frame.previous, frame.isRetried)
    if guards.retry != nil { frame.isRetried = true }
    defer { frame.isRetried = isRetried }
    var attempt: Int64 = 1
    while true {
      do {
        frame.previous = incoming
        return try await timed(step, guards.timeout, &frame) { [self] frame, _ in
          try await once(step, prepared, &frame)
        }
      } catch {
        let failure = located(error, at: step.name).failure
        guard attempt < times, guards.retry?.tries(failure) == true, !frame.cancellation.isCancelled else {
          throw error
        }
        tracer?.note(step.name, .retried(failure, attempt: attempt + 1, of: times, after: wait))
      }
      attempt += 1
      try await surroundings.services.clock.sleep(for: wait, until: frame.cancellation)
      // Thirty years are as good as for ever.
      wait = Span(nanoseconds: Int64(min(Double(wait.nanoseconds) * backoff, 1e18)))
    }
  }

  private func once(
    _ step: StepPlan, _ prepared: (call: CallPlan, arguments: [Argument?])?, _ frame: inout Frame
  ) async throws -> Flow {
    guard let prepared else { return try await performWaiting(step, &frame) }
    try await run(prepared.call, prepared.arguments, context(of: step, for: prepared.call, frame), &frame)
    return .next
  }
}

/// The time that a `finally` has once what it stands in was cancelled: its own, however long that took to end.
private final class Grace: Sendable {
  private static let span = Span(nanoseconds: 10_000_000_000)

  private let clock: any Clock
  private let cancellation: Cancellation
  private let alarm = Mutex<Alarm?>(nil)

  init(clock: any Clock, ending cancellation: Cancellation) {
    self.clock = clock
    self.cancellation = cancellation
  }

  func begin() {
    let alarm = clock.alarm(after: Grace.span) { [cancellation] in cancellation.cancel() }
    self.alarm.withLock { $0 = alarm }
  }

  func end() { alarm.withLock { $0 }?.cancel() }
}

extension GuardPlan.Retry {
  /// Whether an attempt that failed so is made again.
  func tries(_ failure: Failure) -> Bool {
    switch failure.reason {
    case .cancelled, .permission, .input: false
    default:
      reasons.map { $0.contains(failure.reason.rawValue) || failure.code.map($0.contains) == true } ?? true
    }
  }
}

extension GuardPlan.Handler {
  /// The block for a failure. A cancelled question is only caught by name.
  func block(for failure: Failure) -> BlockPlan? {
    let named = cases.first { $0.reason == failure.code || $0.reason == failure.reason.rawValue }
    if let named { return named.block }
    return failure.reason == .cancelled ? nil : otherwise
  }
}

extension CompiledExpression {
  /// By what a wait grows.
  func factor(_ frame: inout Frame) throws -> Double {
    let value = try evaluate(&frame)
    guard let factor = value.double, factor.isFinite, factor >= 0 else {
      throw Failure(.conversion, "`backoff` is a number from 0 on, and this is \(value.found).", at: range)
    }
    return factor
  }

  /// A duration; the compiler has seen to the conversion.
  func span(_ frame: inout Frame) throws -> Span {
    guard case .duration(let span) = try evaluate(&frame), span.nanoseconds >= 0 else {
      throw Failure(.conversion, "A duration from 0 on is needed here.", at: range)
    }
    return span
  }
}
