/// How many columns a character takes in a terminal.
enum DisplayWidth {
  /// 0 for marks and invisible characters standing alone, 2 for wide characters, emoji and flags, else 1.
  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return hasEmojiStyle(character) ? 2 : first.value < 0x20 || first.value == 0xAD ? 0 : 1 }
    if isWide(first) || isRegional(first) && character.unicodeScalars.count > 1 || hasEmojiStyle(character) { return 2 }
    return isMark(first) || isInvisible(first) ? 0 : 1
  }

  /// Whether it is drawn over the character before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
      // Vowels and finals of Korean syllables, which stand alone only in broken text.
      || (0x1160...0x11FF).contains(scalar.value)
  }

  /// Whether the variation selector for pictures makes it an emoji.
  private static func hasEmojiStyle(_ character: Character) -> Bool {
    character.unicodeScalars.count > 1 && character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if wide.contains(where: { $0.contains(scalar.value) }) { return true }
    return scalar.properties.isEmojiPresentation && !isRegional(scalar)
  }

  /// The stretches with East Asian width W or F in Unicode 15's EastAsianWidth.txt, closed over unassigned code points.
  /// Emoji are left out: they are wide by their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D8F, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
