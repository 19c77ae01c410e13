import Synchronization
public import Workflow

/// A clock on which short waits are over at once and long ones never, so that what must end a wait is what ends it: an
/// alarm that comes before its end rings when it begins.
public final class PatientClock: Clock {
  private struct Pending {
    var alarms: [Int: (span: Span, ring: @Sendable () -> Void)] = [:]
    var last = 0
  }

  public let now = Moment(seconds: 1_735_553_700, zone: .utc)
  private let threshold = Span(nanoseconds: 60_000_000_000)
  private let isHasty: Bool
  private let whenWaiting: @Sendable () -> Void
  private let pending = Mutex(Pending())

  /// - Parameters:
  ///   - isHasty: whether alarms ring as soon as they are set, for what never waits.
  ///   - whenWaiting: called when a long wait has begun.
  public init(isHasty: Bool = false, whenWaiting: @escaping @Sendable () -> Void = {}) {
    self.isHasty = isHasty
    self.whenWaiting = whenWaiting
  }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    try cancellation.check()
    guard span.nanoseconds >= threshold.nanoseconds else { return }
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let observation = cancellation.observe { continuation.finish() }
    defer { observation.end() }
    whenWaiting()
    for ring in alarms(before: span) { ring() }
    for await _ in stream {}
    throw Failure(.cancelled, "The wait was cancelled.")
  }

  private func alarms(before span: Span) -> [@Sendable () -> Void] {
    pending.withLock { pending in
      let due = pending.alarms.filter { $0.value.span < span }.sorted { $0.value.span < $1.value.span }
      for alarm in due { pending.alarms[alarm.key] = nil }
      return due.map(\.value.ring)
    }
  }

  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm {
    if isHasty {
      ring()
      return Alarm {}
    }
    let number = pending.withLock { pending in
      pending.last += 1
      pending.alarms[pending.last] = (span, ring)
      return pending.last
    }
    return Alarm { [weak self] in self?.pending.withLock { $0.alarms[number] = nil } }
  }
}
