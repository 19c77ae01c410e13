/// How many columns a character takes in a terminal.
enum DisplayWidth {
  /// 0 for marks and invisible characters standing alone, 2 for wide characters, emoji and flags, else 1.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if first.value < 0x20 { return 0 }
    if first.value < 0x300, isAlone { return first.value == 0xAD ? 0 : 1 }
    if !isAlone, isRegional(first) || scalars.contains(where: { $0.value == emojiStyle }) { return 2 }
    if contains(first, in: wide) { return 2 }
    return contains(first, in: zero) ? 0 : 1
  }

  /// Whether it is drawn over the character before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// The variation selector that makes a picture of a sign.
  private static let emojiStyle: UInt32 = 0xFE0F

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  private static func contains(_ scalar: Unicode.Scalar, in table: [ClosedRange<UInt32>]) -> Bool {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < table.count && table[low].contains(scalar.value)
  }
}
