/// A text in double quotes that the parser could not read.
struct DoubleQuoted {
  let range: SourceRange
  /// The same in single quotes, if each backslash in it was meant as one: it has no escape that means something.
  let inSingleQuotes: String?

  init(at quote: Int, in file: SourceFile) {
    let bytes = file.bytes
    var offset = quote + 1
    var hasEscape = false
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        hasEscape = hasEscape || Self.meaningful.contains(bytes[offset + 1])
        offset += 1
      }
      offset += 1
    }
    let isClosed = offset < bytes.count
    range = SourceRange(file, quote..<min(offset + 1, bytes.count))
    let inner = SourceRange(file, min(quote + 1, bytes.count)..<min(offset, bytes.count)).text
    let canChange = isClosed && !hasEscape && !inner.contains("'") && !inner.contains("\n")
    inSingleQuotes = canChange ? "'\(inner)'" : nil
  }

  /// What may stand behind a backslash.
  private static let meaningful = Array("0abtnvfre \"/\\N_LPxuU\t\n\r".utf8)
}
