import Testing
import Workflow

@testable import runner

@Suite("The order of rows")
struct RankingTests {
  @Test("Sections stay together in the order in which they came, each with its best rows first")
  func sections() {
    let store = RowStore()
    store.add(
      Rows([
        DisplayRepresentation("barfoo", section: "One"), DisplayRepresentation("foo", section: "Two"),
        DisplayRepresentation("foo", section: "One"), DisplayRepresentation("xfoox", section: "Two"),
        DisplayRepresentation("bar", section: "Three"),
      ]))
    let found = RankedRows(of: Query("foo"), in: store.snapshot)
    #expect(found[0..<found.count] == [2, 0, 1, 3])
  }

  @Test("Where rows are only left out, the others keep their order")
  func inverse() {
    let found = RankedRows(of: Query("!x"), in: RowSnapshot(lines: ["long name", "x", "b", "a"]))
    #expect(found[0..<found.count] == [0, 2, 3])
  }

  @Test("The best of many rows are those that stand first when all are in order", arguments: ["a", "ab", "b a", "!c"])
  func best(query: String) throws {
    let endings = ["", "b", "ab", " b", "/b-a", "c"]
    let lines = (0..<9000).map { "\(String(repeating: "x", count: $0 * 7 % 13))a\(endings[$0 % endings.count])" }
    let rows = RowSnapshot(lines: lines)
    let pass = try #require(MatchPass(Query(query), in: rows, after: nil) { false })
    let found = pass.ranked(in: rows)
    #expect(found.count > 2000)
    let first = found[0..<2000]
    #expect(first == Array(found.places.prefix(2000)))
    #expect(Set(found.places).count == found.count)
  }

  @Test("A text too long to be weighed as a whole is found all the same")
  func long() {
    let long = String(repeating: "a", count: 60_000) + "bcd" + String(repeating: "-", count: 60_000)
    let rows = RowSnapshot(lines: [long, "a b c d", "abc"])
    let found = RankedRows(of: Query("abcd"), in: rows)
    #expect(found[0..<found.count] == [1, 0])
    #expect(found.highlights(at: 0).name == [59_999, 60_000, 60_001, 60_002])
  }
}
