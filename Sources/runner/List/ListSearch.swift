import Synchronization

/// Searches the rows of a store in the background, while they are read and shown. What was asked last counts: older
/// work is dropped as soon as there is a newer query.
final class ListSearch: Sendable {
  private struct State {
    var query = Query("")
    var results: RankedRows
    /// Whether a pass is under way or waits.
    var isBusy = false
    /// Whether something has changed since the pass began.
    var isOutdated = false
  }

  private let store: RowStore
  private let onChange: @Sendable () -> Void
  private let queue = WorkQueue()
  private let state: Mutex<State>
  /// Goes up with every query; a pass for an older one ends.
  private let generation = Atomic<Int>(0)

  /// - Parameter onChange: called on any thread when there are new ``results``, or all rows have come.
  init(_ store: RowStore, onChange: @escaping @Sendable () -> Void = {}) {
    self.store = store
    self.onChange = onChange
    state = Mutex(State(results: RankedRows(Query(""), all: store.snapshot)))
    store.observe { [weak self] in self?.renew() }
  }

  /// Looks for something else. Returns at once.
  func search(_ text: String) {
    let query = Query(text)
    let isSame = state.withLock { state in
      if state.query == query { return true }
      state.query = query
      return false
    }
    if isSame { return }
    generation.add(1, ordering: .relaxed)
    renew()
  }

  /// The newest results: those of ``RankedRows/query``, which may be one before the last, among the rows that were there.
  var results: RankedRows {
    state.withLock { state in
      // Without a query there is nothing to wait for.
      if state.query.isEmpty { state.results = RankedRows(state.query, all: store.snapshot) }
      return state.results
    }
  }

  /// Whether the results are those of the last query among all rows that have come.
  var isSettled: Bool { state.withLock { !$0.isBusy } }

  private func renew() {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
      state.isOutdated = true
      return state.isBusy
    }
    if isBusy { return }
    // Without a thread to be had the one that asks waits.
    do { try queue.add { self.work() } } catch { work() }
  }

  private func work() {
    while true {
      let query = state.withLock { state in
        state.isOutdated = false
        return state.query
      }
      let results = pass(query)
      let isOver = state.withLock { state in
        if let results { state.results = results }
        state.isBusy = state.isOutdated
        return !state.isBusy
      }
      if results != nil { onChange() }
      if isOver { return }
    }
  }

  private func pass(_ query: Query) -> RankedRows? {
    let rows = store.snapshot
    if query.isEmpty { return RankedRows(query, all: rows) }
    let started = generation.load(ordering: .relaxed)
    var places: [UInt32] = []
    for (chunk, start) in zip(rows.chunks, rows.starts) {
      if generation.load(ordering: .relaxed) != started { return nil }
      for row in 0..<chunk.count where query.matches(chunk, at: row) { places.append(UInt32(start + row)) }
    }
    return RankedRows(query, in: rows, ranked: places)
  }
}
