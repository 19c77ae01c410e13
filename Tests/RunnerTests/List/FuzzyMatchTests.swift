import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("Fuzzy terms")
struct FuzzyMatchTests {
  private static func places(
    of written: String, in text: String, by fuzzy: inout FuzzyMatch
  ) throws -> [Int]? {
    let term = try #require(QueryTerm(Array(written.unicodeScalars)))
    var loaded = MatchText()
    let bytes = Array(text.utf8)
    loaded.load(ascii: bytes.span, bytes.indices, offset: 0, isCaseSensitive: term.isCaseSensitive)
    var places: [Int]? = []
    return fuzzy.score(of: term.characters, in: loaded, places: &places) == nil ? nil : places
  }

  @Test(
    "The places that are hit are told, whatever comes behind them",
    arguments: [
      ("sh", "s_hh", [0, 2]), ("sh", "src/hash.c", [0, 4]), ("fb", "feature/big-bug", [0, 8]),
      ("fb", "foo-bar-baz", [0, 4]), ("sw", "Star Wars Wax", [0, 5]), ("fl", "fix login loop", [0, 4]),
      ("abc", "abcabcabc", [0, 1, 2]), ("ab", "a-b ab", [4, 5]),
    ])
  func told(written: String, text: String, expected: [Int]) throws {
    var fuzzy = FuzzyMatch()
    #expect(try FuzzyMatchTests.places(of: written, in: text, by: &fuzzy) == expected)
  }

  @Test("They are the letters of the term in their order, the same whatever was looked for before", arguments: 1...6)
  func order(seed: Int) throws {
    let letters = Array("abAB_-/ .")
    var chance = SplitMix(seed: UInt64(seed))
    func text(_ count: Int) -> String {
      String((0..<count).map { _ in letters[Int.random(in: 0..<9, using: &chance)] })
    }
    var used = FuzzyMatch()
    var matches = 0
    for _ in 0..<3000 {
      let row = text(Int.random(in: 1...24, using: &chance))
      let term = String(text(Int.random(in: 1...5, using: &chance)).lowercased().filter { "ab".contains($0) })
      guard !term.isEmpty, let found = try FuzzyMatchTests.places(of: term, in: row, by: &used) else { continue }
      matches += 1
      #expect(found == found.sorted() && Set(found).count == found.count, "\(term) in \(row)")
      #expect(String(found.map { Array(row.lowercased())[$0] }) == term, "\(term) in \(row)")
      var fresh = FuzzyMatch()
      #expect(try FuzzyMatchTests.places(of: term, in: row, by: &fresh) == found, "\(term) in \(row)")
    }
    #expect(matches > 300)
  }
}
