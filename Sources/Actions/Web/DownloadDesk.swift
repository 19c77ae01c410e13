internal import Synchronization
internal import Workflow

/// Where the files of one step go, and how far they have come.
final class DownloadDesk: Sendable {
  fileprivate struct State {
    var taken: Set<String> = []
    var files: [Transfer]
  }

  /// One of the files.
  fileprivate struct Transfer {
    /// Of the file as it will be called, once that is known.
    var name: String?
    var received = 0
    var total: Int?
    var isFinished = false
  }

  private let files: GrantedFiles
  /// That of the turn that downloads, which other threads would not find.
  private let presenter: any Presenter
  private let count: Int
  private let state: Mutex<State>

  init(count: Int, in context: Context) {
    self.count = count
    files = context.files
    presenter = context.presenter
    state = Mutex(State(files: Array(repeating: Transfer(), count: count)))
    tell()
  }

  /// The path for a file of a name, which nothing else of this step gets.
  /// - Returns: nothing where the file is there and stays as it is.
  /// - Throws: a ``Failure`` where it must not be there.
  func path(
    for name: String, at place: Int, in folder: Folder, _ existing: DownloadFiles.Existing
  ) throws -> String? {
    try state.withLock { state in
      var number = 1
      while true {
        let path = FilePath.joined(folder.path, number == 1 ? name : FilePath.numbered(name, number))
        if state.taken.contains(path) {
          number += 1
          continue
        }
        let isThere = try files.exists(writing: path)
        if isThere, existing == .keepBoth {
          number += 1
          continue
        }
        if isThere, existing == .fail { throw Failure.isThere(path) }
        state.taken.insert(path)
        state.files[place].name = FilePath.name(of: path)
        return isThere && existing == .skip ? nil : path
      }
    }
  }

  func note(_ received: Int, of total: Int?, at place: Int) {
    state.withLock { ($0.files[place].received, $0.files[place].total) = (received, total) }
    tell()
  }

  func finish(_ place: Int) {
    state.withLock { state in
      state.files[place].isFinished = true
      // One that is skipped, or whose length nobody said, has all that it will have.
      state.files[place].total = state.files[place].total ?? state.files[place].received
    }
    tell()
  }

  private func tell() {
    let files = state.withLock { $0.files }
    let finished = files.count(where: \.isFinished)
    let title = "Downloading " + (count == 1 ? "1 file" : "\(count) files")
    let parts = files.filter { !$0.isFinished && $0.received > 0 }.compactMap(\.progress)
    presenter.progress(
      Progress(
        finished == 0 ? title : "\(title), \(finished) finished", fraction: files.fraction,
        bytes: files.reduce(0) { $0 + $1.received }, parts: parts.count > 1 ? parts : []))
  }
}

extension DownloadDesk.Transfer {
  fileprivate var progress: Progress? {
    guard let name else { return nil }
    let fraction = total.map { min(1, Double(received) / Double(max($0, 1))) }
    return Progress(TerminalText.cleaned(name), fraction: fraction, bytes: received)
  }
}

extension [DownloadDesk.Transfer] {
  /// Of all bytes, once it is known how many there are.
  fileprivate var fraction: Double? {
    let known = compactMap(\.total)
    let total = known.reduce(0, +)
    guard known.count == count, total > 0 else { return nil }
    return Swift.min(1, Double(reduce(0) { $0 + $1.received }) / Double(total))
  }
}

extension Failure {
  fileprivate static func isThere(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is there already.",
      hint: "write `existing: keep_both`, `skip` or `replace`")
  }
}
