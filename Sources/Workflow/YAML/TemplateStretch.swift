/// A `${…}` in the bytes of a file, found without knowing whether YAML reads it as one text.
struct TemplateStretch {
  /// From the `$`; an unclosed one ends behind its brace.
  let range: Range<Int>
  let isClosed: Bool

  /// All of them. One that is not closed on its line is unclosed, so is one with another inside.
  static func all(in bytes: [UInt8]) -> [TemplateStretch] {
    var found: [TemplateStretch] = []
    var offset = 0
    while let dollar = bytes[offset...].firstIndex(of: UInt8(ascii: "$")) {
      offset = dollar + 1
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { continue }
      let close = end(of: offset, in: bytes)
      found.append(TemplateStretch(range: dollar..<(close ?? offset + 1), isClosed: close != nil))
      offset = close ?? offset + 1
    }
    return found
  }

  private static func end(of brace: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var isInLiteral = false
    for offset in brace..<bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "'"): isInLiteral.toggle()
      case _ where isInLiteral: break
      case UInt8(ascii: "{"):
        if depth > 0, bytes[offset - 1] == UInt8(ascii: "$") { return nil }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
    }
    return nil
  }
}
