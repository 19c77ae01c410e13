import Synchronization
import Workflow

/// Searches the rows of a store in the background, while they are read and shown. What was asked last counts: older
/// work is dropped as soon as there is a newer query.
final class ListSearch: Sendable {
  private struct State {
    var query = Query("")
    var results: RankedRows
    /// What the results were made of, for the next query that narrows this one.
    var pass: MatchPass?
    /// Whether a pass is under way or waits.
    var isBusy = false
    /// Whether something has changed since the pass began.
    var isOutdated = false
  }

  private let store: RowStore
  private let style: QueryStyle
  private let onChange: @Sendable () -> Void
  private let queue = WorkQueue()
  private let state: Mutex<State>
  /// Goes up with every query; a pass for an older one ends.
  private let generation = Atomic<Int>(0)

  /// - Parameter onChange: called on any thread when there are new ``results``, or all rows have come.
  init(_ store: RowStore, _ style: QueryStyle = QueryStyle(), onChange: @escaping @Sendable () -> Void = {}) {
    self.store = store
    self.style = style
    self.onChange = onChange
    state = Mutex(State(results: RankedRows(Query(""), all: store.snapshot)))
    store.observe { [weak self] in self?.renew() }
  }

  /// Looks for something else. Returns at once.
  func search(_ text: String) {
    let query = Query(text, style)
    let isSame = state.withLock { state in
      if state.query == query { return true }
      state.query = query
      generation.add(1, ordering: .relaxed)
      return false
    }
    if !isSame { renew() }
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
      let (query, earlier, generation) = state.withLock { state in
        state.isOutdated = false
        return (state.query, state.pass, self.generation.load(ordering: .relaxed))
      }
      let rows = store.snapshot
      let pass =
        query.isEmpty
        ? nil
        : MatchPass(query, in: rows, after: earlier) { [self] in
          self.generation.load(ordering: .relaxed) != generation
        }
      let results = query.isEmpty ? RankedRows(query, all: rows) : pass?.ranked(in: rows)
      let isOver = state.withLock { state in
        if let results, state.query == query { (state.results, state.pass) = (results, pass) }
        state.isBusy = state.isOutdated
        return !state.isBusy
      }
      if results != nil { onChange() }
      if isOver { return }
    }
  }
}
