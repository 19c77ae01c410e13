internal import Synchronization
internal import Workflow

/// Where the files of one step go, and how far they have come.
final class DownloadDesk: Sendable {
  fileprivate struct State {
    var taken: Set<String> = []
    var received: [Int]
    var totals: [Int?]
    var finished = 0
  }

  private let context: Context
  private let count: Int
  private let state: Mutex<State>

  init(count: Int, in context: Context) {
    self.count = count
    self.context = context
    state = Mutex(
      State(received: Array(repeating: 0, count: count), totals: Array(repeating: nil, count: count)))
    tell(fraction: nil, finished: 0)
  }

  /// The path for a file of a name, which nothing else of this step gets.
  /// - Returns: nothing where the file is there and stays as it is.
  /// - Throws: a ``Failure`` where it must not be there.
  func path(for name: String, in folder: Folder, _ existing: DownloadFiles.Existing) throws -> String? {
    try state.withLock { state in
      var number = 1
      while true {
        let path = FilePath.joined(folder.path, number == 1 ? name : FilePath.numbered(name, number))
        if state.taken.contains(path) {
          number += 1
          continue
        }
        let isThere = try context.files.exists(writing: path)
        if isThere, existing == .keepBoth {
          number += 1
          continue
        }
        if isThere, existing == .fail { throw Failure.isThere(path) }
        state.taken.insert(path)
        return isThere && existing == .skip ? nil : path
      }
    }
  }

  func note(_ received: Int, of total: Int?, at place: Int) {
    let (fraction, finished) = state.withLock { state in
      (state.received[place], state.totals[place]) = (received, total)
      return (state.fraction, state.finished)
    }
    tell(fraction: fraction, finished: finished)
  }

  func finish(_ place: Int) {
    let (fraction, finished) = state.withLock { state in
      state.finished += 1
      return (state.fraction, state.finished)
    }
    tell(fraction: fraction, finished: finished)
  }

  private func tell(fraction: Double?, finished: Int) {
    let files = count == 1 ? "1 file" : "\(count) files"
    let title = finished == 0 ? "Downloading \(files)" : "Downloading \(files), \(finished) finished"
    context.presenter.progress(Progress(title, fraction: fraction))
  }
}

extension DownloadDesk.State {
  /// Of all bytes, once it is known how many there are.
  fileprivate var fraction: Double? {
    let known = totals.compactMap(\.self)
    let total = known.reduce(0, +)
    guard known.count == totals.count, total > 0 else { return nil }
    return min(1, Double(received.reduce(0, +)) / Double(total))
  }
}

extension Failure {
  fileprivate static func isThere(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is there already.",
      hint: "write `existing: keep_both`, `skip` or `replace`")
  }
}
