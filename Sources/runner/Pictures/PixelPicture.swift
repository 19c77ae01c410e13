import Synchronization

/// A picture that the terminal itself draws, of pixels, over a box of cells.
struct PixelPicture: Sendable {
  /// Tells it from every other that was made: what has the same number looks the same.
  let number: Int
  let columns: Int
  let rows: Int
  /// Whether the terminal keeps what it is sent and shows it by its number; else it draws what it is sent and forgets it.
  let isKept: Bool
  /// What the terminal is sent.
  let bytes: [UInt8]

  private static let last = Atomic<Int>(0)

  static func nextNumber() -> Int { last.add(1, ordering: .relaxed).newValue }
}

/// A picture at its place on the screen, as the first of its cells has it.
struct PlacedPicture: Hashable, Sendable {
  let picture: PixelPicture
  let row: Int
  let column: Int

  var lines: Range<Int> { row..<row + picture.rows }
  var span: Range<Int> { column..<column + picture.columns }

  static func == (one: PlacedPicture, other: PlacedPicture) -> Bool {
    (one.picture.number, one.row, one.column) == (other.picture.number, other.row, other.column)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(picture.number)
    hasher.combine(row)
    hasher.combine(column)
  }
}
