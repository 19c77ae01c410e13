public import Workflow

/// A clock on which short waits are over at once and long ones never, so that what must end a wait is what ends it.
public struct PatientClock: Clock {
  public let now = Moment(seconds: 1_735_553_700, zone: .utc)
  private let threshold = Span(nanoseconds: 60_000_000_000)
  private let alarms: Span
  private let whenWaiting: @Sendable () -> Void

  /// - Parameters:
  ///   - alarms: those that come sooner ring at once, others never. Ten seconds are what a `finally` has.
  ///   - whenWaiting: called when a long wait has begun.
  public init(
    alarms: Span = Span(nanoseconds: 10_000_000_000), whenWaiting: @escaping @Sendable () -> Void = {}
  ) {
    self.alarms = alarms
    self.whenWaiting = whenWaiting
  }

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

  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm {
    if span < alarms { ring() }
    return Alarm {}
  }
}
