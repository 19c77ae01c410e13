/// What a character is to a person who looks for the beginnings of words. The order counts: what is above ``symbol`` can
/// begin a word.
enum CharacterClass: UInt8, Sendable, CaseIterable {
  case space, symbol, delimiter, small, capital, letter, digit

  /// Of a character as it is shown, before it is folded.
  @inline(__always)
  static func of(_ scalar: UInt32) -> CharacterClass {
    switch scalar {
    case 0x61...0x7A: .small
    case 0x41...0x5A: .capital
    case 0x30...0x39: .digit
    case 0x09...0x0D, 0x20: .space
    case 0x2F, 0x2C, 0x3A, 0x3B, 0x7C: .delimiter
    case ..<0x80: .symbol
    default: ofWide(scalar)
    }
  }

  /// Ends a word on either side, as `'word'` wants it.
  var endsWord: Bool { rawValue <= CharacterClass.delimiter.rawValue }

  private static func ofWide(_ scalar: UInt32) -> CharacterClass {
    scalar < 0x1_0000 ? wide[Int(scalar - 0x80)] : category(of: scalar)
  }

  /// From U+0080 to U+FFFF. Asking Unicode for each character of each row would take most of the time.
  private static let wide: [CharacterClass] = (0x80..<0x1_0000).map(category)

  private static func category(of code: UInt32) -> CharacterClass {
    guard let properties = Unicode.Scalar(code)?.properties else { return .symbol }
    return switch properties.generalCategory {
    case .lowercaseLetter: .small
    case .uppercaseLetter: .capital
    case .titlecaseLetter, .modifierLetter, .otherLetter: .letter
    case .decimalNumber, .letterNumber, .otherNumber: .digit
    default: properties.isWhitespace ? .space : .symbol
    }
  }
}
