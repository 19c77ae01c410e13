internal import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock of this machine. Waiting goes by the monotonic clock, so that setting the time neither ends nor prolongs it.
public struct SystemClock: Clock {
  private let zone: Moment.Zone

  public init() { zone = .current }

  public var isSet: Bool { SetTime.shared.shift != 0 }

  public var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let seconds = Int64(time.tv_sec) + SetTime.shared.shift
    return Moment(seconds: seconds, nanoseconds: Int32(time.tv_nsec), zone: zone)
  }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    let sleeper = Sleeper()
    let observation = cancellation.observe { sleeper.wake() }
    defer { observation.end() }
    let alarm = AlarmThread.shared.alarm(after: span) { sleeper.wake() }
    defer { alarm?.cancel() }
    if alarm == nil { throw Failure.tooManyThreads }
    await sleeper.sleep()
    try cancellation.check()
  }

  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm {
    AlarmThread.shared.alarm(after: span, ring) ?? Alarm {}
  }
}

/// One who sleeps until it is woken first, which may come before it sleeps.
private final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, Never>)
    case woken
  }

  private let state = Mutex(State.awake)

  func sleep() async {
    await withCheckedContinuation { continuation in
      let isWoken = state.withLock { state in
        if case .woken = state { return true }
        state = .asleep(continuation)
        return false
      }
      if isWoken { continuation.resume() }
    }
  }

  func wake() {
    let before = state.withLock { state in
      defer { state = .woken }
      return state
    }
    if case .asleep(let continuation) = before { continuation.resume() }
  }
}
