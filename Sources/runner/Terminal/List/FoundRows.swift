import Workflow

/// The rows of a list that fit what is typed.
struct FoundRows {
  private let rows: any RowSource
  private var matching: [Int]?

  init(in rows: any RowSource) { self.rows = rows }

  var count: Int { matching?.count ?? rows.count }
  var total: Int { rows.count }
  /// Places in the list.
  var places: [Int] { matching ?? Array(0..<rows.count) }

  /// - Parameter index: from 0 to less than ``count``.
  func place(at index: Int) -> Int { matching?[index] ?? index }

  mutating func filter(by text: String) {
    let words = text.split(separator: " ").map { FoldedText(String($0)) }
    matching =
      words.isEmpty
      ? nil
      : (0..<rows.count).filter { place in
        let row = rows.row(at: place)
        let texts = [FoldedText(row.name), FoldedText(row.subtitle ?? "")]
        return words.allSatisfy { word in texts.contains { $0.contains(word) } }
      }
  }
}

extension FoundRows {
  /// Why a row is among them: places of characters in its name and in its subtitle.
  func marks(of name: String, _ subtitle: String?) -> (name: Set<Int>, subtitle: Set<Int>) { ([], []) }
}
