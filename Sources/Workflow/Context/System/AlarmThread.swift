/// Rings alarms, on a thread of its own that sleeps until the next of them. What an alarm does must not wait.
///
/// The thread is none of those that run workflows: a loop that never waits may keep all of these.
public final class AlarmThread: Sendable {
  /// For alarms that do next to nothing.
  public static let shared = AlarmThread()

  private struct Entry {
    let moment: MonotonicMoment
    let ring: @Sendable () -> Void
  }

  private struct State {
    var alarms: [Int: Entry] = [:]
    var count = 0
    var isRunning = false
    /// Until when the thread sleeps.
    var wakes: MonotonicMoment?
  }

  private let state = SleepLock(State())

  public init() {}

  /// Calls an action after a time, unless it is called off before.
  /// - Returns: nothing where there is no thread to be had, and no alarm will ring.
  @discardableResult
  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm? {
    let moment = MonotonicMoment.now.advanced(by: span)
    let (number, isRunning) = state.withLock { state in
      state.count += 1
      state.alarms[state.count] = Entry(moment: moment, ring: ring)
      defer { state.isRunning = true }
      if state.wakes.map({ moment < $0 }) ?? true { self.state.wakeAll() }
      return (state.count, state.isRunning)
    }
    if !isRunning, !OwnThread.start({ [self] in run() }) {
      state.withLock { state in
        state.isRunning = false
        state.alarms[number] = nil
      }
      return nil
    }
    // What the action holds is let go outside of the lock, as it may end by calling off another.
    return Alarm { [state] in _ = state.withLock { $0.alarms.removeValue(forKey: number) } }
  }

  private func run() {
    while true {
      let due = state.wait { (state: inout State) -> SleepLock<State>.Look<[Entry]> in
        let now = MonotonicMoment.now
        let due = state.alarms.filter { $0.value.moment <= now }
        if due.isEmpty {
          state.wakes = state.alarms.values.lazy.map(\.moment).min()
          return .nothing(until: state.wakes)
        }
        for number in due.keys { state.alarms[number] = nil }
        return .found(due.values.sorted { $0.moment < $1.moment })
      }
      for alarm in due { alarm.ring() }
    }
  }
}
