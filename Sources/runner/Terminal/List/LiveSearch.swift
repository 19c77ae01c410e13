import Synchronization
import Workflow

/// Finds rows where the list itself has not all of them: whoever asks is asked for the rows of each text that is typed.
///
/// Every row that was ever found stays in the store, so that what is picked of one search is still there in the next.
final class LiveSearch: RowFinding {
  typealias Search = @Sendable (_ text: String) async throws -> VisualList

  /// A pause in typing, after which it is worth to search.
  private static let pause = Span(nanoseconds: 150_000_000)

  fileprivate struct State {
    var results: RankedRows
    var failure: String?
    var alarm: Alarm?
    var task: Task<Void, Never>?
    /// Goes up with each search; what comes of an older one is dropped.
    var generation = 0
    /// Where a row is that was found before, and by which search each was found first.
    var places: [[String]: UInt32] = [:]
    var found: [FoundRow] = []
  }

  private let store = RowStore()
  private let first: VisualList
  private let find: Search
  private let onChange: @Sendable () -> Void
  private let state: Mutex<State>

  init(_ list: VisualList, by find: @escaping Search, onChange: @escaping @Sendable () -> Void) {
    first = list
    self.find = find
    self.onChange = onChange
    state = Mutex(State(results: RankedRows(Query(""), all: store.snapshot)))
    state.withLock { keep(first.rows, of: "", in: &$0) }
  }

  deinit { state.withLock { $0.drop() } }

  var results: RankedRows { state.withLock { $0.results } }
  var failure: String? { state.withLock { $0.failure } }

  /// Where the picked rows came from.
  func rows(at places: [Int]) -> [FoundRow] { state.withLock { state in places.map { state.found[$0] } } }

  func search(_ text: String) {
    state.withLock { state in
      state.drop()
      state.generation += 1
      state.failure = nil
      if text.isEmpty { return keep(first.rows, of: "", in: &state) }
      let generation = state.generation
      state.alarm = AlarmThread.shared.alarm(after: LiveSearch.pause) { [weak self] in self?.begin(text, generation) }
      // Without a thread for the pause there is none.
      if state.alarm == nil { begin(text, in: &state) }
    }
  }

  private func begin(_ text: String, _ generation: Int) {
    state.withLock { state in if state.generation == generation { begin(text, in: &state) } }
  }

  private func begin(_ text: String, in state: inout State) {
    state.task = Task(executorPreference: Workers.shared) { [weak self, find, generation = state.generation] in
      let found: Result<VisualList, any Error>
      do { found = .success(try await find(text)) } catch { found = .failure(error) }
      self?.take(found, of: text, generation)
    }
  }

  private func take(_ found: Result<VisualList, any Error>, of text: String, _ generation: Int) {
    let isNews = state.withLock { state in
      guard state.generation == generation else { return false }
      switch found {
      case .success(let list): keep(list.rows, of: text, in: &state)
      case .failure(let error):
        state.failure = (error as? Failure)?.message ?? "The search failed."
        keep(Rows([]), of: text, in: &state)
      }
      return true
    }
    if isNews { onChange() }
  }

  private func keep(_ rows: any RowSource, of text: String, in state: inout State) {
    var builder = RowChunkBuilder()
    let places = (0..<rows.count).map { index -> UInt32 in
      let row = rows.row(at: index)
      let key = [row.name, row.subtitle ?? "", row.thumbnail?.text ?? "", row.section ?? ""]
      if let place = state.places[key] { return place }
      let place = UInt32(state.found.count)
      state.places[key] = place
      state.found.append(FoundRow(text, index))
      builder.append(row, section: row.section.map { store.section($0) } ?? 0)
      return place
    }
    if builder.count > 0 { store.add(builder.chunk()) }
    state.results = RankedRows(Query(text), in: store.snapshot, places: places)
  }
}

extension LiveSearch.State {
  /// Ends what was begun for a text before.
  fileprivate mutating func drop() {
    alarm?.cancel()
    task?.cancel()
  }
}
