/// The cells of a row that have to be written where it shows other cells already.
///
/// Terminals do not agree about how wide some characters are. Of a narrow one that is not ASCII they may think that it takes
/// two cells, so that the cell behind it is written too, now and when it goes. Others may take any number of cells: where one
/// comes or goes, nothing of the row is certain.
struct RowDifference {
  /// From the left.
  let columns: [Int]

  /// Nothing where the row is to be emptied and written as a whole.
  /// - Parameter spoiled: the columns of which is not known what they show.
  init?(from old: ArraySlice<Frame.Cell>, to new: ArraySlice<Frame.Cell>, spoiled: [Range<Int>]) {
    var columns: [Int] = []
    var isBehindDoubt = false
    for (column, (old, new)) in zip(old, new).enumerated() {
      guard old != new || isBehindDoubt && new != .blank || spoiled.contains(where: { $0.contains(column) }) else {
        isBehindDoubt = false
        continue
      }
      guard old.isNarrow, new.isNarrow else { return nil }
      columns.append(column)
      isBehindDoubt = !old.isPlain || !new.isPlain
    }
    self.columns = columns
  }
}

extension Frame.Cell {
  /// Letters of the scripts of Europe, punctuation, arrows, lines, blocks and signs: one cell, or two where they are thought to
  /// stand among Chinese. A soft hyphen, which may take none, is not among them.
  private static let narrow = [
    0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x370...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x2010...0x2027,
    0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x27BF,
  ]

  /// Whether every terminal agrees about its width.
  var isPlain: Bool { text.utf8.count == 1 }

  /// Whether a terminal may give it more cells than it has: one that draws each of its parts by itself.
  var mayReachFurther: Bool { width > 0 && text.unicodeScalars.dropFirst().contains { $0 != "\u{FE0F}" } }

  /// Whether no terminal gives it more than two cells, or none.
  fileprivate var isNarrow: Bool {
    guard !isPlain else { return true }
    let scalars = text.unicodeScalars
    guard width == 1, let scalar = scalars.first, scalars.count == 1 else { return false }
    return Frame.Cell.narrow.contains { $0.contains(Int(scalar.value)) }
  }
}
