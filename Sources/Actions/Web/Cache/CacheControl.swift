/// The directives of the header `Cache-Control` (RFC 9111, section 5.2).
struct CacheControl {
  private let directives: [String: String]

  /// - Parameter values: of all lines of the header.
  init(_ values: [String]) {
    var directives: [String: String] = [:]
    for member in values.flatMap({ $0.split(separator: ",") }) {
      let parts = member.split(separator: "=", maxSplits: 1)
      guard let name = parts.first else { continue }
      let value = parts.count > 1 ? parts[1].trimmed.filter { $0 != "\"" } : ""
      directives[name.trimmed.lowercased()] = value
    }
    self.directives = directives
  }

  var isNoStore: Bool { directives["no-store"] != nil }
  /// Also with the names of headers, which is taken for the whole.
  var isNoCache: Bool { directives["no-cache"] != nil }
  /// In seconds. What is no number counts as none at all (section 4.2.1).
  var maximumAge: Int64? { directives["max-age"].map { Int64($0) ?? 0 } }
}
