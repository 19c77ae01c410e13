/// Splits the inside of one `${…}` into words.
struct Lexer {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private let scalar: ScalarText

  /// - Parameter stretch: the inside, in bytes of the scalar.
  init(_ bytes: [UInt8], in stretch: Range<Int>, of scalar: ScalarText) {
    self.bytes = bytes
    self.scalar = scalar
    position = stretch.lowerBound
    end = stretch.upperBound
  }

  /// All words; the last is ``Token/Kind/end``.
  mutating func tokens() throws(Diagnostic) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity((end - position) / 3 + 2)
    while true {
      let token = try next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(Diagnostic) -> Token {
    while position < end, bytes[position].isSpace { position += 1 }
    guard position < end else { return Token(kind: .end, range: end..<end) }
    let byte = bytes[position]
    if byte.isDigit { return number() }
    if byte.startsName { return try word() }
    if byte == UInt8(ascii: "'") { return try text() }
    if let punctuation = punctuation() { return punctuation }
    if byte == UInt8(ascii: "\"") { throw .doubleQuotes(doubleQuoted()) }
    throw .strayCharacter(character(), at: scalar.range(position..<position + character().utf8.count))
  }

  private mutating func punctuation() -> Token? {
    let start = position
    var rest = bytes[position..<min(end, position + 3)]
    // Only these follow another sign within one symbol.
    if rest.count > 1, !"=>&|~.[?".utf8.contains(rest[position + 1]) { rest = rest.prefix(1) }
    for length in stride(from: rest.count, to: 0, by: -1) {
      guard let found = Punctuation.named(rest.prefix(length)) else { continue }
      position += length
      return Token(kind: .symbol(found), range: start..<position)
    }
    return nil
  }

  private mutating func word() throws(Diagnostic) -> Token {
    let start = position
    while position < end, bytes[position].startsName || bytes[position].isDigit { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isName = text.utf8.allSatisfy { $0 < 0x80 } || text.unicodeScalars.allSatisfy(\.belongsToName)
    guard isName else { throw .strayCharacter(text, at: scalar.range(start..<position)) }
    if let keyword = ReservedWord(rawValue: text) { return Token(kind: .keyword(keyword), range: start..<position) }
    return Token(kind: .name(text), range: start..<position)
  }

  private mutating func number() -> Token {
    let start = position
    skipDigits()
    if position + 1 < end, bytes[position] == UInt8(ascii: "."), bytes[position + 1].isDigit {
      position += 1
      skipDigits()
    }
    let digits = position
    while position < end, bytes[position].startsName || bytes[position].isDigit { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Token(kind: position == digits ? .number(text) : .measure(text), range: start..<position)
  }

  private mutating func skipDigits() {
    while position < end, bytes[position].isDigit { position += 1 }
  }

  private mutating func text() throws(Diagnostic) -> Token {
    let start = position
    position += 1
    var content: [UInt8] = []
    while position < end {
      let byte = bytes[position]
      let following = position + 1 < end ? bytes[position + 1] : nil
      if byte == UInt8(ascii: "'") {
        guard following == UInt8(ascii: "'") else {
          position += 1
          return Token(kind: .text(String(decoding: content, as: UTF8.self)), range: start..<position)
        }
        content.append(byte)
        position += 2
      } else if byte == UInt8(ascii: "\\"), let escaped = following.flatMap(Lexer.escape) {
        content.append(escaped)
        position += 2
      } else {
        content.append(byte)
        position += 1
      }
    }
    throw .unclosedText(at: scalar.range(start..<start + 1))
  }

  private static func escape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\\"): UInt8(ascii: "\\")
    default: nil
    }
  }

  /// From a `"` to the next one.
  private func doubleQuoted() -> SourceRange {
    let rest = bytes[(position + 1)..<end]
    let close = rest.firstIndex(of: UInt8(ascii: "\""))
    return scalar.range(position..<(close.map { $0 + 1 } ?? position + 1))
  }

  private func character() -> String {
    String(String(decoding: bytes[position..<min(end, position + 32)], as: UTF8.self).prefix(1))
  }
}

extension Unicode.Scalar {
  fileprivate var belongsToName: Bool { isASCII || properties.isAlphabetic || properties.isXIDContinue }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var startsName: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == UInt8(ascii: "_") || self >= 0x80
  }
}

extension Diagnostic {
  fileprivate static func strayCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    let hint: String? =
      switch text {
      case "$": "a name stands without it: `${name}`"
      case "`": "a text is written `'…'`"
      default: nil
      }
    return Diagnostic(code: "stray-character", "`\(text)` has no meaning in an expression.", at: range, hint: hint)
  }

  fileprivate static func doubleQuotes(_ range: SourceRange) -> Diagnostic {
    let inner = range.text.dropFirst().dropLast().replacing("'", with: "''")
    let isWhole = range.text.count > 1 && range.text.hasSuffix("\"") && !inner.contains("\\")
    return Diagnostic(
      code: "double-quotes", "A text in an expression is written in single quotes.", at: range,
      hint: isWhole ? "write `'\(inner)'`" : "write `'…'`",
      fixes: isWhole ? [Fix("Write `'\(inner)'`", replace: range, with: "'\(inner)'", isSafe: true)] : [])
  }
}
