/// A picture in characters: each shows two pixels, one over the other, as the upper half of a cell and what is behind it.
struct BlockPicture: Equatable, Sendable {
  /// Nothing where the picture does not cover what is behind.
  struct Cell: Equatable, Sendable {
    var upper: Color?
    var lower: Color?
  }

  /// From the top; all of the same length.
  let rows: [[Cell]]

  /// - Parameter depth: what the terminal shows. Where that is few colours, their mean over some pixels is the colour meant.
  init(_ bitmap: Bitmap, _ depth: ColorDepth) {
    let colors = depth == .full ? BlockPicture.exact(bitmap) : bitmap.dithered { Color.nearest(to: $0, depth) }
    rows = (0..<(bitmap.height + 1) / 2).map { row in
      (0..<bitmap.width).map { column in
        let upper = row * 2 * bitmap.width + column
        let lower = upper + bitmap.width
        return Cell(upper: colors[upper], lower: lower < colors.count ? colors[lower] : nil)
      }
    }
  }

  private static func exact(_ bitmap: Bitmap) -> [Color?] {
    (0..<bitmap.width * bitmap.height).map { pixel in
      guard bitmap.covers(pixel) else { return nil }
      let place = pixel * 4
      return .rgb(red: bitmap.pixels[place], green: bitmap.pixels[place + 1], blue: bitmap.pixels[place + 2])
    }
  }
}

extension Frame {
  /// Draws a picture over what is there, in the middle of a box. Where it covers nothing, what is behind stays.
  mutating func put(_ picture: BlockPicture, row: Int, column: Int, columns: Int, rows: Int) {
    let top = row + max(0, rows - picture.rows.count) / 2
    let left = column + max(0, columns - (picture.rows.first?.count ?? 0)) / 2
    for (down, cells) in picture.rows.prefix(rows).enumerated() {
      for (right, cell) in cells.prefix(columns).enumerated() {
        switch (cell.upper, cell.lower) {
        case (let upper?, let lower): put("▀", over: lower, upper, row: top + down, column: left + right)
        case (nil, let lower?): put("▄", over: nil, lower, row: top + down, column: left + right)
        case (nil, nil): break
        }
      }
    }
  }

  private mutating func put(_ block: String, over background: Color?, _ color: Color, row: Int, column: Int) {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    let behind = self.row(row)[row * columns + column].style.background
    put(block, row: row, column: column, width: 1, style: CellStyle(color, on: background ?? behind))
  }
}
