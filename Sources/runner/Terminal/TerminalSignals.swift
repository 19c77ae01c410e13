#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Signals that end or stop the process without asking, and must not leave the terminal as a question needs it.
enum TerminalSignals {
  /// All that end a process by default, but for those that end a run in order (``Interruption``), those that the process
  /// has switched off for itself (`SIGPIPE`, `SIGXFSZ`), and the one that nobody can catch.
  static let fatal: [Int32] = {
    let everywhere = [
      SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
      SIGXCPU,
    ]
    #if os(Linux)
      return everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
    #else
      return everywhere + [SIGEMT]
    #endif
  }()
  static let watched = fatal + [SIGTSTP, SIGCONT, SIGWINCH]
  /// What each signal did before, by its number. Never freed, as a handler reads it.
  nonisolated(unsafe) private static let previous = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  /// Looks after the terminal from now on. Done once, by whoever changes its modes first.
  static func watch() { _ = isWatching }

  private static let isWatching = {
    TerminalModes.prepare()
    TerminalAttention.prepare()
    for signal in watched {
      sigaction(signal, nil, previous + Int(signal))
      guard !isIgnored(signal) else { continue }
      switch signal {
      case SIGTSTP: handle(signal) { TerminalSignals.stop(by: $0) }
      case SIGCONT:
        handle(signal) { _ in
          // What stopped the process may have been a signal that cannot be caught.
          TerminalModes.lose()
          TerminalSignals.goOn()
        }
      case SIGWINCH: handle(signal) { _ in TerminalAttention.call(isLost: false) }
      default: handle(signal) { TerminalSignals.end(by: $0) }
      }
    }
    return true
  }()

  /// Leaves the process to what the signal does without us: at the latest when the handler returns, as the signal is
  /// blocked until then.
  private static func end(by signal: Int32) {
    TerminalModes.restoreForGood()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }

  /// Stops here; what comes behind runs when the process goes on.
  private static func stop(by signal: Int32) {
    TerminalModes.suspend()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
    var itself = sigset_t()
    sigemptyset(&itself)
    sigaddset(&itself, signal)
    pthread_sigmask(SIG_UNBLOCK, &itself, nil)
    handle(signal) { TerminalSignals.stop(by: $0) }
    goOn()
  }

  /// After a stop, in which others drew on the screen.
  private static func goOn() {
    TerminalModes.resume()
    TerminalAttention.call(isLost: true)
  }
}
