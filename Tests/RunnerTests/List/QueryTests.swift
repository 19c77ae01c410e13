import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("The queries of the visual list")
struct QueryTests {
  private static func lines(of name: String) throws -> [String] {
    try ProjectFolder.text(of: "Tests/RunnerTests/List/Golden/\(name)")
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static let rows = Result { RowSnapshot(lines: try lines(of: "rows.txt")) }

  /// `Golden/record` asks fzf anew.
  @Test(
    "What matches, and in which order, is what fzf finds",
    arguments: try zip(lines(of: "queries.txt"), lines(of: "found.txt")).map { ($0, $1) })
  func matches(query: String, found: String) throws {
    let ranked = RankedRows(of: Query(query), in: try Self.rows.get())
    #expect(ranked[0..<ranked.count] == found.split(separator: " ").map { Int($0) })
  }

  @Test(
    "A query that goes on finds the same among what was found before as among all rows",
    arguments: [
      ["f", "fo", "foo", "foo ", "foo !", "foo !b", "foo !ba"], ["'f", "'fo", "'foo'"], ["^f", "^fo", "^foo$"],
      ["z$", "az$", "baz$"], ["n", "na", "naï", "naïv"], ["f", "fB", "fBB"], ["foo", "foo |", "foo | star"],
      ["!x", "!xz", "!xzy"], ["a b", "a b c", "ab b c"], ["東", "東 物"], ["foo$", "foo$ ^f"],
    ])
  func narrowing(queries: [String]) throws {
    let rows = try Self.rows.get()
    var earlier: MatchPass?
    for text in queries {
      let query = Query(text)
      let pass = try #require(MatchPass(query, in: rows, after: earlier) { false })
      let found = pass.ranked(in: rows)
      let whole = RankedRows(of: query, in: rows)
      #expect(found[0..<found.count] == whole[0..<whole.count], "\(text)")
      earlier = pass
    }
  }

  @Test(
    "Only a query that finds no more than the one before narrows it",
    arguments: [
      ("ab", "a", true), ("a", "ab", false), ("a b", "a", true), ("Ab", "a", true), ("ab", "A", false),
      ("'ab", "a", true), ("ab", "'a", false), ("!ab", "!a", false), ("!a b", "!a", true), ("^ab", "^a", true),
      ("ab$", "b$", true), ("ab$", "a$", false), ("a | b", "a", false), ("a | b c", "a | b", true), ("á", "a", true),
      ("a", "á", false),
    ])
  func narrows(query: String, earlier: String, expected: Bool) {
    #expect(Query(query).narrows(Query(earlier)) == expected)
  }

  @Test(
    "The characters that are hit are known, by their places in what is shown",
    arguments: [
      ("fbb", "foo bar baz", [0, 4, 8]), ("bar", "b-a-r bar", [6, 7, 8]), ("'ar", "Star Wars", [2, 3]),
      ("^st rs$", "Star Wars", [0, 1, 7, 8]), ("amelie", "Amélie", [0, 1, 2, 3, 4, 5]), ("物", "東京物語", [2]),
      ("!x", "Star", []), ("x", "Star", []), ("'wars'", "Star Wars", [5, 6, 7, 8]), ("🍕", "a 🍕", [2]),
      ("x | t", "Star", [1]),
    ])
  func highlights(query: String, row: String, places: [Int]) {
    let ranked = RankedRows(of: Query(query), in: RowSnapshot(lines: [row]))
    #expect(ranked.highlights(at: 0) == RowHighlights(name: places))
  }

  @Test("Each word may stand in the name or in the subtitle")
  func subtitles() throws {
    var builder = RowChunkBuilder()
    builder.append(.init("Star Wars", subtitle: "1977, space"))
    builder.append(.init("Star Trek", subtitle: "1979, space"))
    var rows = RowSnapshot()
    rows.add(builder.chunk(), replacing: false)
    let ranked = RankedRows(of: Query("star 77"), in: rows)
    #expect(ranked[0..<ranked.count] == [0])
    #expect(ranked.highlights(at: 0) == RowHighlights(name: [0, 1, 2, 3], subtitle: [2, 3]))
  }
}

extension RowSnapshot {
  /// Rows as they come in.
  init(lines: [String]) {
    self.init()
    let bytes = lines.flatMap { line -> [UInt8] in Array(line.utf8) + [0x0A] }
    var rest = bytes[...]
    while !rest.isEmpty {
      var builder = RowChunkBuilder()
      rest = rest.dropFirst(builder.append(lines: rest, separator: 0x0A))
      add(builder.chunk(), replacing: false)
    }
  }
}
