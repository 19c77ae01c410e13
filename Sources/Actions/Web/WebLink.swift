/// The header `Link` (RFC 8288): `<https://example.org/?page=2>; rel="next", …`.
enum WebLink {
  /// Where a relation leads; nothing where the header does not have it.
  static func target(of header: String, relation: String) -> String? {
    var rest = header[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let target = String(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      let parameters = parameters(&rest)
      let relations = parameters.first { $0.name == "rel" }?.value.lowercased().split(separator: " ") ?? []
      if relations.contains(relation[...]) { return target }
    }
    return nil
  }

  /// Up to the comma before the next link.
  private static func parameters(_ rest: inout Substring) -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard rest.first == ";" else { return parameters }
      let name = rest.dropFirst().prefix { !"=;,".contains($0) }
      rest = rest.dropFirst(name.count + 1)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst()
        value = rest.first == "\"" ? quoted(&rest) : token(&rest)
      }
      parameters.append((name.filter { !$0.isWhitespace }.lowercased(), value))
    }
  }

  private static func token(_ rest: inout Substring) -> String {
    let token = rest.prefix { !";,".contains($0) }
    rest = rest.dropFirst(token.count)
    return token.filter { !$0.isWhitespace }
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var value = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst(), character != "\"" {
      value.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    return value
  }
}
