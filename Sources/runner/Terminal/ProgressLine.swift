import Synchronization
import Workflow

/// Some lines on standard error that say what is done, while it takes long. They are taken away when something else is
/// written, and leave nothing behind.
final class ProgressLine: Sendable {
  private struct State {
    var progress: Progress?
    var turn = 0
    /// How many lines are on the screen.
    var drawn = 0
    var timer: Alarm?
    /// Whether something else has the terminal.
    var isHeld = false
    /// Since when bytes are counted, and how many there were.
    var start: (moment: ContinuousClock.Instant, bytes: Int)?
  }

  private static let patience = Span(nanoseconds: 500_000_000)
  private static let interval = Span(nanoseconds: 100_000_000)
  /// Before, a speed would be a guess.
  private static let measured = Duration.seconds(1)

  let isShown: Bool
  private let state = Mutex(State())
  /// Drawing may wait for a terminal that was stopped, which must hold up no other alarm.
  private let alarms = AlarmThread()

  init(isShown: Bool) { self.isShown = isShown }

  /// What is done now; nothing when it is over.
  func show(_ progress: Progress?) {
    guard isShown else { return }
    state.withLock { state in
      guard let progress else { return ProgressLine.stop(&state) }
      state.progress = progress
      if state.start == nil, let bytes = progress.bytes { state.start = (.now, bytes) }
      if state.timer == nil, !state.isHeld { state.timer = timer(after: ProgressLine.patience) }
    }
  }

  /// Clears the lines, and draws none before ``release()``.
  func hold() {
    state.withLock { state in
      let progress = state.progress
      ProgressLine.stop(&state)
      (state.progress, state.isHeld) = (progress, true)
    }
  }

  func release() {
    state.withLock { state in
      state.isHeld = false
      if state.progress != nil, isShown { state.timer = timer(after: ProgressLine.patience) }
    }
  }

  /// Clears the lines because something else is written; the patience begins anew.
  func pause() { show(nil) }

  private func timer(after span: Span) -> Alarm? { alarms.alarm(after: span) { [weak self] in self?.draw() } }

  private func draw() {
    state.withLock { state in
      guard let progress = state.progress, state.timer != nil else { return }
      state.turn += 1
      let size = Descriptor.standardError.terminalSize
      // A line that fills the last column may be broken by the terminal, and more lines than it has cannot be taken back.
      let lines = ProgressDrawing(columns: size.columns - 1)
        .lines(of: progress, turn: state.turn, speed: ProgressLine.speed(state)).prefix(size.rows)
      let text = lines.joined(separator: "\u{1B}[K\r\n")
      let rest = lines.count < state.drawn ? "\u{1B}[J" : "\u{1B}[K"
      _ = Descriptor.standardError.write(Array((ProgressLine.beginning(of: state.drawn) + text + rest).utf8))
      state.drawn = lines.count
      state.timer = timer(after: ProgressLine.interval)
    }
  }

  /// Where the first of the lines begins, from the end of the last.
  private static func beginning(of lines: Int) -> String { lines > 1 ? "\r\u{1B}[\(lines - 1)A" : "\r" }

  private static func speed(_ state: State) -> Double? {
    guard let start = state.start, let bytes = state.progress?.bytes else { return nil }
    let time = ContinuousClock.now - start.moment
    guard time >= measured, bytes > start.bytes else { return nil }
    return Double(bytes - start.bytes) / (time / .seconds(1))
  }

  private static func stop(_ state: inout State) {
    state.timer?.cancel()
    if state.drawn > 0 {
      _ = Descriptor.standardError.write(
        Array("\(beginning(of: state.drawn))\u{1B}[\(state.drawn > 1 ? "J" : "K")".utf8))
    }
    state = State(turn: state.turn, isHeld: state.isHeld)
  }
}
