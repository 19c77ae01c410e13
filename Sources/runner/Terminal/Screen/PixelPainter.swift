/// Puts pictures of pixels on the screen, and takes away those that are no longer to be seen.
///
/// A terminal may take a picture away with the text below it, so that those are shown again which were written over, and of
/// those that the terminal keeps, which costs little, all on lines that were written.
struct PixelPainter {
  /// Of the bytes that the terminal has been sent and keeps.
  private let mostKept: Int
  private var shown: Set<PlacedPicture> = []
  /// What the terminal keeps, the oldest first.
  private var kept: [PixelPicture] = []

  init(mostKept: Int = 32 << 20) { self.mostKept = mostKept }

  /// What was shown is lost, and what the terminal kept with it.
  mutating func forget() { (shown, kept) = ([], []) }

  /// Takes away everything, before the screen is drawn anew.
  mutating func clear() -> String {
    defer { forget() }
    return kept.isEmpty ? "" : KittyGraphics.removalOfAll
  }

  /// The columns of lines that have to be written, since nothing else takes away a picture on them that is no longer wanted.
  func spoiled(by pictures: [PlacedPicture]) -> [Int: [Range<Int>]] {
    let gone = shown.filter { !$0.picture.isKept }.subtracting(pictures)
    return Dictionary(grouping: gone.flatMap { placed in placed.lines.map { ($0, placed.span) } }, by: \.0)
      .mapValues { $0.map(\.1) }
  }

  /// The bytes that make the terminal show some pictures and no others.
  /// - Parameter written: the columns that were written since, by line.
  mutating func bytes(for pictures: [PlacedPicture], over written: [Int: [Int]]) -> [UInt8] {
    let wanted = Set(pictures)
    var bytes: [UInt8] = []
    for placed in shown.subtracting(wanted).inOrder where placed.picture.isKept {
      bytes += KittyGraphics.removal(of: placed).utf8
    }
    for placed in pictures where !shown.contains(placed) || placed.isHit(by: written) {
      let place = "\u{1B}[\(placed.row + 1);\(placed.column + 1)H"
      guard placed.picture.isKept else {
        bytes += place.utf8
        bytes += placed.picture.bytes
        continue
      }
      if !kept.contains(where: { $0.number == placed.picture.number }) {
        bytes += placed.picture.bytes
        kept.append(placed.picture)
      }
      bytes += (place + KittyGraphics.placement(of: placed)).utf8
    }
    shown = wanted
    return bytes + freed()
  }

  /// Gives up the oldest of what is not seen, when it has become too much.
  private mutating func freed() -> [UInt8] {
    var size = kept.reduce(0) { $0 + $1.bytes.count }
    guard size > mostKept else { return [] }
    let seen = Set(shown.map(\.picture.number))
    var bytes: [UInt8] = []
    kept.removeAll { picture in
      guard size > mostKept / 2, !seen.contains(picture.number) else { return false }
      size -= picture.bytes.count
      bytes += KittyGraphics.removal(number: picture.number).utf8
      return true
    }
    return bytes
  }
}

extension PlacedPicture {
  fileprivate func isHit(by written: [Int: [Int]]) -> Bool {
    lines.contains { line in
      guard let columns = written[line] else { return false }
      return picture.isKept || columns.contains(where: span.contains)
    }
  }
}

extension Set<PlacedPicture> {
  /// As they are read on the screen.
  fileprivate var inOrder: [PlacedPicture] { sorted { ($0.row, $0.column) < ($1.row, $1.column) } }
}
