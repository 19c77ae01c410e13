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
}
