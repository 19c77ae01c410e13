import Synchronization

/// A clock that stands still. Waiting takes no time and sets it forward, so that what waits for a day is tested in
/// microseconds. An alarm rings when a wait comes to its moment. Waits beside each other add up, as nobody can tell that
/// all that runs beside a wait waits as well.
public final class TestClock: Clock {
  private struct State {
    var now: Moment
    var waits: [Span] = []
    var alarms: [Int: (moment: Moment, ring: @Sendable () -> Void)] = [:]
    var lastAlarm = 0
  }

  private let state: Mutex<State>

  /// - Parameter now: by default a Monday morning in UTC, the same for everybody.
  public init(_ now: Moment = Moment(seconds: 1_735_553_700, zone: .utc)) { state = Mutex(State(now: now)) }

  public var now: Moment { state.withLock { $0.now } }

  /// What was waited for, in order.
  public var slept: [Span] { state.withLock { $0.waits } }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    try cancellation.check()
    let end = try now.adding(span)
    while let ring = nextAlarm(until: end) {
      ring()
      try cancellation.check()
    }
    state.withLock { state in
      state.waits.append(span)
      state.now = max(state.now, end)
    }
  }

  /// Sets the clock to the earliest alarm that rings until a moment, and takes that out.
  private func nextAlarm(until end: Moment) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let next = state.alarms.min { ($0.value.moment, $0.key) < ($1.value.moment, $1.key) }
      guard let next, next.value.moment <= end else { return nil }
      state.alarms[next.key] = nil
      state.now = max(state.now, next.value.moment)
      return next.value.ring
    }
  }

  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm {
    let number = state.withLock { state in
      state.lastAlarm += 1
      // One later than all time never rings.
      if let moment = try? state.now.adding(span) { state.alarms[state.lastAlarm] = (moment, ring) }
      return state.lastAlarm
    }
    return Alarm { [weak self] in self?.state.withLock { $0.alarms[number] = nil } }
  }
}
