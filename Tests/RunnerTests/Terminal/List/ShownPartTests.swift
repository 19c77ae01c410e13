import Testing

@testable import runner

@Suite("The part of a long text that is shown")
struct ShownPartTests {
  @Test(
    "has the last hit, with a little behind it",
    arguments: [
      ("abcdefghij", [1], 10, "abcdefghij", [1]), ("abcdefghij", [8], 6, "…fghij", [4]),
      ("abcdefghij", [0, 8], 6, "…fghij", [4]), ("abcdefghijklmnop", [7], 6, "…hijklmnop", [1]),
      ("abcdefghij", [4], 6, "abcdefghij", [4]), ("abcdefghij", [5], 6, "…fghij", [1]),
      ("日本語の長い題名です", [7], 8, "…名です", [1]), ("abcdefghij", [], 3, "abcdefghij", []),
      ("abcdefghij", [8], 0, "…", []),
    ])
  func part(text: String, hits: [Int], columns: Int, shown: String, marked: [Int]) {
    let part = ShownPart(of: text, hits: Set(hits), columns: columns)
    #expect(part.text == shown)
    #expect(part.hits.sorted() == marked)
  }
}
