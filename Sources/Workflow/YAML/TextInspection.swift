/// What a file's bytes must be before they are parsed: few enough, UTF-8, and free of characters that a person cannot see.
struct TextInspection {
  /// Where the text begins: behind a byte order mark.
  let start: Int
  private(set) var isASCII = true
  /// U+2028, U+2029 and U+0085, which libyaml takes for line breaks while editors show one line, so that a key could
  /// hide behind a `#`.
  private(set) var lineSeparators: [Range<Int>] = []

  init(_ file: SourceFile, limit: Int) throws(Interruption) {
    let bytes = file.bytes
    guard bytes.count <= limit else { throw .refused(.tooLarge(bytes.count, limit: limit, in: file)) }
    if let encoding = Self.foreignEncoding(of: bytes) { throw .refused(.notUTF8(encoding, in: file)) }
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    while offset < bytes.count {
      offset = bytes.span.endOfVisibleASCII(from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      let width = byte < 0x80 ? 1 : bytes.span.width(ofCharacterAt: offset)
      guard width > 0 else { throw .refused(.brokenUTF8(byte, at: SourceRange(file, offset..<offset + 1))) }
      let place = offset..<offset + width
      if width > 1 { isASCII = false }
      switch Self.role(of: bytes[place]) {
      case .visible: break
      case .lineSeparator: lineSeparators.append(place)
      case .control: throw .refused(.controlCharacter(bytes[place], at: SourceRange(file, place)))
      }
      offset = place.upperBound
    }
    try Self.checkForDirective(at: start, in: file)
  }

  /// Whether a line that begins at an offset, comments and empty lines left out, is a directive. They are refused unread:
  /// libyaml compares each with all others.
  static func checkForDirective(at start: Int, in file: SourceFile) throws(Interruption) {
    var offset = start
    while offset < file.bytes.count {
      let end =
        file.bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? file.bytes.count
      let first = file.bytes[offset..<end].firstIndex { $0 > UInt8(ascii: " ") }
      if let first, file.bytes[first] != UInt8(ascii: "#") {
        if first == offset, file.bytes[first] == UInt8(ascii: "%") {
          throw .refused(.directive(at: SourceRange(file, offset..<end)))
        }
        return
      }
      offset = end + 1
    }
  }
}

extension TextBytes {
  /// Where a stretch of visible ASCII ends, line breaks included. Eight bytes are looked at together.
  fileprivate func endOfVisibleASCII(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let word = word(at: offset)
      // The highest bit of a byte below 0x20 is set by the subtraction, that of 0x7F by the addition.
      let odd = word | (word &- TextBytes.word(of: 0x20)) & ~word | (word &+ TextBytes.word(of: 0x01))
      let found = odd & TextBytes.word(of: 0x80)
      if found != 0 {
        offset += found.trailingZeroBitCount / 8
        if self[offset] != UInt8(ascii: "\n") { return offset }
        offset += 1
      } else {
        offset += 8
      }
    }
    while offset < count, 0x20...0x7E ~= self[offset] || self[offset] == UInt8(ascii: "\n") { offset += 1 }
    return offset
  }
}

extension TextInspection {
  private enum Role { case visible, lineSeparator, control }

  private static func role(of character: ArraySlice<UInt8>) -> Role {
    guard let first = character.first else { return .visible }
    switch character.count {
    case 1:
      let isAllowed = first == UInt8(ascii: "\n") || first == UInt8(ascii: "\t") || first == UInt8(ascii: "\r")
      return isAllowed ? .visible : .control
    case 2 where first == 0xC2 && character.dropFirst().allSatisfy { $0 < 0xA0 }:
      return character.last == 0x85 ? .lineSeparator : .control
    case 3 where character.elementsEqual([0xE2, 0x80, 0xA8]) || character.elementsEqual([0xE2, 0x80, 0xA9]):
      return .lineSeparator
    case 3 where character.elementsEqual([0xEF, 0xBF, 0xBE]) || character.elementsEqual([0xEF, 0xBF, 0xBF]):
      return .control
    default:
      return .visible
    }
  }

  /// UTF-16 and UTF-32, known by their byte order marks or by the zero bytes of the first character.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let head = Array(bytes.prefix(4))
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard head.count == 4 else { return nil }
    return switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: "UTF-32"
    case [true, false, true, false], [false, true, false, true]: "UTF-16"
    default: nil
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ count: Int, limit: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      code: "yaml-limit", "The file has \(count) bytes; at most \(limit) are read.", at: SourceRange(file, 0..<0))
  }

  fileprivate static func notUTF8(_ encoding: String, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      code: "not-utf-8", "The file is \(encoding), but only UTF-8 is read.", at: SourceRange(file, 0..<0),
      hint: "save it as UTF-8")
  }

  fileprivate static func brokenUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "not-utf-8", "The file is not UTF-8: the byte `\(escaped([byte]))` at offset \(range.start) fits nowhere.",
      at: range, hint: "save it as UTF-8")
  }

  fileprivate static func controlCharacter(_ character: ArraySlice<UInt8>, at range: SourceRange) -> Diagnostic {
    let isUnit = character.count > 1
    return Diagnostic(
      code: "control-character",
      "The file has the control character `\(isUnit ? scalarName(character) : escaped(character))`.", at: range,
      hint: "write it as an escape in double quotes")
  }

  static func directive(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "yaml-directive", "A line that begins with `%` is a YAML directive, and these are not read.", at: range,
      hint: "remove it")
  }

  private static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func scalarName(_ character: ArraySlice<UInt8>) -> String {
    let code = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
