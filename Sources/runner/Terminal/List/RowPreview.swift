import Synchronization
import Workflow

/// What a command of the person says about the highlighted row, beside the list, line by line as it comes.
///
/// The row is given to the command as its argument, `$1`, never as a part of it. The command runs in a process group of its
/// own, and is ended with all that it started as soon as another row is highlighted, or more has come than can be seen.
final class RowPreview: Sendable {
  private struct State {
    var item: String?
    /// Ends the command; every command has its own, which tells it from those before.
    var cancellation: Cancellation?
    var alarm: Alarm?
    var written: [UInt8] = []
    /// What is to be said behind it; nothing until the command has ended.
    var remark: [UInt8]?
    var layout: Layout?
    /// How many commands run, which of those that are ended takes a moment.
    var running = 0
  }

  /// What has come, as lines, until more comes.
  private struct Layout {
    /// How many bytes had come.
    let count: Int
    /// Whether that was all.
    let isWhole: Bool
    let lines: [String]
  }

  /// A pause after which a row counts as looked at, so that going through a list starts nothing.
  private static let pause = Span(nanoseconds: 60_000_000)
  /// How long what has come is kept back for what comes with it.
  private static let beat = Span(nanoseconds: 50_000_000)
  /// In bytes; no screen shows more.
  private static let longest = 1 << 16
  private static let patience = Span(nanoseconds: 30_000_000_000)
  private static let lineBreak = UInt8(ascii: "\n")

  private let command: String
  private let programs: any Programs
  private let onChange: @Sendable () -> Void
  private let state = Mutex(State())
  /// Woken whenever a command has ended.
  private let endings = WakePipe()

  init(_ command: String, by programs: any Programs, onChange: @escaping @Sendable () -> Void) {
    self.command = command
    self.programs = programs
    self.onChange = onChange
  }

  /// What the command has written about the row that was shown last, without anything a terminal would obey. Made for
  /// whoever draws, by its own thread, as there may be much of it.
  var lines: [String] {
    let (cancellation, written, remark, layout) = state.withLock { ($0.cancellation, $0.written, $0.remark, $0.layout) }
    if let layout, layout.count == written.count, layout.isWhole == (remark != nil) { return layout.lines }
    let lines = RowPreview.lines(of: written, remark)
    state.withLock { state in
      guard state.cancellation === cancellation else { return }
      state.layout = Layout(count: written.count, isWhole: remark != nil, lines: lines)
    }
    return lines
  }

  /// Runs the command for another row; for none where nothing is highlighted. Returns at once.
  func show(_ item: String?) {
    let cancellation = Cancellation()
    let unpaused = state.withLock { state -> String? in
      if state.item == item { return nil }
      state.cancellation?.cancel()
      state.alarm?.cancel()
      (state.item, state.cancellation, state.alarm) = (item, cancellation, nil)
      (state.written, state.remark, state.layout) = ([], nil, nil)
      guard let item else { return nil }
      state.alarm = AlarmThread.shared.alarm(after: RowPreview.pause) { [self] in run(for: item, until: cancellation) }
      return state.alarm == nil ? item : nil
    }
    // Without a thread for the pause there is none.
    if let unpaused { run(for: unpaused, until: cancellation) }
  }

  /// Ends what runs, and waits until it has ended: the program may be over at once, and leaves nothing running behind.
  func end() {
    show(nil)
    while state.withLock({ $0.running > 0 }), endings?.wait(within: 1000) == true { endings?.drain() }
  }
}

// MARK: - The command

extension RowPreview {
  private func run(for item: String, until cancellation: Cancellation) {
    state.withLock { state in
      state.running += 1
      if state.cancellation === cancellation { state.alarm = nil }
    }
    Task(executorPreference: Workers.shared) { [self] in
      let remark = await remark(of: item, until: cancellation)
      end(cancellation, remark)
      state.withLock { $0.running -= 1 }
      endings?.wake()
    }
  }

  /// - Returns: what is to be said behind what the command writes.
  private func remark(of item: String, until cancellation: Cancellation) async -> [UInt8] {
    var call = ProgramCall(["/bin/sh", "-c", "{ \(command)\n} 2>&1", "sh", item], timeout: RowPreview.patience)
    call.inheritsAll = true
    call.onOutput = { [self] piece in take(piece, of: cancellation) }
    do {
      return try await programs.run(call, until: cancellation).errorOutput
    } catch {
      // Who writes more than can be seen is ended by that, and nothing is wrong.
      let isFull = state.withLock { $0.cancellation === cancellation && $0.written.count == RowPreview.longest }
      return isFull ? [] : Array(((error as? Failure)?.message ?? "The preview failed.").utf8)
    }
  }

  private func take(_ piece: ArraySlice<UInt8>, of cancellation: Cancellation) {
    let isNews = state.withLock { state in
      guard state.cancellation === cancellation else { return false }
      state.written += piece.prefix(RowPreview.longest - state.written.count)
      if state.written.count == RowPreview.longest {
        cancellation.cancel()
        return false
      }
      guard state.alarm == nil, piece.contains(RowPreview.lineBreak) else { return false }
      state.alarm = AlarmThread.shared.alarm(after: RowPreview.beat) { [self] in tell(of: cancellation) }
      return state.alarm == nil
    }
    if isNews { onChange() }
  }

  /// Says that something has come.
  private func tell(of cancellation: Cancellation) {
    let isNews = state.withLock { state in
      guard state.cancellation === cancellation else { return false }
      state.alarm = nil
      return true
    }
    if isNews { onChange() }
  }

  /// Takes note that a command has ended.
  private func end(_ cancellation: Cancellation, _ remark: [UInt8]) {
    let isNews = state.withLock { state in
      guard state.cancellation === cancellation else { return false }
      state.alarm?.cancel()
      (state.alarm, state.remark) = (nil, remark)
      return true
    }
    if isNews { onChange() }
  }

  /// - Parameter remark: what stands behind it, when it has ended; until then, a line that is not whole waits for its end.
  private static func lines(of written: [UInt8], _ remark: [UInt8]?) -> [String] {
    let end = (written.lastIndex(of: lineBreak) ?? -1) + 1
    var bytes = remark == nil ? Array(written[..<end]) : written
    if let remark, !remark.isEmpty { bytes += (end < written.count ? [lineBreak] : []) + remark }
    if bytes.isEmpty { return [] }
    // Programs that believe they write to a terminal send colours, which mean nothing in a part of a screen.
    var filter = EscapeFilter()
    let kept = filter.strip(&bytes, in: bytes.indices)
    return PresentationLayout.lines(of: String(decoding: bytes.prefix(kept), as: UTF8.self))
  }
}
