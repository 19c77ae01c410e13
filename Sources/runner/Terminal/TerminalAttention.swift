import Synchronization

/// What happens to the terminal beside what is typed: it has another size, or the process goes on after it was stopped.
/// Handlers of signals say so here, and the screen draws anew.
enum TerminalAttention {
  // One for the process, as there is one terminal; nothing where there are no descriptors left.
  private static let pipe = WakePipe()
  private static let isLost = Atomic<Bool>(false)

  /// What becomes readable when something has happened; -1, which `poll` passes over, where nothing can.
  static var descriptor: Int32 { pipe?.reader ?? -1 }

  /// Whether what the screen showed may be lost since the last time this was asked.
  static func takeLoss() -> Bool {
    pipe?.drain()
    return isLost.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Initialises the globals, which a signal handler must not be the first to do.
  static func prepare() {
    _ = pipe
    _ = isLost.load(ordering: .relaxed)
  }

  /// Async-signal-safe.
  static func call(isLost lost: Bool) {
    if lost { isLost.store(true, ordering: .releasing) }
    pipe?.wake()
  }
}
