/// Stand-ins for U+2028, U+2029 and U+0085. libyaml would break lines at them; with another character of the same
/// length in their place it reads what an editor shows, and afterwards they are put back.
struct LineSeparators {
  private let originals: [[UInt8]: [UInt8]]
  let places: [Range<Int>]
  /// The bytes to be parsed.
  let bytes: [UInt8]

  /// Nil if the file has none; refused if it leaves no character to stand in, which no honest file does.
  init?(at places: [Range<Int>], in file: SourceFile) throws(Interruption) {
    guard let first = places.first else { return nil }
    self.places = places
    let used = Set(String(decoding: file.bytes, as: UTF8.self).unicodeScalars.lazy.map(\.value).filter { $0 >= 0x7C0 })
    let short = (0x07C0...0x07FF).lazy.filter { !used.contains($0) }.prefix(1)
    let long = (0xE000...0xF8FF).lazy.filter { !used.contains($0) }.prefix(2)
    let free = (Array(short) + Array(long)).map(Self.encoded)
    guard free.count == 3 else { throw .refused(.lineSeparator(at: SourceRange(file, first))) }
    let separators: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    let standIns = Dictionary(zip(separators, free)) { first, _ in first }
    originals = Dictionary(zip(free, separators)) { first, _ in first }
    var bytes = file.bytes
    for place in places {
      if let standIn = standIns[Array(bytes[place])] { bytes.replaceSubrange(place, with: standIn) }
    }
    self.bytes = bytes
  }

  /// A scalar's content with the characters that were written.
  func restored(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var restored: [UInt8] = []
    restored.reserveCapacity(content.count)
    for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
      let encoded = Array(String(scalar).utf8)
      restored += originals[encoded] ?? encoded
    }
    return restored
  }

  /// Those outside of quotes, where they are refused.
  func unquoted(in document: YAMLDocument) -> [SourceRange] {
    let quoted = document.writtenScalars.lazy.filter(\.style.isQuoted).map(\.range.offsets)
    var left = places[...]
    var found: [Range<Int>] = []
    // Both are in the order of the file.
    for scalar in quoted {
      let before = left.prefix { $0.lowerBound < scalar.lowerBound }
      found += before
      left = left.dropFirst(before.count).drop { $0.lowerBound < scalar.upperBound }
    }
    return (found + left).map { SourceRange(document.file, $0) }
  }

  private static func encoded(_ code: UInt32) -> [UInt8] {
    Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }
}

extension Diagnostic {
  /// One of these characters outside of quotes.
  static func lineSeparator(at range: SourceRange) -> Diagnostic {
    let name =
      switch range.text.unicodeScalars.first?.value {
      case 0x2028: "U+2028"
      case 0x2029: "U+2029"
      default: "U+0085"
      }
    return Diagnostic(
      code: "hidden-line-break", "The character \(name) is a line break to some programs and invisible to others.",
      at: range, hint: "write a line break, or remove it",
      fixes: [Fix("Remove it", replace: range, with: "", isSafe: false)])
  }
}
