import Dispatch
import Synchronization
import Testing
import Workflow

@testable import runner

@Suite("Searching beside reading")
struct ListSearchTests {
  private static func chunk(_ names: [String]) -> RowChunk {
    var builder = RowChunkBuilder()
    for name in names { builder.append(DisplayRepresentation(name)) }
    return builder.chunk()
  }

  /// Waits for results that are as they should be.
  private func results(
    of search: ListSearch, _ changes: DispatchSemaphore, until isRight: (RankedRows) -> Bool
  ) -> RankedRows {
    while true {
      let results = search.results
      if isRight(results) { return results }
      changes.wait()
    }
  }

  @Test("The last query is answered for all rows, whichever come while it is searched for")
  func readingWhileSearching() {
    let store = RowStore()
    let changes = DispatchSemaphore(value: 0)
    let search = ListSearch(store) { changes.signal() }
    let total = 200
    DispatchQueue(label: "rows").async {
      for number in 0..<total {
        store.add(Self.chunk((0..<100).map { "row \(number) of \($0)" }))
      }
      store.end(.complete)
    }
    for text in ["r", "ro", "row", "row 1", "row 19", "'row 19", "of 99"] { search.search(text) }
    let found = results(of: search, changes) { $0.query.text == "of 99" && $0.rows.end != nil }
    let whole = RankedRows(of: Query("of 99"), in: store.snapshot)
    #expect(found.count == whole.count)
    #expect(found[0..<found.count] == whole[0..<whole.count])
    #expect(found.rows.count == total * 100)
  }

  @Test("Results hold together: their ranks lie in the rows that they are of")
  func consistent() {
    let store = RowStore()
    let isOver = Atomic<Bool>(false)
    let search = ListSearch(store)
    search.search("x")
    DispatchQueue(label: "rows").async {
      for number in 0..<300 { store.add(Self.chunk(["x\(number)", "y", "xx"])) }
      store.end(.complete)
      isOver.store(true, ordering: .releasing)
    }
    while !isOver.load(ordering: .acquiring) {
      let results = search.results
      for rank in stride(from: 0, to: results.count, by: 7) where !results.row(at: rank).name.hasPrefix("x") {
        Issue.record("a row that does not match")
      }
    }
  }

  @Test("A chunk that grows takes the place of what it was")
  func growing() {
    let store = RowStore()
    let changes = DispatchSemaphore(value: 0)
    let search = ListSearch(store) { changes.signal() }
    search.search("a")
    var names: [String] = []
    for number in 0..<20 {
      names.append("a\(number)")
      store.add(Self.chunk(names), replacing: number > 0)
    }
    store.end(.complete)
    let found = results(of: search, changes) { $0.query.text == "a" && $0.rows.end != nil }
    #expect(found.count == 20)
    #expect(Set(found[0..<20]) == Set(0..<20))
  }

  @Test("Without a query all rows are there at once")
  func noQuery() {
    let store = RowStore()
    let search = ListSearch(store)
    store.add(Self.chunk(["a", "b"]))
    #expect(search.results.count == 2)
    #expect(search.results[0..<9] == [0, 1])
  }
}
