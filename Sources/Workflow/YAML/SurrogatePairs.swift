/// Stand-ins for characters that are written as JSON writes those beyond U+FFFF: `"\ud83d\ude00"` for `"\U0001F600"`. JSON
/// is YAML, but libyaml takes each half for a character of its own, and refuses it.
///
/// In the place of the two halves stands the escape that libyaml knows and one of two letters that fills it up to the same
/// length, so that every place in the file stays where it is. Outside of double quotes, where a backslash is only a
/// backslash, what was written is put back.
struct SurrogatePairs {
  private static let length = 12
  /// Escapes of two letters, and what they stand for: characters that no text has as they are.
  private static let fillers: [(letter: UInt8, character: UInt8)] = [
    (UInt8(ascii: "0"), 0x00), (UInt8(ascii: "a"), 0x07), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "e"), 0x1B),
  ]

  /// Where the pairs are, in the order of the file.
  private let places: [Int]
  private let written: [UInt8]
  private let filler: (letter: UInt8, character: UInt8)
  /// The bytes to be parsed.
  let bytes: [UInt8]

  /// - Parameter bytes: the text, which may have other stand-ins in it.
  /// - Returns: nothing where there is no pair, or where the text has every filler already.
  init?(in bytes: [UInt8]) {
    let places = Self.places(in: bytes)
    guard !places.isEmpty, let filler = Self.fillers.first(where: { !Self.uses($0, bytes) }) else { return nil }
    var replaced = bytes
    for place in places {
      guard let code = Self.code(at: place, in: bytes) else { continue }
      let digits = String(code, radix: 16)
      let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits + "\\"
      replaced.replaceSubrange(place..<place + Self.length, with: Array(escape.utf8) + [filler.letter])
    }
    (self.places, self.filler, written, self.bytes) = (places, filler, bytes, replaced)
  }

  /// A scalar's content as it was meant.
  func restored(
    _ content: UnsafeBufferPointer<UInt8>, style: ScalarStyle, at place: Range<Int>
  ) -> [UInt8] {
    if style == .doubleQuoted { return content.filter { $0 != filler.character } }
    var restored = Array(content)
    var offset = 0
    for pair in places[firstPair(from: place.lowerBound)...].prefix(while: { $0 < place.upperBound }) {
      let standIn = bytes[pair..<pair + Self.length]
      while offset + Self.length <= restored.count, !restored[offset...].starts(with: standIn) { offset += 1 }
      guard offset + Self.length <= restored.count else { break }
      restored.replaceSubrange(offset..<offset + Self.length, with: written[pair..<pair + Self.length])
      offset += Self.length
    }
    return restored
  }

  /// Which pair is the first at an offset or behind it.
  private func firstPair(from offset: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func places(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var offset = 0
    while offset + length <= bytes.count {
      if bytes[offset] != UInt8(ascii: "\\") {
        offset += 1
      } else if code(at: offset, in: bytes) != nil {
        places.append(offset)
        offset += length
      } else {
        // What a backslash stands before is no beginning.
        offset += 2
      }
    }
    return places
  }

  /// What a pair at an offset stands for.
  private static func code(at offset: Int, in bytes: [UInt8]) -> UInt32? {
    guard let high = half(at: offset, in: bytes), 0xD800...0xDBFF ~= high,
      let low = half(at: offset + length / 2, in: bytes), 0xDC00...0xDFFF ~= low
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private static func half(at offset: Int, in bytes: [UInt8]) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[offset + 2..<offset + 6]
    guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Whether a text may have the character of a filler by one of its escapes.
  private static func uses(_ filler: (letter: UInt8, character: UInt8), _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let code = (filler.character < 0x10 ? "0" : "") + String(filler.character, radix: 16)
    let letter = String(decoding: [filler.letter], as: UTF8.self)
    return [letter, "x\(code)", "u00\(code)", "u000000\(code)"].contains { text.utf8.contains("\\\($0)".utf8) }
  }
}
