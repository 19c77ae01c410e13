/// A URL may carry a user and a password, which no message tells.
extension Address {
  /// The URL as people are told it.
  public var told: String { Address.withoutUsers(in: text) }

  /// A sentence in which no URL has a user or a password.
  public static func withoutUsers(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstRange(of: mark) else { return text }
    var result: [UInt8] = []
    var (rest, place) = (bytes[...], Optional(first))
    while let found = place {
      result += rest[..<found.upperBound]
      rest = rest[found.upperBound...]
      let authority = rest.prefix { !isEnd($0) }
      if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
        rest = rest[(at + 1)...]
      } else if let cut = authority.firstRange(of: ellipsis) {
        // What was cut here may be the port as well as the beginning of a password.
        if authority[..<cut.lowerBound].contains(UInt8(ascii: ":")) { rest = rest[cut.lowerBound...] }
      }
      place = rest.firstRange(of: mark)
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static let mark = Array("://".utf8)
  private static let ellipsis = Array("…".utf8)

  /// Whether a byte ends the part with user, password, host and port.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "\""),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Where some bytes stand first.
  fileprivate func firstRange(of wanted: [UInt8]) -> Range<Int>? {
    guard count >= wanted.count else { return nil }
    for start in startIndex...(endIndex - wanted.count) where self[start...].starts(with: wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }
}
