/// The colours that stand for all of a picture, where only so many can be had: the space of its colours is cut in two again
/// and again, where most of them are furthest apart (the median cut of Heckbert, 1982).
struct PicturePalette {
  /// One for each that differs in the first six bits of its shades.
  private struct Shade {
    let shades: SIMD4<Int>
    let count: Int
  }

  let colors: [Color.Shades]
  /// The nearest colour, for each that was looked for.
  private var nearest: [Int: Int] = [:]

  /// - Parameter most: at least one.
  init(of bitmap: Bitmap, most: Int) {
    // The shades, and how many there are.
    var sums: [Int: SIMD4<Int>] = [:]
    for pixel in 0..<bitmap.width * bitmap.height where bitmap.covers(pixel) {
      let place = pixel * 4
      let shades: Color.Shades = (
        Int(bitmap.pixels[place]), Int(bitmap.pixels[place + 1]), Int(bitmap.pixels[place + 2])
      )
      let key = PicturePalette.key(shades)
      sums[key, default: .zero] &+= SIMD4(shades.red, shades.green, shades.blue, 1)
    }
    let shades = sums.sorted { $0.key < $1.key }.map { _, sum in
      Shade(shades: (sum &+ SIMD4(repeating: sum[3] / 2)) / SIMD4(repeating: sum[3]), count: sum[3])
    }
    colors = PicturePalette.boxes(of: shades, most: most).map { box in
      let count = box.reduce(0) { $0 + $1.count }
      func mean(_ channel: Int) -> Int { box.reduce(count / 2) { $0 + $1.shades[channel] * $1.count } / max(1, count) }
      return (mean(0), mean(1), mean(2))
    }
  }

  /// Which of the colours is meant by another, as far as its first bits tell.
  mutating func place(of shades: Color.Shades) -> Int {
    let key = PicturePalette.key(shades)
    if let place = nearest[key] { return place }
    let order = colors.indices.min { distance(colors[$0], shades) < distance(colors[$1], shades) }
    nearest[key] = order ?? 0
    return order ?? 0
  }

  private static func key(_ shades: Color.Shades) -> Int {
    (shades.red >> 2) << 12 | (shades.green >> 2) << 6 | shades.blue >> 2
  }

  private static func boxes(of shades: [Shade], most: Int) -> [[Shade]] {
    guard !shades.isEmpty else { return [] }
    var boxes = [(shades: shades, spread: spread(of: shades))]
    while boxes.count < most {
      guard let place = boxes.indices.max(by: { boxes[$0].spread.weight < boxes[$1].spread.weight }),
        boxes[place].spread.weight > 0
      else { break }
      let (box, channel) = (boxes[place].shades, boxes[place].spread.channel)
      let order = box.sorted { $0.shades[channel] < $1.shades[channel] }
      let half = order.reduce(0) { $0 + $1.count } / 2
      var (count, end) = (0, 0)
      while end < order.count - 1, count + order[end].count <= half || end == 0 {
        count += order[end].count
        end += 1
      }
      for (place, part) in [(place, order[..<end]), (boxes.count, order[end...])] {
        let part = Array(part)
        let box = (shades: part, spread: spread(of: part))
        if place < boxes.count { boxes[place] = box } else { boxes.append(box) }
      }
    }
    return boxes.map(\.shades)
  }

  /// In which of the three a box is longest, and how much there is to gain by cutting it.
  private static func spread(of shades: [Shade]) -> (channel: Int, weight: Int) {
    let count = shades.reduce(0) { $0 + $1.count }
    let lengths = (0..<3).map { channel in
      let values = shades.lazy.map { $0.shades[channel] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let channel = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    return (channel, lengths[channel] * lengths[channel] * count)
  }

  private func distance(_ one: Color.Shades, _ other: Color.Shades) -> Int {
    let (red, green, blue) = (one.red - other.red, one.green - other.green, one.blue - other.blue)
    // The eye tells greens apart better than reds, and reds better than blues.
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
