/// What a terminal draws of sixel (DEC, VT330/VT340 Programmer Reference Manual, chapter 14), by a reading of its own. What is
/// drawn belongs to the cells it lies in, and goes with whatever is written into them.
struct SixelModel {
  let columns: Int
  let rows: Int
  let cell: (width: Int, height: Int)
  private(set) var surprises: [String] = []
  /// For each cell that has anything, its points.
  private var tiles: [Int: [[UInt8]]] = [:]

  init(columns: Int, rows: Int, cell: (width: Int, height: Int)) {
    (self.columns, self.rows, self.cell) = (columns, rows, cell)
  }

  /// The cells of a line that have a part of a picture.
  func columns(inRow row: Int) -> [Int] { (0..<columns).filter { tiles[row * columns + $0] != nil } }

  /// Takes away what lies in some cells, counted by lines from the top.
  mutating func erase(_ cells: Range<Int>) { for cell in cells { tiles[cell] = nil } }

  /// What is to be seen in a box of cells.
  func picture(row: Int, column: Int, columns count: Int, rows lines: Int) -> PixelGrid {
    let colors = (0..<lines * cell.height).flatMap { y in
      (0..<count * cell.width).map { x -> [UInt8] in
        let tile = tiles[(row + y / cell.height) * columns + column + x / cell.width]
        return tile?[y % cell.height * cell.width + x % cell.width] ?? [0, 0, 0, 0]
      }
    }
    return PixelGrid(width: count * cell.width, height: lines * cell.height, colors: colors)
  }

  /// Obeys what stands between `DCS` and its end.
  mutating func obey(_ content: String, row: Int, column: Int) {
    let parts = content.split(separator: "q", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "0;1;0" else { return surprises.append("DCS \(content.prefix(20))") }
    var (x, y, color, count) = (0, 0, 0, 1)
    var colors: [Int: [UInt8]] = [:]
    var size = (width: 0, height: 0)
    var rest = Substring(parts[1]).utf8
    func numbers() -> [Int] {
      let text = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
      rest = rest.dropFirst(text.count)
      return text.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let values = numbers()
        if values.count == 4, values[0] == values[1] { size = (values[2], values[3]) }
      case UInt8(ascii: "#"):
        let values = numbers()
        color = values.first ?? 0
        if values.count == 5, values[1] == 2, values[2...].allSatisfy({ $0 <= 100 }) {
          colors[color] = values[2...].map { UInt8(($0 * 255 + 50) / 100) } + [255]
        } else if values.count != 1 {
          surprises.append("colour \(values)")
        }
        if color > 255 { surprises.append("colour \(color)") }
      case UInt8(ascii: "!"): count = numbers().first ?? 1
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      case 0x3F...0x7E:
        for point in x..<x + count {
          for bit in 0..<6 where (byte - 0x3F) >> bit & 1 == 1 {
            guard point < size.width, y + bit < size.height else {
              surprises.append("a point beyond what was said")
              continue
            }
            set(colors[color], column * cell.width + point, row * cell.height + y + bit)
          }
        }
        (x, count) = (x + count, 1)
      default: surprises.append("sixel \(byte)")
      }
    }
    // The cursor comes to stand below the last strip.
    if row + (y + 6 + cell.height - 1) / cell.height >= rows { surprises.append("the screen scrolls") }
  }

  private mutating func set(_ color: [UInt8]?, _ x: Int, _ y: Int) {
    let (column, row) = (x / cell.width, y / cell.height)
    guard let color, column < columns, row < rows else { return surprises.append("a point at \(x), \(y)") }
    let empty = Array(repeating: [UInt8](repeating: 0, count: 4), count: cell.width * cell.height)
    tiles[row * columns + column, default: empty][y % cell.height * cell.width + x % cell.width] = color
  }
}
