/// A URL as text. It has a scheme and no spaces or control characters.
public struct Address: Sendable, Hashable {
  public let text: String

  /// Nothing where the text is no URL.
  public init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.utf8.startIndex,
      text.utf8[..<colon].enumerated().allSatisfy({ index, byte in Address.isScheme(byte, first: index == 0) }),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    self.text = text
  }

  private static func isScheme(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }
}
