import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("Fuzzy terms in short texts")
struct CompactFuzzyMatchTests {
  /// Letters that meet often, in both cases, with everything between that can begin a word.
  private static let letters = Array("abABc1_-/ .".utf8)

  private static func text(_ lengths: ClosedRange<Int>, by chance: inout SplitMix) -> [UInt8] {
    (0..<Int.random(in: lengths, using: &chance)).map { _ in letters[Int.random(in: 0..<letters.count, using: &chance)]
    }
  }

  @Test("are worth what the whole table says", arguments: [1, 2, 3, 4, 6])
  func score(letters: Int) throws {
    var chance = SplitMix(seed: UInt64(letters))
    var (compact, whole, text) = (CompactFuzzyMatch(), FuzzyMatch(), MatchText())
    var matches = 0
    for _ in 0..<4000 {
      let bytes = Self.text(0...64, by: &chance)
      let written = Self.text(letters...letters, by: &chance).map { $0 == 0x20 ? 0x62 : $0 }
      guard let term = QueryTerm(written.map { Unicode.Scalar($0) }), term.kind == .fuzzy else { continue }
      var none: [Int]?
      text.load(ascii: bytes.span, bytes.indices, offset: 0, isCaseSensitive: term.isCaseSensitive)
      let expected = bytes.isEmpty ? nil : whole.score(of: term.characters, in: text, places: &none)
      let found = compact.score(of: term, in: bytes.span, bytes.indices)
      #expect(
        found == expected, "\(String(decoding: written, as: UTF8.self)) in \(String(decoding: bytes, as: UTF8.self))")
      if found != nil { matches += 1 }
    }
    #expect(matches > 200)
  }

  @Test("are found at every place of every length", arguments: [1, 7, 8, 9, 16, 63, 64])
  func places(length: Int) {
    for place in 0..<length {
      var bytes = [UInt8](repeating: 0x2D, count: length)
      bytes[place] = 0x51
      for behind in [[], [UInt8](repeating: 0x51, count: 70)] {
        let all = bytes + behind
        #expect(
          LetterPlaces(in: all.span, 0..<length).of(0x71, isCaseSensitive: false) == 1 << UInt64(place),
          "place \(place) with \(behind.count) bytes behind")
        #expect(LetterPlaces(in: all.span, 0..<length).of(0x71, isCaseSensitive: true) == 0)
      }
    }
  }
}
