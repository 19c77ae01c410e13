import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The modes of the terminal as they were before a question changed them, so that they come back however the process
/// ends: there is one terminal, and a signal handler has nothing but globals to find it by.
enum TerminalModes {
  /// What a question needs of the terminal.
  struct Change {
    let modes: (inout termios) -> Void
    /// What is written when it begins, and again when a stopped process goes on: the other screen, for one.
    var entering = ""
    /// What takes all of that back.
    var leaving = ""
  }

  // All are written before ``changed`` says that they may be read, and then only read. They are never freed: the process
  // may end while a handler uses them.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let wanted = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let entering = SignalSafeText()
  nonisolated(unsafe) private static let leaving = SignalSafeText()
  /// The terminal whose modes are changed, or -1.
  private static let changed = Atomic<Int32>(-1)
  /// Whether the terminal has the changed modes now: it has not while the process is stopped or in the background.
  private static let entered = Atomic<Bool>(false)

  /// Changes the modes while the work is done, and forgets what was typed before. Where the terminal has no modes the work
  /// is done all the same.
  static func changing<Result>(
    of descriptor: Int32, _ change: Change, while work: () throws -> Result
  ) rethrows -> Result {
    guard changed.load(ordering: .acquiring) == -1, tcgetattr(descriptor, saved) == 0 else { return try work() }
    wanted.pointee = saved.pointee
    change.modes(&wanted.pointee)
    entering.set(change.entering)
    leaving.set(change.leaving)
    TerminalSignals.watch()
    changed.store(descriptor, ordering: .releasing)
    entered.store(true, ordering: .releasing)
    tcsetattr(descriptor, TCSAFLUSH, wanted)
    entering.write(to: descriptor)
    defer { restore() }
    return try work()
  }

  /// Initialises the globals, which a signal handler must not be the first to do.
  static func prepare() {
    _ = (saved, wanted, entering, leaving)
    _ = (changed.load(ordering: .relaxed), entered.load(ordering: .relaxed))
  }

  static var isEntered: Bool { entered.load(ordering: .acquiring) }
}

/// For signal handlers: async-signal-safe, as POSIX lists `write`, `tcsetattr` and `tcgetpgrp`. Each may come at any moment.
extension TerminalModes {
  /// Puts back what was changed; a second time does nothing.
  static func restore() {
    let descriptor = changed.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 { leave(descriptor) }
  }

  /// Puts back what was changed, for as long as the process stands still.
  static func suspend() {
    let descriptor = changed.load(ordering: .acquiring)
    if descriptor >= 0 { leave(descriptor) }
  }

  /// Takes note that others have had the terminal.
  static func lose() { entered.store(false, ordering: .releasing) }

  /// Changes the modes again, where they are not. A job that goes on in the background leaves the terminal to the one in
  /// front.
  /// - Returns: whether that was to be done.
  @discardableResult static func resume() -> Bool {
    let descriptor = changed.load(ordering: .acquiring)
    guard descriptor >= 0, !isEntered, tcgetpgrp(descriptor) == getpgrp() else { return false }
    entered.store(true, ordering: .releasing)
    tcsetattr(descriptor, TCSANOW, wanted)
    entering.write(to: descriptor)
    return true
  }

  private static func leave(_ descriptor: Int32) {
    guard entered.exchange(false, ordering: .acquiringAndReleasing) else { return }
    leaving.write(to: descriptor)
    tcsetattr(descriptor, TCSANOW, saved)
  }
}

/// A short text that a signal handler can write.
private struct SignalSafeText {
  private static let capacity = 256

  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() { count.initialize(to: 0) }

  func set(_ text: String) {
    precondition(text.utf8.count <= SignalSafeText.capacity, "sequences that enter and leave are short")
    for (index, byte) in text.utf8.enumerated() { (bytes + index).initialize(to: byte) }
    count.pointee = text.utf8.count
  }

  func write(to descriptor: Int32) {
    var start = 0
    while start < count.pointee {
      let written = systemWrite(descriptor, bytes + start, count.pointee - start)
      if written < 0 && errno != EINTR { return }
      start += max(0, written)
    }
  }
}

/// Outside of the type, where `write` is the system's.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
