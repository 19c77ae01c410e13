#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A numeric address of the internet, of version 4 or 6. One of version 6 that stands for one of version 4 is read as
/// that.
struct IPAddress: Hashable, Sendable {
  /// Four or sixteen, in the order of the network.
  let bytes: [UInt8]

  /// Nothing where the text is no address in its usual form, without brackets.
  init?(_ text: String) {
    // An address of a link may name the interface behind `%`.
    let text = String(text.prefix { $0 != "%" })
    if let bytes = IPAddress.read(text, AF_INET, count: 4) {
      self.bytes = bytes
    } else if let bytes = IPAddress.read(text, AF_INET6, count: 16) {
      self.bytes = IPAddress.embedded(in: bytes) ?? bytes
    } else {
      return nil
    }
  }

  private static func read(_ text: String, _ family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, text, &bytes) == 1 ? bytes : nil
  }

  /// The address of version 4 that is mapped (RFC 4291), translated (RFC 6052), or carried (RFC 3056) by one of
  /// version 6.
  private static func embedded(in bytes: [UInt8]) -> [UInt8]? {
    let zeros = [UInt8](repeating: 0, count: 10)
    if bytes.starts(with: zeros + [0xFF, 0xFF]) { return Array(bytes[12...]) }
    if bytes.starts(with: [0, 0x64, 0xFF, 0x9B] + zeros.prefix(8)) { return Array(bytes[12...]) }
    if bytes.starts(with: [0x20, 0x02]) { return Array(bytes[2..<6]) }
    return nil
  }

  func isIn(_ network: [UInt8], _ length: Int) -> Bool {
    guard bytes.count == network.count else { return false }
    return bytes.indices.allSatisfy { index in
      let bits = min(max(length - index * 8, 0), 8)
      let mask = bits == 0 ? 0 : UInt8.max << (8 - bits)
      return bytes[index] & mask == network[index] & mask
    }
  }
}

extension IPAddress {
  /// Places that are reached only by who names them: this machine, its neighbours, and what is no place at all
  /// (the registries of special addresses of RFC 6890).
  private static let specialNetworks: [(network: [UInt8], length: Int, words: String)] = [
    ([127, 0, 0, 0], 8, "this machine"), ([0, 0, 0, 0], 8, "this machine"),
    ([10, 0, 0, 0], 8, "a private network"), ([172, 16, 0, 0], 12, "a private network"),
    ([192, 168, 0, 0], 16, "a private network"), ([100, 64, 0, 0], 10, "a private network"),
    ([169, 254, 0, 0], 16, "a neighbour"), ([192, 0, 0, 0], 24, "a special place"),
    ([198, 18, 0, 0], 15, "a special place"), ([224, 0, 0, 0], 3, "a special place"),
    (version6(0, last: 1), 128, "this machine"), (version6(0, last: 0), 96, "this machine"),
    (version6(0xFC), 7, "a private network"), (version6(0xFE, 0x80), 10, "a neighbour"),
    (version6(0xFE, 0xC0), 10, "a private network"), (version6(0xFF), 8, "a special place"),
  ]

  private static func version6(_ first: UInt8, _ second: UInt8 = 0, last: UInt8 = 0) -> [UInt8] {
    [first, second] + [UInt8](repeating: 0, count: 13) + [last]
  }

  /// Where it leads, unless that is the open internet.
  var speciality: String? { IPAddress.specialNetworks.first { isIn($0.network, $0.length) }?.words }

  var isLoopback: Bool { speciality == "this machine" }
}
