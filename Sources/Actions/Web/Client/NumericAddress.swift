#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Addresses as numbers, in the one form that permissions compare.
enum NumericAddress {
  /// The text of what a socket connects to: `127.0.0.1`, `::1`. One of version 4 that is written as one of version 6 is
  /// the former.
  static func text(of address: UnsafePointer<sockaddr>) -> String {
    // Every address begins as this one does. That of `sockaddr` itself is declared by two modules, of which the compiler
    // takes now one and now the other.
    let family = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_family }
    return switch Int32(family) {
    case AF_INET:
      address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { written($0.pointee.sin_addr) }
    case AF_INET6:
      address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { written($0.pointee.sin6_addr) }
    default: ""
    }
  }

  /// A host in the same form where it is an address of version 6, with or without a zone.
  static func canonical(_ host: String) -> String? {
    var address = in6_addr()
    guard inet_pton(AF_INET6, String(host.prefix { $0 != "%" }), &address) == 1 else { return nil }
    return written(address)
  }

  private static func written(_ address: in_addr) -> String {
    withUnsafeBytes(of: address.s_addr) { $0.map { String($0) }.joined(separator: ".") }
  }

  private static func written(_ address: in6_addr) -> String {
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    // ::ffff:0:0/96 (RFC 4291, section 2.5.5.2)
    if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
      return bytes[12...].map { String($0) }.joined(separator: ".")
    }
    var address = address
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, &address, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
