/// A word or a mark of Swift code. Comments and the characters of string literals are none; what is interpolated is.
struct SwiftToken: Equatable {
  let text: String
  let line: Int

  var isTypeName: Bool { text.first?.isUppercase ?? false }

  static func all(of code: String) -> [SwiftToken] {
    var scanner = SwiftScanner(bytes: Array(code.utf8))
    scanner.scanCode(toParenthesis: false)
    return scanner.tokens
  }
}

/// Enough of Swift's lexical structure to tell code from comments and texts.
private struct SwiftScanner {
  let bytes: [UInt8]
  var tokens: [SwiftToken] = []
  private var position = 0
  private var line = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads to the end of the file, or of an interpolation: to the parenthesis that closes it.
  mutating func scanCode(toParenthesis: Bool) {
    var open = 0
    while position < bytes.count {
      let byte = bytes[position]
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && opensRawString() {
        scanString()
      } else if isWordByte(byte) {
        scanWord()
      } else {
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") {
          if toParenthesis && open == 0 {
            position += 1
            return
          }
          open -= 1
        }
        if byte > UInt8(ascii: " ") { tokens.append(SwiftToken(text: String(UnicodeScalar(byte)), line: line)) }
        advance()
      }
    }
  }

  private mutating func scanWord() {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    tokens.append(SwiftToken(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
  }

  private mutating func scanString() {
    let start = position
    while bytes[position] == UInt8(ascii: "#") { position += 1 }
    let pounds = String(repeating: "#", count: position - start)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quotes.utf8.count
    while position < bytes.count {
      if starts(with: quotes + pounds) {
        position += quotes.utf8.count + pounds.utf8.count
        return
      }
      if starts(with: "\\" + pounds + "(") {
        position += 2 + pounds.utf8.count
        scanCode(toParenthesis: true)
      } else if starts(with: "\\" + pounds) {
        position += 1 + pounds.utf8.count
        advance()
      } else {
        advance()
      }
    }
  }

  /// Comments may hold comments.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func opensRawString() -> Bool {
    bytes[position...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
