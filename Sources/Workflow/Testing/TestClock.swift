import Synchronization

/// A clock that stands still. Waiting takes no time and sets it forward, so that what waits for a day is tested in
/// microseconds.
public final class TestClock: Clock {
  private let moment: Mutex<Moment>
  private let waits = Mutex<[Span]>([])

  /// - Parameter now: by default a Monday morning in UTC, the same for everybody.
  public init(_ now: Moment = Moment(seconds: 1_735_553_700, zone: .utc)) { moment = Mutex(now) }

  public var now: Moment { moment.withLock { $0 } }

  /// What was waited for, in order.
  public var slept: [Span] { waits.withLock { $0 } }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    try cancellation.check()
    waits.withLock { $0.append(span) }
    try moment.withLock { $0 = try $0.adding(span) }
  }
}
