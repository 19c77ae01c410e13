import Synchronization

/// Work that may take so long.
extension Engine {
  /// Does some work of a step within its `timeout`.
  /// - Parameter work: gets the limit, which it stops while a person is asked.
  /// - Throws: a ``Failure`` of reason `timeout` where the time passed.
  func timed<Result>(
    _ step: StepPlan, _ timeout: CompiledExpression?, _ frame: inout Frame,
    _ work: (inout Frame, TimeLimit?) async throws -> Result
  ) async throws -> Result {
    guard let timeout else { return try await work(&frame, nil) }
    let span = try timeout.span(&frame)
    guard span.nanoseconds > 0 else { throw Failure(.failed, "`timeout` takes a time above 0.", at: timeout.range) }
    let outer = frame.cancellation
    let limit = TimeLimit(span, clock: surroundings.services.clock, within: outer)
    frame.cancellation = limit.cancellation
    limit.start()
    defer {
      limit.stop()
      frame.cancellation = outer
    }
    do {
      return try await work(&frame, limit)
    } catch {
      let failure = located(error, at: step.name)
      guard limit.hasPassed, !outer.isCancelled, failure.failure.reason == .cancelled else { throw error }
      throw located(
        Failure(.timeout, "`\(step.name.title)` took longer than \(Value.duration(span).text ?? "its time")."),
        at: step.name)
    }
  }

  /// The context of a step in which asking is not timed: a person takes as long as it takes.
  func context(of step: StepPlan, for call: CallPlan, _ frame: Frame, asking limit: TimeLimit?) -> Context {
    guard let limit else { return context(of: step, for: call, frame) }
    let untimed = surroundings.asking(
      by: UntimedInterviewer(interviewer: surroundings.interviewer, limit: limit))
    return Context(
      untimed, cancellation: frame.cancellation, step: step.name, needs: call.action.needs, depth: frame.depth)
  }
}

/// A time that throws a switch when it has passed. It can be stopped, and begins anew then.
final class TimeLimit: Sendable {
  let cancellation: Cancellation
  private let span: Span
  private let clock: any Clock
  private let alarm = Mutex<Alarm?>(nil)
  private let passed = Atomic<Bool>(false)

  init(_ span: Span, clock: any Clock, within outer: Cancellation) {
    self.span = span
    self.clock = clock
    cancellation = Cancellation(parent: outer, isTimed: true)
  }

  var hasPassed: Bool { passed.load(ordering: .acquiring) }

  func start() {
    let alarm = clock.alarm(after: span) { [weak self] in
      self?.passed.store(true, ordering: .releasing)
      self?.cancellation.cancel()
    }
    self.alarm.withLock { $0 = alarm }
  }

  func stop() { alarm.withLock { $0 }?.cancel() }
}

private struct UntimedInterviewer: Interviewer {
  let interviewer: any Interviewer
  let limit: TimeLimit

  func ask(
    _ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation
  ) async throws -> Value {
    limit.stop()
    defer { limit.start() }
    return try await interviewer.ask(inquiry, for: step, parameter: parameter, cancellation: cancellation)
  }

  func hasAnswer(for step: StepName, parameter: String?) -> Bool {
    interviewer.hasAnswer(for: step, parameter: parameter)
  }

  func isAnswered(for step: StepName, parameter: String?) -> Bool {
    interviewer.isAnswered(for: step, parameter: parameter)
  }
}
