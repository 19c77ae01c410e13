/// Characters without case and accents, one scalar for one, so that places stay the same.
enum CharacterFolding {
  /// The small letter of a letter.
  @inline(__always)
  static func small(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
    return scalar < 0x1_0000 ? UInt32(smallLetters[Int(scalar)]) : smallLetter(of: scalar)
  }

  /// A letter without its accent.
  @inline(__always)
  static func plain(_ scalar: UInt32) -> UInt32 {
    scalar &- 0x80 < UInt32(plainLetters.count) ? UInt32(plainLetters[Int(scalar &- 0x80)]) : scalar
  }

  private static let smallLetters: [UInt16] = (0..<0x1_0000).map { UInt16(truncatingIfNeeded: smallLetter(of: $0)) }

  private static func smallLetter(of code: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(code), scalar.properties.changesWhenLowercased else { return code }
    return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? code
  }

  /// From U+0080 on.
  private static let plainLetters: [UInt16] = {
    var letters = (0x80...UInt16(0xFF5A)).map(\.self)
    for (plain, accented) in AccentTable.letters {
      for scalar in accented.unicodeScalars { letters[Int(scalar.value) - 0x80] = UInt16(plain.value) }
    }
    for (plain, wide) in AccentTable.fullWidth {
      for (letter, scalar) in zip(plain, wide) { letters[Int(scalar) - 0x80] = UInt16(letter) }
    }
    return letters
  }()
}
