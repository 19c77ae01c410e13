/// Characters without case and accents.
enum CharacterFolding {
  /// The small letter of a letter.
  static func small(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A ? scalar + 0x20 : scalar }
    guard let letter = Unicode.Scalar(scalar) else { return scalar }
    let mapped = letter.properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first?.value ?? scalar : scalar
  }

  /// A letter without its accent.
  static func plain(_ scalar: UInt32) -> UInt32 { scalar }
}
