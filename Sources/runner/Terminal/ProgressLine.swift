import Dispatch
import Synchronization
import Workflow

/// A line on standard error that says what is done, while it takes long. It is taken away when something else is
/// written, and leaves nothing behind.
final class ProgressLine: Sendable {
  private struct State {
    var progress: Progress?
    var turn = 0
    var isOnScreen = false
    var timer: (any DispatchSourceTimer)?
  }

  private static let patience = DispatchTimeInterval.milliseconds(500)
  private static let interval = DispatchTimeInterval.milliseconds(100)
  private static let turns = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠇"]

  private let isShown: Bool
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "progress")

  init(isShown: Bool) { self.isShown = isShown }

  /// What is done now; nothing when it is over.
  func show(_ progress: Progress?) {
    guard isShown else { return }
    state.withLock { state in
      guard let progress else { return ProgressLine.stop(&state) }
      state.progress = progress
      if state.timer == nil { state.timer = start() }
    }
  }

  /// Clears the line because something else is written; the patience begins anew.
  func pause() { show(nil) }

  private func start() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + ProgressLine.patience, repeating: ProgressLine.interval)
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.resume()
    return timer
  }

  private func draw() {
    state.withLock { state in
      guard let progress = state.progress, state.timer != nil else { return }
      state.turn += 1
      state.isOnScreen = true
      let mark = ProgressLine.turns[state.turn % ProgressLine.turns.count]
      let share = progress.fraction.map { " \(Int(($0 * 100).rounded())) %" } ?? ""
      let text = "\(mark) \(TerminalText.cleaned(progress.title))\(share)".fitted(to: 79)
      _ = Descriptor.standardError.write(Array("\r\(text)\u{1B}[K".utf8))
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
