/// A picture as sixel (DEC, VT330/VT340 Programmer Reference Manual, chapter 14): strips of six lines, each colour drawn over
/// the whole width of one.
///
/// Where the picture covers nothing, what is behind stays. It is as tall as it says: whoever makes it sees to it that no strip
/// reaches past its cells.
enum Sixel {
  static let stripHeight = 6

  /// As many colours as every terminal has room for, and fewer for what is small: they would take more room than the picture.
  private static func most(for bitmap: Bitmap) -> Int { bitmap.width * bitmap.height < 2500 ? 64 : 256 }

  /// The sequence that draws it from where the cursor is, and leaves the cursor anywhere.
  static func bytes(of bitmap: Bitmap) -> [UInt8] {
    var palette = PicturePalette(of: bitmap, most: most(for: bitmap))
    let colors = palette.colors.map { (percent($0.red), percent($0.green), percent($0.blue)) }
    let shown = colors.map { color in (red: shade(color.0), green: shade(color.1), blue: shade(color.2)) }
    let points = bitmap.dithered(strength: 8) { shades in
      let place = palette.place(of: shades)
      return (place, shown[place])
    }
    // The size of a point, that what is not drawn stays, and the size of the whole.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)".utf8)
    for (number, color) in colors.enumerated() {
      bytes += "#\(number);2;\(color.0);\(color.1);\(color.2)".utf8
    }
    for top in stride(from: 0, to: bitmap.height, by: stripHeight) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      draw(points, of: bitmap, from: top, into: &bytes)
    }
    return bytes + "\u{1B}\\".utf8
  }

  /// Shades are said in hundredths.
  private static func percent(_ shade: Int) -> Int { (shade * 100 + 127) / 255 }
  private static func shade(_ percent: Int) -> Int { (percent * 255 + 50) / 100 }

  /// One strip: for each of its colours the columns, as bits of the lines that have it.
  private static func draw(_ points: [Int?], of bitmap: Bitmap, from top: Int, into bytes: inout [UInt8]) {
    let width = bitmap.width
    var strips: [Int: [UInt8]] = [:]
    for line in top..<min(top + stripHeight, bitmap.height) {
      let bit = UInt8(1 << (line - top))
      for column in 0..<width {
        guard let color = points[line * width + column] else { continue }
        strips[color, default: [UInt8](repeating: 0, count: width)][column] |= bit
      }
    }
    for (index, (color, columns)) in strips.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(color)".utf8
      draw(columns, into: &bytes)
    }
  }

  /// Columns that are alike are counted, up to the last that has anything.
  private static func draw(_ columns: [UInt8], into bytes: inout [UInt8]) {
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    var column = 0
    while column < end {
      let next = columns[column..<end].firstIndex { $0 != columns[column] } ?? end
      let (count, letter) = (next - column, columns[column] + UInt8(ascii: "?"))
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(letter)
      } else {
        for _ in 0..<count { bytes.append(letter) }
      }
      column = next
    }
  }
}
