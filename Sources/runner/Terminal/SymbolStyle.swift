import Workflow

/// How the thumbnails of rows are shown in one cell of text.
enum SymbolStyle: Sendable {
  case emoji
  /// For terminals that show no more than ASCII.
  case ascii
  case none

  /// The columns of a cell and the gap behind it.
  var width: Int {
    switch self {
    case .emoji: 3
    case .ascii: 4
    case .none: 0
    }
  }

  /// - Parameter thumbnail: a picture that cannot be shown in text has the symbol of a picture.
  func cell(for thumbnail: Thumbnail?) -> String {
    let name: String
    switch thumbnail {
    case .symbol(let symbol): name = symbol
    case .path, .url, .data: name = "photo"
    case nil: return String(repeating: " ", count: max(0, width - 1))
    }
    let symbol = SymbolTable.symbol(named: name)
    switch self {
    case .emoji: return (symbol?.emoji ?? "◻").padded(to: 2)
    case .ascii: return (symbol?.ascii ?? "?").padded(to: 3)
    case .none: return ""
    }
  }
}
