import Synchronization
import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a command of the person says about the highlighted row, beside the list.
///
/// The row is given to the command as its argument, `$1`, never as a part of it. The command runs in a process group of its
/// own, and is ended with all that it started as soon as another row is highlighted.
final class RowPreview: Sendable {
  private struct State {
    var item: String?
    var cancellation: Cancellation?
    var alarm: Alarm?
    var lines: [String] = []
    /// How many commands run, which of those that are ended takes a moment.
    var running = 0
  }

  /// A pause after which a row counts as looked at, so that going through a list starts nothing.
  private static let pause = Span(nanoseconds: 60_000_000)
  /// In bytes; no screen shows more.
  private static let longest = 1 << 16
  private static let patience = Span(nanoseconds: 30_000_000_000)

  private let command: String
  private let programs: any Programs
  private let onChange: @Sendable () -> Void
  private let state = Mutex(State())

  init(_ command: String, by programs: any Programs, onChange: @escaping @Sendable () -> Void) {
    self.command = command
    self.programs = programs
    self.onChange = onChange
  }

  /// What the command has written about the row that was shown last, without anything a terminal would obey.
  var lines: [String] { state.withLock { $0.lines } }

  /// Runs the command for another row; for none where nothing is highlighted. Returns at once.
  func show(_ item: String?) {
    let cancellation = Cancellation()
    let unpaused: String? = state.withLock { state in
      if state.item == item { return nil }
      state.cancellation?.cancel()
      state.alarm?.cancel()
      (state.item, state.cancellation, state.lines, state.alarm) = (item, cancellation, [], nil)
      guard let item else { return nil }
      state.alarm = AlarmThread.shared.alarm(after: RowPreview.pause) { [self] in run(for: item, until: cancellation) }
      return state.alarm == nil ? item : nil
    }
    // Without a thread for the pause there is none.
    if let unpaused { run(for: unpaused, until: cancellation) }
  }

  private func run(for item: String, until cancellation: Cancellation) {
    state.withLock { $0.running += 1 }
    Task(executorPreference: Workers.shared) { [self] in
      let lines = await written(about: item, until: cancellation)
      let isWanted = state.withLock { state in
        state.running -= 1
        guard state.cancellation === cancellation else { return false }
        state.lines = lines
        return true
      }
      if isWanted { onChange() }
    }
  }

  /// Ends what runs, and waits until it has ended: the program may be over at once, and leaves nothing running behind.
  func end() {
    show(nil)
    for _ in 0..<200 where state.withLock({ $0.running > 0 }) { usleep(5_000) }
  }

  private func written(about item: String, until cancellation: Cancellation) async -> [String] {
    do {
      // Who writes more than can be seen is ended by that.
      let bounded = "{ \(command)\n} 2>&1 | head -c \(RowPreview.longest)"
      var call = ProgramCall(["/bin/sh", "-c", bounded, "sh", item], timeout: RowPreview.patience)
      call.inheritsAll = true
      let result = try await programs.run(call, until: cancellation)
      guard case .data(let output) = result.output.content else { return ["The preview is too long."] }
      var bytes = Array(output.prefix(RowPreview.longest) + result.errorOutput)
      // Programs that believe they write to a terminal send colours, which mean nothing in a part of a screen.
      var filter = EscapeFilter()
      let kept = filter.strip(&bytes, in: bytes.indices)
      return PresentationLayout.lines(of: String(decoding: bytes.prefix(kept), as: UTF8.self))
    } catch {
      return [(error as? Failure)?.message ?? "The preview failed."]
    }
  }
}
