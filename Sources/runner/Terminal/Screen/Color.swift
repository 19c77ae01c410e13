/// A colour, as it is meant; a terminal gets the nearest that it has.
enum Color: Hashable, Sendable {
  /// One of the sixteen that the person has chosen for the terminal: 0 to 7, and 8 to 15 brighter.
  case theme(UInt8)
  /// One of the 256, of which 16 to 231 are a cube of six shades and 232 to 255 greys.
  case palette(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// The parameters of `CSI … m`; nothing where the terminal has no colours.
  /// - Parameter isBackground: of what is behind the text.
  func parameters(_ depth: ColorDepth, isBackground: Bool) -> String? {
    let base = isBackground ? 40 : 30
    switch (self, depth) {
    case (_, .none): return nil
    case (.theme(let number), _): return Color.theme(number, base: base)
    case (.palette(let number), .sixteen): return Color.theme(Color.nearest(Color.shades(of: number)), base: base)
    case (.palette(let number), _): return "\(base + 8);5;\(number)"
    case (.rgb(let red, let green, let blue), .full): return "\(base + 8);2;\(red);\(green);\(blue)"
    case (.rgb(let red, let green, let blue), .palette):
      return "\(base + 8);5;\(Color.palette((Int(red), Int(green), Int(blue))))"
    case (.rgb(let red, let green, let blue), .sixteen):
      return Color.theme(Color.nearest((Int(red), Int(green), Int(blue))), base: base)
    }
  }

  /// From 0 to 255.
  typealias Shades = (red: Int, green: Int, blue: Int)

  /// The nearest colour that a terminal has, and what it then shows.
  static func nearest(to shades: Shades, _ depth: ColorDepth) -> (choice: Color, shown: Shades) {
    switch depth {
    case .none, .sixteen:
      let number = nearest(shades)
      return (.theme(number), basic[Int(number)])
    case .palette:
      let number = palette(shades)
      return (.palette(number), Color.shades(of: number))
    case .full:
      return (.rgb(red: UInt8(shades.red), green: UInt8(shades.green), blue: UInt8(shades.blue)), shades)
    }
  }

  private static let steps = [0, 95, 135, 175, 215, 255]

  private static func theme(_ number: UInt8, base: Int) -> String {
    String(number < 8 ? base + Int(number) : base + 52 + Int(number))
  }

  private static func shades(of number: UInt8) -> Shades {
    switch Int(number) {
    case 232...:
      let grey = 8 + 10 * (Int(number) - 232)
      return (grey, grey, grey)
    case 16...:
      let place = Int(number) - 16
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    default: return basic[Int(number)]
    }
  }

  /// The sixteen as xterm has them: every person may have others.
  private static let basic: [Shades] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func nearest(_ shades: Shades) -> UInt8 {
    let order = basic.indices.min { distance(basic[$0], shades) < distance(basic[$1], shades) }
    return UInt8(order ?? 7)
  }

  /// The nearest of the cube or of the greys.
  private static func palette(_ shades: Shades) -> UInt8 {
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let cube = 16 + 36 * step(shades.red) + 6 * step(shades.green) + step(shades.blue)
    let grey = 232 + min(23, max(0, ((shades.red + shades.green + shades.blue) / 3 - 3) / 10))
    let numbers = [UInt8(cube), UInt8(grey)]
    return distance(Color.shades(of: numbers[0]), shades) <= distance(Color.shades(of: numbers[1]), shades)
      ? numbers[0] : numbers[1]
  }

  private static func distance(_ one: Shades, _ other: Shades) -> Int {
    let (red, green, blue) = (one.red - other.red, one.green - other.green, one.blue - other.blue)
    return red * red + green * green + blue * blue
  }
}
