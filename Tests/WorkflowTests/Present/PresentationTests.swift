import Testing

@testable import Workflow

@Suite("How a value is shown")
struct PresentationTests {
  /// Dictionaries, each with so many keys of its own beside so many that all have.
  private func rows(_ count: Int, own: Int, common: Int) -> Value {
    .list(
      List(
        (0..<count).map { row in
          let names = (0..<common).map { "common \($0)" } + (0..<own).map { "\(row) \($0)" }
          return .dictionary(OrderedDictionary(names.map { ($0, .integer(Int64(row))) }))
        }))
  }

  private func isTable(_ value: Value) -> Bool {
    if case .table = Presentation(of: value) { true } else { false }
  }

  @Test("Dictionaries are a table, unless most of it would be empty")
  func tables() throws {
    #expect(isTable(rows(2, own: 3, common: 0)))
    #expect(isTable(rows(5000, own: 0, common: 20)))
    #expect(isTable(rows(30, own: 1, common: 2)))
    for sparse in [rows(2000, own: 1, common: 0), rows(300, own: 2, common: 3)] {
      guard case .list(let list) = Presentation(of: sparse) else {
        Issue.record("no list")
        continue
      }
      #expect(list.rows.count == sparse.items.count)
    }
  }
}
