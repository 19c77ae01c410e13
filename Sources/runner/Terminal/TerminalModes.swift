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
    /// Whether what was typed before is forgotten.
    var forgetsInput = true
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
  /// What ends a picture that is half written, and takes all away that the terminal keeps.
  nonisolated(unsafe) private static let removing = SignalSafeText()
  private static let hasPictures = Atomic<Bool>(false)
  /// The terminal whose modes are changed, or -1.
  private static let changed = Atomic<Int32>(-1)
  /// Whether the terminal has the changed modes now: it has not while the process is stopped or in the background.
  private static let entered = Atomic<Bool>(false)
  /// Whether the process is about to end, so that nothing may be changed any more.
  private static let isEnding = Atomic<Bool>(false)
  /// Another descriptor of the terminal, and one of nothing: by these the terminal is taken from threads that draw on while
  /// the process ends. -1 where there are none to be had.
  private static let own = Atomic<Int32>(-1)
  private static let nowhere = Atomic<Int32>(-1)

  /// Changes the modes while the work is done. Where the terminal has no modes the work
  /// is done all the same.
  static func changing<Result>(
    of descriptor: Int32, _ change: Change, while work: () throws -> Result
  ) rethrows -> Result {
    guard changed.load(ordering: .acquiring) == -1, tcgetattr(descriptor, saved) == 0 else { return try work() }
    wanted.pointee = saved.pointee
    change.modes(&wanted.pointee)
    entering.set(change.entering)
    leaving.set(change.leaving)
    removing.set("\u{1B}\\" + KittyGraphics.removalOfAll)
    hasPictures.store(false, ordering: .releasing)
    TerminalSignals.watch()
    own.store(fcntl(descriptor, F_DUPFD_CLOEXEC, 0), ordering: .releasing)
    if nowhere.load(ordering: .relaxed) < 0 {
      nowhere.store(open("/dev/null", O_RDWR | O_CLOEXEC), ordering: .releasing)
    }
    changed.store(descriptor, ordering: .sequentiallyConsistent)
    defer { restore() }
    // Who ends the process either finds the change or is found here.
    if !isEnding.load(ordering: .sequentiallyConsistent) {
      entered.store(true, ordering: .releasing)
      tcsetattr(descriptor, change.forgetsInput ? TCSAFLUSH : TCSANOW, wanted)
      entering.write(to: descriptor)
    }
    return try work()
  }

  /// Puts back what was changed.
  private static func restore() {
    let descriptor = changed.load(ordering: .acquiring)
    guard descriptor >= 0 else { return }
    // A signal may end the process at any moment of this. It is told only then that there is nothing more to do.
    leave(descriptor)
    guard changed.exchange(-1, ordering: .acquiringAndReleasing) >= 0 else { return }
    let other = own.exchange(-1, ordering: .acquiringAndReleasing)
    if other >= 0 { close(other) }
  }

  /// Initialises the globals, which a signal handler must not be the first to do.
  static func prepare() {
    _ = (saved, wanted, entering, leaving, removing, hasPictures.load(ordering: .relaxed))
    _ = (changed.load(ordering: .relaxed), entered.load(ordering: .relaxed), isEnding.load(ordering: .relaxed))
    _ = (own.load(ordering: .relaxed), nowhere.load(ordering: .relaxed))
  }

  /// Has pictures taken away behind the work. Called before the first is written.
  static func notePictures() { hasPictures.store(true, ordering: .releasing) }

  static var isEntered: Bool { entered.load(ordering: .acquiring) }
}

/// For signal handlers: async-signal-safe, as POSIX lists `write`, `tcsetattr`, `tcflow`, `tcgetpgrp`
/// and `dup2`. Each may come at any
/// moment.
extension TerminalModes {
  /// Puts back what was changed before the process ends. What other threads write from now on goes nowhere.
  static func restoreForGood() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    let descriptor = changed.exchange(-1, ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    let (terminal, nothing) = (own.load(ordering: .acquiring), nowhere.load(ordering: .acquiring))
    guard terminal >= 0, nothing >= 0 else { return leave(descriptor) }
    dup2(nothing, descriptor)
    leave(terminal)
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
    guard descriptor >= 0, !isEntered, Descriptor(descriptor).isInFront else { return false }
    entered.store(true, ordering: .releasing)
    tcsetattr(descriptor, TCSANOW, wanted)
    entering.write(to: descriptor)
    return true
  }

  /// Done twice, where a signal comes meanwhile, it does the same.
  private static func leave(_ descriptor: Int32) {
    guard isEntered else { return }
    Descriptor(descriptor).restartOutput()
    if hasPictures.load(ordering: .acquiring) { removing.write(to: descriptor) }
    leaving.write(to: descriptor)
    tcsetattr(descriptor, TCSANOW, saved)
    entered.store(false, ordering: .releasing)
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
