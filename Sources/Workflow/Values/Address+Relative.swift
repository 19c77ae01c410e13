extension Address {
  /// Where a reference leads that stands in what came from here: `?page=2`, `/people`, `https://…` (RFC 3986, section
  /// 5.2). Dots in the path are left to whoever sends the request.
  public func joined(with reference: String) -> Address? {
    if let whole = Address(reference), !whole.parts.scheme.isEmpty { return whole }
    guard let start = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<start.lowerBound]
    if reference.hasPrefix("//") { return Address("\(scheme):\(reference)") }
    let bare = text.prefix { $0 != "#" }
    let withoutQuery = bare.prefix { $0 != "?" }
    let pathStart = withoutQuery[start.upperBound...].firstIndex(of: "/") ?? withoutQuery.endIndex
    let origin = withoutQuery[..<pathStart]
    switch reference.first {
    case nil: return Address(String(bare))
    case "#": return Address(bare + reference)
    case "?": return Address(withoutQuery + reference)
    case "/": return Address(origin + reference)
    default:
      let folder = withoutQuery[pathStart...].lastIndex(of: "/").map { withoutQuery[pathStart...$0] } ?? "/"
      return Address(origin + folder + reference)
    }
  }
}
