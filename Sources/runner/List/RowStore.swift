import Synchronization
import Workflow

/// All rows of a visual list. They are added by one thread and read by any number of others at the same time: who reads
/// takes a ``RowSnapshot``, in which rows stay where they are. A row is known by its place, from 0, which never changes.
final class RowStore: Sendable {
  /// Why no more rows come.
  enum End: Sendable {
    /// All are there.
    case complete
    /// There are more than are kept, or they cannot be read further, as the diagnostic says. Those that are there can be
    /// picked.
    case cut(Diagnostic)
  }

  private struct State {
    var snapshot = RowSnapshot()
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// The rows that are there now. Takes no time, however many they are.
  var snapshot: RowSnapshot { state.withLock { $0.snapshot } }

  /// Calls back, on the thread that adds rows, whenever there are more, and at the end.
  func observe(_ observer: @escaping @Sendable () -> Void) { state.withLock { $0.observers.append(observer) } }

  /// Adds rows behind the others.
  /// - Parameter replacing: whether the chunk holds those of the last one too, which was not full.
  func add(_ chunk: RowChunk, replacing: Bool = false) {
    change { $0.add(chunk, replacing: replacing) }
  }

  /// The number of a section, from 1, by which rows name it.
  func section(_ title: String) -> UInt32 {
    let title = TerminalText.cleaned(title)
    return state.withLock { $0.snapshot.section(title) }
  }

  func end(_ end: End) { change { $0.end = end } }

  private func change(_ edit: (inout RowSnapshot) -> Void) {
    let observers = state.withLock { state in
      edit(&state.snapshot)
      return state.observers
    }
    for observer in observers { observer() }
  }
}

extension RowStore {
  /// A store of all rows of a list.
  convenience init(_ rows: any RowSource) {
    self.init()
    add(rows)
  }

  /// Adds the rows of a list and ends the store.
  func add(_ rows: any RowSource) {
    var builder = RowChunkBuilder()
    for place in 0..<rows.count {
      let row = rows.row(at: place)
      builder.append(row, section: row.section.map { section($0) } ?? 0)
      if builder.isFull {
        add(builder.chunk())
        builder = RowChunkBuilder()
      }
    }
    if builder.count > 0 { add(builder.chunk()) }
    end(.complete)
  }
}
