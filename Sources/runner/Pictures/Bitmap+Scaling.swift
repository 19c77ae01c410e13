#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Bitmap {
  /// The same picture at another size. Each pixel is the mean of the area it comes from, taken of light and not of the
  /// numbers that stand for it (IEC 61966-2-1), as the mean of black and white would come out too dark otherwise.
  func scaled(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    guard (newWidth, newHeight) != (width, height), width > 0, height > 0 else { return self }
    let columns = Bitmap.shares(of: width, in: newWidth)
    let rows = Bitmap.shares(of: height, in: newHeight)
    var sums = [Float](repeating: 0, count: newWidth * newHeight * 4)
    var line = [Float](repeating: 0, count: newWidth * 4)
    var (next, isRead) = (0, -1)
    for (row, share) in rows.enumerated() {
      for source in share.range {
        if source != isRead {
          add(row: source, columns, into: &line)
          isRead = source
        }
        let weight = share.weight(of: source)
        for index in line.indices { sums[next + index] += line[index] * weight }
      }
      next = (row + 1) * newWidth * 4
    }
    var scaled = [UInt8](repeating: 0, count: sums.count)
    for pixel in stride(from: 0, to: sums.count, by: 4) {
      let alpha = sums[pixel + 3]
      guard alpha > 0.0005 else { continue }
      for channel in 0..<3 { scaled[pixel + channel] = Bitmap.encoded(sums[pixel + channel] / alpha) }
      scaled[pixel + 3] = UInt8((min(1, alpha) * 255).rounded())
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: scaled)
  }

  /// The share of one source row in each of the new columns: light, weighted by how much it covers, and that.
  private func add(row: Int, _ columns: [Share], into line: inout [Float]) {
    let start = row * width * 4
    pixels.withUnsafeBufferPointer { pixels in
      Bitmap.light.withUnsafeBufferPointer { light in
        for (column, share) in columns.enumerated() {
          var (red, green, blue, alpha) = (Float(0), Float(0), Float(0), Float(0))
          for source in share.range {
            let pixel = start + source * 4
            let cover = share.weight(of: source) * Float(pixels[pixel + 3]) / 255
            red += light[Int(pixels[pixel])] * cover
            green += light[Int(pixels[pixel + 1])] * cover
            blue += light[Int(pixels[pixel + 2])] * cover
            alpha += cover
          }
          (line[column * 4], line[column * 4 + 1], line[column * 4 + 2], line[column * 4 + 3]) = (
            red, green, blue, alpha
          )
        }
      }
    }
  }

  /// What of the old pixels in a line goes into a new one.
  private struct Share {
    let range: Range<Int>
    private let (start, end): (Double, Double)

    init(_ start: Double, _ end: Double, of length: Int) {
      (self.start, self.end) = (start, end)
      let first = min(length - 1, Int(start))
      range = first..<max(first + 1, min(length, Int(end.rounded(.up))))
    }

    /// All weights together are 1.
    func weight(of source: Int) -> Float {
      let covered = min(end, Double(source + 1)) - max(start, Double(source))
      return range.count == 1 ? 1 : Float(max(0, covered) / (end - start))
    }
  }

  private static func shares(of length: Int, in count: Int) -> [Share] {
    let step = Double(length) / Double(count)
    return (0..<count).map { Share(Double($0) * step, Double($0 + 1) * step, of: length) }
  }

  /// The light that each of the 256 numbers stands for, from 0 to 1.
  private static let light: [Float] = (0..<256).map { number in
    let value = Float(number) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Float) -> UInt8 {
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    return UInt8((max(0, min(1, value)) * 255).rounded())
  }
}
