/// A URL as text. It has a scheme and no spaces or control characters; a port is one that exists, and `http` and `https`
/// have a host (RFC 9110, section 4.2).
public struct Address: Sendable, Hashable {
  public let text: String

  /// Nothing where the text is no URL.
  public init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon != text.utf8.startIndex,
      text.utf8[..<colon].enumerated().allSatisfy({ index, byte in Address.isScheme(byte, first: index == 0) }),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    self.text = text
    let (host, port) = authority
    if let port, !port.isEmpty, !port.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) || UInt16(port) == nil { return nil }
    if host.isEmpty, ["http", "https"].contains(text[..<colon].lowercased()) { return nil }
  }

  private static func isScheme(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }
}

extension Address {
  /// The parts of a URL as they are written, still percent-encoded (RFC 3986, appendix B). What a request is granted
  /// for is decided by the parser that connects, not by these.
  public struct Parts: Sendable, Equatable {
    public let scheme: String
    public let host: String?
    public let port: Int?
    public let path: String
    public let query: String?
    public let fragment: String?

    /// The port that is written, else that of the web.
    var reachedPort: Int { port ?? Address.standardPort(of: scheme) }
  }

  /// The port of `http` or `https` where none is written.
  public static func standardPort(of scheme: String) -> Int { scheme == "http" ? 80 : 443 }

  public var parts: Parts {
    var rest = text[...]
    let scheme = Address.cut(&rest, before: ":") ?? ""
    let fragment = Address.split(&rest, at: "#")
    let query = Address.split(&rest, at: "?")
    guard rest.hasPrefix("//") else {
      return Parts(
        scheme: scheme.lowercased(), host: nil, port: nil, path: String(rest), query: query, fragment: fragment)
    }
    let (host, port) = authority
    return Parts(
      scheme: scheme.lowercased(), host: host.lowercased(), port: port.flatMap { Int($0) },
      path: String(rest.dropFirst(2).drop { $0 != "/" }), query: query, fragment: fragment)
  }

  /// Host and port as they are written; an empty host where there are no `//`.
  private var authority: (host: Substring, port: Substring?) {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return ("", nil) }
    var host = text[colon...].dropFirst(3).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    // The colons inside `[::1]` start no port.
    let hostEnd = host.lastIndex(of: "]") ?? host.startIndex
    guard let colon = host[hostEnd...].lastIndex(of: ":") else { return (host, nil) }
    return (host[..<colon], host[host.index(after: colon)...])
  }

  private static func cut(_ rest: inout Substring, before separator: Character) -> String? {
    guard let index = rest.firstIndex(of: separator) else { return nil }
    defer { rest = rest[rest.index(after: index)...] }
    return String(rest[..<index])
  }

  /// What stands behind a separator, taken off the end.
  private static func split(_ rest: inout Substring, at separator: Character) -> String? {
    guard let index = rest.firstIndex(of: separator) else { return nil }
    defer { rest = rest[..<index] }
    return String(rest[rest.index(after: index)...])
  }

  /// A text as it stands inside one part of a URL: everything but the unreserved characters of RFC 3986 is
  /// percent-encoded, so that it can end neither a segment nor a query value.
  public static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  /// What ``encoded(_:)`` has written, and what others have; a percent sign with no two digits behind it stays.
  public static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let digits = String(rest.prefix(2)), digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let decoded = UInt8(digits, radix: 16)
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
