import Workflow

/// What is shown of a text that may be too long: its beginning, or, where a query hit what would not be seen then, the part
/// up to the last hit.
struct ShownPart: Equatable {
  /// Characters that are shown behind the last hit, so that one sees how it goes on.
  private static let context = 3

  let text: String
  /// The places of the hits in it.
  let hits: Set<Int>

  init(of text: String, hits: Set<Int>, columns: Int) {
    self = ShownPart.later(of: text, hits, columns) ?? ShownPart(text: text, hits: hits)
  }

  private init(text: String, hits: Set<Int>) {
    self.text = text
    self.hits = hits
  }

  /// Nothing where the beginning has all hits.
  private static func later(of text: String, _ hits: Set<Int>, _ columns: Int) -> ShownPart? {
    guard let last = hits.max(), TerminalText.width(of: text) > columns else { return nil }
    let characters = Array(text)
    let widths = characters.map { TerminalText.width(of: String($0)) }
    guard last < characters.count, widths[...last].reduce(0, +) >= columns else { return nil }
    var start = min(characters.count, last + 1 + context)
    // Of both ends, what is left out is marked by a character.
    var room = columns - 1 - (start < characters.count ? 1 : 0)
    while start > 0, widths[start - 1] <= room {
      start -= 1
      room -= widths[start]
    }
    let kept = hits.filter { $0 >= start }.map { $0 - start + 1 }
    return ShownPart(text: "…" + String(characters[start...]), hits: Set(kept))
  }
}
