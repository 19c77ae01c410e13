/// The names and values of a query, decoded as a server decodes them.
struct TMDbQuery {
  private let pairs: [(name: String, value: String)]

  init(_ query: String) {
    pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? TMDbQuery.decoded(parts[1]) : "")
    }
  }

  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  private static func decoded(_ text: Substring) -> String {
    let parts = text.replacing("+", with: " ").split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array((parts.first ?? "").utf8)
    for part in parts.dropFirst() {
      bytes.append(UInt8(part.prefix(2), radix: 16) ?? UInt8(ascii: "?"))
      bytes += Array(part.dropFirst(2).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
