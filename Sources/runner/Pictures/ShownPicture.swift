/// A picture as a drawing gets it from a ``PictureWall`` and puts it into a ``Frame``, in whatever form the terminal shows it.
enum ShownPicture: Sendable {
  case blocks(BlockPicture)
  case pixels(PixelPicture)

  /// What it takes in memory, about.
  var size: Int {
    switch self {
    case .blocks(let picture): picture.rows.reduce(0) { $0 + $1.count } * MemoryLayout<BlockPicture.Cell>.stride
    case .pixels(let picture): picture.bytes.count
    }
  }
}

extension Frame {
  /// Draws a picture in the middle of the box of cells for which it was asked. What is behind shows where it covers nothing.
  mutating func put(_ picture: ShownPicture, row: Int, column: Int, columns: Int, rows: Int) {
    switch picture {
    case .blocks(let picture): put(picture, row: row, column: column, columns: columns, rows: rows)
    case .pixels(let picture): place(PlacedPicture(picture: picture, row: row, column: column))
    }
  }
}
