public import Workflow

/// A clock on which short waits are over at once and long ones never, so that what must end a wait is what ends it.
public struct PatientClock: Clock {
  public let now = Moment(seconds: 1_735_553_700, zone: .utc)
  private let threshold = Span(nanoseconds: 60_000_000_000)
  private let whenWaiting: @Sendable () -> Void

  /// - Parameter whenWaiting: called when a long wait has begun.
  public init(whenWaiting: @escaping @Sendable () -> Void = {}) { self.whenWaiting = whenWaiting }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    try cancellation.check()
    guard span.nanoseconds >= threshold.nanoseconds else { return }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let observation = cancellation.observe { continuation.finish() }
    defer { observation.end() }
    whenWaiting()
    for await _ in stream {}
    throw Failure(.cancelled, "The wait was cancelled.")
  }
}
