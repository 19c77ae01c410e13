import Synchronization

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

extension Context {
  /// The same within a limit. Time in which a person is asked does not count: a person takes as long as it takes.
  func within(_ limit: TimeLimit) -> Context {
    Context(
      surroundings.asking(by: UntimedInterviewer(interviewer: surroundings.interviewer, limit: limit)),
      cancellation: limit.cancellation, step: step, needs: needs, depth: depth, isRetried: isRetried)
  }
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
