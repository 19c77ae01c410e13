import Synchronization
import Workflow

/// A line on standard error that says what is done, while it takes long. It is taken away when something else is
/// written, and leaves nothing behind.
final class ProgressLine: Sendable {
  private struct State {
    var progress: Progress?
    var turn = 0
    var isOnScreen = false
    var timer: Alarm?
  }

  private static let patience = Span(nanoseconds: 500_000_000)
  private static let interval = Span(nanoseconds: 100_000_000)
  private static let turns = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"]

  private let isShown: Bool
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
      if state.timer == nil { state.timer = timer(after: ProgressLine.patience) }
    }
  }

  /// Clears the line because something else is written; the patience begins anew.
  func pause() { show(nil) }

  private func timer(after span: Span) -> Alarm? { alarms.alarm(after: span) { [weak self] in self?.draw() } }

  private func draw() {
    state.withLock { state in
      guard let progress = state.progress, state.timer != nil else { return }
      state.turn += 1
      state.isOnScreen = true
      let mark = ProgressLine.turns[state.turn % ProgressLine.turns.count]
      let share = progress.fraction.map { " \(Int(($0 * 100).rounded())) %" } ?? ""
      let text = "\(mark) \(TerminalText.cleaned(progress.title))\(share)".fitted(to: 79)
      _ = Descriptor.standardError.write(Array("\r\(text)\u{1B}[K".utf8))
      state.timer = timer(after: ProgressLine.interval)
    }
  }

  private static func stop(_ state: inout State) {
    state.timer?.cancel()
    state.timer = nil
    state.progress = nil
    if state.isOnScreen { _ = Descriptor.standardError.write(Array("\r\u{1B}[K".utf8)) }
    state.isOnScreen = false
  }
}
