import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The modes of the terminal as they were before a question changed them, so that they come back however the process
/// ends: there is one terminal, and a signal handler has nothing but globals to find it by.
enum TerminalModes {
  // Both are written before ``changed`` says that they may be read, and then only read. They are never freed: the process
  // may end while a handler uses them.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let wanted = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// The terminal whose modes are changed, or -1.
  private static let changed = Atomic<Int32>(-1)

  /// Changes the modes while the work is done, and forgets what was typed before. Where the terminal has no modes the work
  /// is done all the same.
  static func changing<Result>(
    of descriptor: Int32, _ edit: (inout termios) -> Void, while work: () throws -> Result
  ) rethrows -> Result {
    guard changed.load(ordering: .acquiring) == -1, tcgetattr(descriptor, saved) == 0 else { return try work() }
    wanted.pointee = saved.pointee
    edit(&wanted.pointee)
    TerminalSignals.watch()
    changed.store(descriptor, ordering: .releasing)
    tcsetattr(descriptor, TCSAFLUSH, wanted)
    defer { restore() }
    return try work()
  }

  /// Initialises the globals, which a signal handler must not be the first to do.
  static func prepare() {
    _ = (saved, wanted)
    _ = changed.load(ordering: .relaxed)
  }
}

/// For signal handlers: async-signal-safe, as POSIX lists `tcsetattr` and `tcgetpgrp`. Each may come at any moment.
extension TerminalModes {
  /// Puts back what was changed; a second time does nothing.
  static func restore() {
    let descriptor = changed.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }

  /// Puts back what was changed, for as long as the process stands still.
  static func suspend() {
    let descriptor = changed.load(ordering: .acquiring)
    if descriptor >= 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }

  /// Changes the modes again. A job that goes on in the background leaves the terminal to the one in front.
  static func resume() {
    let descriptor = changed.load(ordering: .acquiring)
    if descriptor >= 0, tcgetpgrp(descriptor) == getpgrp() { tcsetattr(descriptor, TCSANOW, wanted) }
  }
}
