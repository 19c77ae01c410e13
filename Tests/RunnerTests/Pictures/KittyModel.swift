import Foundation

/// The pictures of a terminal, by a reading of its own of kitty's protocol
/// (<https://sw.kovidgoyal.net/kitty/graphics-protocol/>). What it does not know is kept as a surprise.
struct KittyModel {
  struct Placement: Equatable {
    let image: Int
    let row: Int
    let column: Int
    let columns: Int
    let rows: Int
  }

  /// By number.
  private(set) var images: [Int: PixelGrid] = [:]
  /// By image and place.
  private var places: [[Int]: Placement] = [:]
  private(set) var surprises: [String] = []
  /// How often a picture was handed over, and how many bytes the longest sequence carried.
  private(set) var transmissions = 0
  /// The keys of a picture that comes in parts, and what has come.
  private var coming: (keys: [String: String], letters: String)?

  /// From the top and from the left.
  var placements: [Placement] { places.values.sorted { ($0.row, $0.column) < ($1.row, $1.column) } }
  var isEmpty: Bool { images.isEmpty && places.isEmpty && coming == nil }

  /// The picture at a place.
  func picture(row: Int, column: Int) -> PixelGrid? {
    placements.first { ($0.row, $0.column) == (row, column) }.flatMap { images[$0.image] }
  }

  mutating func clear() { (images, places, coming) = ([:], [:], nil) }

  /// Obeys what stands between `APC` and its end.
  mutating func obey(_ content: String, row: Int, column: Int) {
    guard content.hasPrefix("G") else { return surprises.append("APC \(content.prefix(20))") }
    let parts = content.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let letters = parts.count > 1 ? String(parts[1]) : ""
    let keys = Dictionary(
      parts[0].split(separator: ",").map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0.last ?? "") },
      uniquingKeysWith: { $1 })
    if letters.utf8.count > 4096 { surprises.append("\(letters.utf8.count) bytes at once") }
    if keys["q"] != "2", keys["a"] != "q" { surprises.append("a reply is wanted: \(parts[0])") }
    if let begun = coming {
      coming = (begun.keys, begun.letters + letters)
      if keys["a"] != nil { surprises.append("\(parts[0]) in the middle of a picture") }
      if keys["m"] == "0" { finish() }
      return
    }
    let number = { (key: String) in keys[key].flatMap { Int($0) } ?? 0 }
    switch keys["a"] {
    case "q": break
    case "t":
      coming = (keys, letters)
      if keys["m"] != "1" { finish() }
    case "p":
      guard images[number("i")] != nil else { return surprises.append("no picture \(number("i"))") }
      if keys["C"] != "1" { surprises.append("the cursor moves") }
      places[[number("i"), number("p")]] = Placement(
        image: number("i"), row: row, column: column, columns: number("c"), rows: number("r"))
    case "d":
      switch keys["d"] {
      case "A": clear()
      case "i": if places.removeValue(forKey: [number("i"), number("p")]) == nil { surprises.append("\(parts[0])") }
      case "I":
        images[number("i")] = nil
        places = places.filter { $0.key[0] != number("i") }
      default: surprises.append("\(parts[0])")
      }
    default: surprises.append("\(parts[0])")
    }
  }

  private mutating func finish() {
    guard let (keys, letters) = coming else { return }
    coming = nil
    transmissions += 1
    let number = { (key: String) in keys[key].flatMap { Int($0) } ?? 0 }
    let channels = number("f") == 24 ? 3 : 4
    guard let packed = Data(base64Encoded: letters).map({ [UInt8]($0) }),
      let bytes = keys["o"] == "z" ? PlainInflater.inflated(packed) : packed,
      bytes.count == number("s") * number("v") * channels
    else { return surprises.append("a picture that is none: \(keys)") }
    let colors = stride(from: 0, to: bytes.count, by: channels).map { place in
      Array(bytes[place..<place + 3]) + [channels == 4 ? bytes[place + 3] : 255]
    }
    images[number("i")] = PixelGrid(width: number("s"), height: number("v"), colors: colors)
  }
}
