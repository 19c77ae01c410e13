/// A picture as a test sees it: a colour and how much it covers, point by point.
struct PixelGrid: Equatable {
  let width: Int
  let height: Int
  /// From the top, row by row: red, green, blue, cover.
  private(set) var colors: [[UInt8]]

  init(width: Int, height: Int, colors: [[UInt8]]) {
    (self.width, self.height, self.colors) = (width, height, colors)
  }

  subscript(column: Int, row: Int) -> [UInt8] { colors[row * width + column] }

  /// A part; nothing where it is not whole.
  func part(columns: Range<Int>, rows: Range<Int>) -> PixelGrid? {
    guard columns.upperBound <= width, rows.upperBound <= height else { return nil }
    let colors = rows.flatMap { row in columns.map { self[$0, row] } }
    return PixelGrid(width: columns.count, height: rows.count, colors: colors)
  }

  /// The smallest part that has all that covers something.
  var covered: PixelGrid? {
    let rows = (0..<height).filter { row in (0..<width).contains { self[$0, row][3] > 0 } }
    let columns = (0..<width).filter { column in (0..<height).contains { self[column, $0][3] > 0 } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else {
      return nil
    }
    return part(columns: left..<right + 1, rows: top..<bottom + 1)
  }

  /// How alike two pictures of the same size are, from 0 to 1: the mean of the structural similarity (Wang, Bovik, Sheikh and
  /// Simoncelli, 2004) of the brightness in windows of eight by eight.
  func likeness(to other: PixelGrid) -> Double {
    guard (width, height) == (other.width, other.height) else { return 0 }
    let (one, two) = (brightness, other.brightness)
    let side = min(8, width, height)
    var (sum, count) = (0.0, 0.0)
    for top in 0...height - side {
      for left in 0...width - side {
        let places = (0..<side).flatMap { row in (0..<side).map { (top + row) * width + left + $0 } }
        sum += PixelGrid.likeness(places.map { one[$0] }, places.map { two[$0] })
        count += 1
      }
    }
    return sum / count
  }

  private var brightness: [Double] {
    colors.map { color in
      zip([0.299, 0.587, 0.114], color).reduce(0) { $0 + $1.0 * Double($1.1) } * Double(color[3]) / 255
    }
  }

  private static func likeness(_ one: [Double], _ two: [Double]) -> Double {
    let count = Double(one.count)
    let (mean, otherMean) = (one.reduce(0, +) / count, two.reduce(0, +) / count)
    let variance = one.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    let otherVariance = two.reduce(0) { $0 + ($1 - otherMean) * ($1 - otherMean) } / count
    let together = zip(one, two).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - otherMean) } / count
    let (small, tiny) = (6.5025, 58.5225)
    return (2 * mean * otherMean + small) * (2 * together + tiny)
      / ((mean * mean + otherMean * otherMean + small) * (variance + otherVariance + tiny))
  }
}

extension PixelGrid {
  /// What `Samples/waves.png` shows, at another size: each point is the mean of where it comes from.
  static func waves(width: Int, height: Int) -> PixelGrid {
    let colors = (0..<height).flatMap { row in
      (0..<width).map { column in
        let rows = row * 360 / height..<max((row + 1) * 360 / height, row * 360 / height + 1)
        let columns = column * 240 / width..<max((column + 1) * 240 / width, column * 240 / width + 1)
        let points = rows.flatMap { y in columns.map { wave($0, y) } }
        return (0..<3).map { channel in UInt8(points.reduce(0) { $0 + $1[channel] } / points.count) } + [255]
      }
    }
    return PixelGrid(width: width, height: height, colors: colors)
  }

  /// As `Samples/draw` has it.
  private static func wave(_ x: Int, _ y: Int) -> [Int] {
    let (right, down) = (x - 120, y - 150)
    if right * right + down * down < 5600 { return [240, 200, 40] }
    if y >= 270 { return [30, x, 120] }
    return [x * 255 / 239, y * 255 / 359, (x / 60 + y / 60) % 2 * 120 + 60]
  }
}
