/// How a secret looks where others have written it.
extension SecretForms {
  /// As it is, in small letters and in capitals, and each inside a URL, a form, JSON, CSV and HTML, also where that
  /// stands inside of another: JSON in JSON, JSON in a URL.
  static func writings(of secret: String) -> [[UInt8]] {
    var texts: Set<String> = [secret]
    // Beyond ASCII, the bytes of a letter do not tell its case.
    if !secret.utf8.allSatisfy({ $0 < 0x80 }) { texts.formUnion([secret.lowercased(), secret.uppercased()]) }
    for _ in 0..<depth { texts.formUnion(texts.flatMap { encodings(of: $0) }) }
    return texts.map { Array($0.utf8) }
  }

  /// How many layers of writing are looked through.
  private static let depth = 2

  private static func encodings(of text: String) -> [String] {
    let percent = Address.encoded(text)
    let json = escaped(text, [("\\", #"\\"#), ("\"", #"\""#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#)])
    let html = escaped(text, [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")])
    // Case is passed over, so that `%2f` and `\u00E4` need no forms of their own.
    return [
      percent, percent.replacing("%20", with: "+"), json, escaped(json, [("/", #"\/"#)]), ascii(json),
      escaped(text, [("\"", "\"\"")]), html, escaped(html, [("'", "&#39;")]), escaped(html, [("'", "&#x27;")]),
    ]
  }

  private static func escaped(_ text: String, _ escapes: [(Character, String)]) -> String {
    text.map { character in escapes.first { $0.0 == character }?.1 ?? String(character) }.joined()
  }

  /// JSON with nothing but ASCII in it, as many programs write it.
  private static func ascii(_ json: String) -> String {
    json.utf16.map { unit in
      if unit < 0x80 { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension SecretForms {
  /// The part of an encoding in Base64 that does not depend on what stands before and behind the secret, for each of the
  /// three places it may have in a group of three bytes.
  static func base64(_ secret: [UInt8]) -> [[UInt8]] {
    (0..<3).flatMap { offset -> [[UInt8]] in
      let groups = (offset + secret.count) / 3
      let first = offset == 0 ? 0 : 1
      guard groups > first else { return [] }
      let whole = [UInt8](repeating: 0, count: offset) + secret
      let encoded = whole[(first * 3)..<(groups * 3)].chunked(by: 3).flatMap { digits(of: $0) }
      let urlSafe = encoded.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? 0x5F : $0 }
      return encoded == urlSafe ? [encoded] : [encoded, urlSafe]
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func isDigit(_ byte: UInt8) -> Bool { alphabet.contains(byte) || byte == 0x2D || byte == 0x5F }

  private static func digits(of group: ArraySlice<UInt8>) -> [UInt8] {
    let bits = group.reduce(0) { $0 << 8 | Int($1) }
    return [18, 12, 6, 0].map { alphabet[bits >> $0 & 63] }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func chunked(by size: Int) -> [ArraySlice<UInt8>] {
    stride(from: startIndex, to: endIndex, by: size).map { self[$0..<Swift.min($0 + size, endIndex)] }
  }
}
