/// How a terminal gets pictures to show.
enum PictureForm: Hashable, Sendable {
  /// As characters of two pixels each, in the colours of the terminal.
  case blocks(ColorDepth)
  /// As pixels, by kitty's protocol: sent once, and put into cells as often as needed.
  case kitty(CellSize)
  /// As pixels, sent whenever they are drawn.
  case sixel(CellSize)
}

extension PictureForm {
  /// Whether the terminal draws pictures itself.
  var isPixels: Bool { if case .blocks = self { false } else { true } }

  /// The pixels of a cell.
  var cell: (width: Int, height: Int) {
    switch self {
    case .blocks: (1, 2)
    case .kitty(let cell), .sixel(let cell): (cell.width, cell.height)
    }
  }

  /// The pixels that a box of cells has room for.
  func pixels(columns: Int, rows: Int) -> (width: Int, height: Int) {
    switch self {
    case .blocks: (columns, rows * 2)
    case .kitty(let cell): (columns * cell.width, rows * cell.height)
    case .sixel(let cell):
      // A last strip that is not whole would reach past the cells.
      (columns * cell.width, max(1, rows * cell.height / Sixel.stripHeight * Sixel.stripHeight))
    }
  }

  /// Makes what a drawing gets of a picture that fits into a box.
  func shown(_ bitmap: Bitmap, columns: Int, rows: Int) -> ShownPicture {
    switch self {
    case .blocks(let depth): return .blocks(BlockPicture(bitmap, depth))
    case .kitty, .sixel:
      let (width, height) = pixels(columns: columns, rows: rows)
      let whole = bitmap.centered(width: width, height: height)
      let number = PixelPicture.nextNumber()
      let isKept = if case .kitty = self { true } else { false }
      let bytes = isKept ? KittyGraphics.transmission(of: whole, number: number) : Sixel.bytes(of: whole)
      return .pixels(PixelPicture(number: number, columns: columns, rows: rows, isKept: isKept, bytes: bytes))
    }
  }
}
