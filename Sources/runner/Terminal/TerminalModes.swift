import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The modes of the terminal as they were before a question changed them, so that they come back however the process
/// ends: there is one terminal, and a signal handler has nothing but globals to find it by.
enum TerminalModes {
  /// Written before ``changed`` says that it may be read, and then only read. Never freed: the process may end while
  /// a handler uses it.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// The terminal whose modes are changed, or -1.
  private static let changed = Atomic<Int32>(-1)

  /// Changes the modes while the work is done. Where the terminal has no modes the work is done all the same.
  static func changing<Result>(
    of descriptor: Int32, _ edit: (inout termios) -> Void, while work: () throws -> Result
  ) rethrows -> Result {
    guard changed.load(ordering: .acquiring) == -1, tcgetattr(descriptor, saved) == 0 else { return try work() }
    var modes = saved.pointee
    edit(&modes)
    changed.store(descriptor, ordering: .releasing)
    // TCSADRAIN keeps what was typed; flushing it is the business of whoever asks.
    tcsetattr(descriptor, TCSADRAIN, &modes)
    defer { restore() }
    return try work()
  }

  /// Puts back what was changed. Async-signal-safe, as POSIX lists `tcsetattr`; it may come at any moment and twice.
  static func restore() {
    let descriptor = changed.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }

  /// Initialises the globals, which a signal handler must not be the first to do.
  static func prepare() {
    _ = saved
    _ = changed.load(ordering: .relaxed)
  }
}
