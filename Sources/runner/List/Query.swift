/// What is typed into a visual list.
struct Query: Sendable, Equatable {
  let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = text.split(separator: " ").map { $0.lowercased() }
  }

  /// Whether every row matches.
  var isEmpty: Bool { words.isEmpty }

  func matches(_ chunk: RowChunk, at row: Int) -> Bool {
    let name = (chunk.name(at: row) + " " + (chunk.subtitle(at: row) ?? "")).lowercased()
    return words.allSatisfy { name.contains($0) }
  }

  func highlights(in chunk: RowChunk, at row: Int) -> RowHighlights { RowHighlights() }
}
