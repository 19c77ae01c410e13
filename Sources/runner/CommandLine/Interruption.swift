import Synchronization
import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What ends a run from outside: a signal, or the time that `--timeout` gives it. The first throws the switch of the run
/// and leaves it time to end what it does, and as much again for its `finally` blocks; a second signal ends the process at
/// once.
final class Interruption: Sendable {
  enum Cause: Sendable, Equatable {
    case signal(Int32)
    case timeout

    var status: ExitStatus {
      switch self {
      case .timeout: .timeout
      case .signal(SIGHUP): .hangUp
      case .signal(SIGTERM): .terminated
      case .signal: .cancelled
      }
    }
  }

  /// Programs are killed after ten seconds and given up a second later, a `finally` is ended after ten.
  private static let patience = Span(nanoseconds: 11_500_000_000)

  let cancellation = Cancellation()
  private let first = Mutex<Cause?>(nil)

  /// Listens to signals from now on.
  init() {
    guard let pipe = SignalPipe.made() else { return }
    // A thread that sleeps until the first signal; the second does not come this way.
    let isHeard = OwnThread.start { [weak self] in
      pipe.wait()
      if let signal = SignalPipe.first { self?.end(because: .signal(signal)) }
    }
    // Where nobody listens, signals do what they do by default.
    if isHeard { SignalPipe.listen() }
  }

  /// Why the run ended, where something from outside ended it.
  var cause: Cause? { first.withLock { $0 } }

  /// Ends the run after a time.
  func limit(to span: Span) {
    AlarmThread.shared.alarm(after: span) { [weak self] in self?.end(because: .timeout) }
  }

  private func end(because cause: Cause) {
    let isFirst = first.withLock { first in
      if first != nil { return false }
      first = cause
      return true
    }
    guard isFirst else { return }
    cancellation.cancel()
    AlarmThread.shared.alarm(after: Interruption.patience) { [cancellation] in
      guard cancellation.hasCleanUps else { Interruption.giveUp(cause) }
      AlarmThread.shared.alarm(after: Interruption.patience) { Interruption.giveUp(cause) }
    }
  }

  private static func giveUp(_ cause: Cause) -> Never {
    SystemPrograms.killAll()
    TerminalModes.restoreForGood()
    let words = "The run was ended in the middle of a step that did not stop.\n"
    _ = words.withCString { write(STDERR_FILENO, $0, words.utf8.count) }
    _exit(cause.status.rawValue)
  }
}

/// How signals come in: the handler, which may do next to nothing, writes a byte to a pipe.
private enum SignalPipe {
  private static let pipe = WakePipe()
  private static let received = Atomic<Int32>(0)

  /// The signal that came first.
  static var first: Int32? {
    let signal = received.load(ordering: .acquiring)
    return signal == 0 ? nil : signal
  }

  /// Nothing where the process has no descriptors left; signals then do what they do by default.
  static func made() -> WakePipe? { pipe }

  static func listen() {
    TerminalModes.prepare()
    // A parent with threads may have started this process from one that takes no signals, which is handed on.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] + TerminalSignals.watched { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { handle(signal) { SignalPipe.receive($0) } }
  }

  /// Async-signal-safe: atomics, `write`, `kill`, `tcsetattr` and `_exit`.
  private static func receive(_ signal: Int32) {
    if received.compareExchange(expected: 0, desired: signal, ordering: .acquiringAndReleasing).exchanged {
      pipe?.wake()
    } else {
      SystemPrograms.killAll()
      TerminalModes.restoreForGood()
      _exit(128 + signal)
    }
  }
}

/// Sets the handler of a signal. A handler, unlike ignoring, ends at `exec`, so that programs that are run have it as
/// they expect.
func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  action.sa_flags = SA_RESTART
  sigaction(signal, &action, nil)
}

/// Whether a signal is switched off. What `nohup` and the like have switched off stays off.
func isIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  guard sigaction(signal, nil, &action) == 0 else { return false }
  #if canImport(Darwin)
    let handler = action.__sigaction_u.__sa_handler
  #else
    let handler = action.__sigaction_handler.sa_handler
  #endif
  return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
