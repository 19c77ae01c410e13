internal import Workflow

/// The name of the file that a reply is.
enum ReplyName {
  /// As the server suggests it, else the last part of the path. Always a plain name: no folder, nothing hidden, nothing
  /// that a terminal obeys.
  static func of(_ head: ReplyHead, at location: HTTPLocation, type: ContentType?) -> String {
    let suggested = head.value("content-disposition").flatMap { suggestion(in: $0) }
    let path = location.text.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    let last = path.count > 3 ? path.last.map { Address.decoded(String($0)) } : nil
    for candidate in [suggested, last] {
      guard let name = candidate.map({ plain($0) }), !name.isEmpty else { continue }
      if !File.pathExtension(of: name).isEmpty { return name }
      return name + (type?.preferredExtension.map { "." + $0 } ?? "")
    }
    return "reply" + (type?.preferredExtension.map { "." + $0 } ?? "")
  }

  /// `filename*` before `filename` (RFC 6266).
  private static func suggestion(in header: String) -> String? {
    let pairs = parameters(of: header)
    if let extended = pairs.first(where: { $0.name == "filename*" })?.value {
      let parts = extended.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].lowercased() == "utf-8" { return Address.decoded(String(parts[2])) }
    }
    return pairs.first { $0.name == "filename" }?.value
  }

  private static func parameters(of header: String) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var rest = header.drop { $0 != ";" }.dropFirst()
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst()
      var value = ""
      if rest.first == "\"" {
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
          value.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        rest = rest.drop { $0 != ";" }
      } else {
        value = String(rest.prefix { $0 != ";" }.trimmed)
        rest = rest.drop { $0 != ";" }
      }
      rest = rest.dropFirst()
      pairs.append((name.trimmed.lowercased(), value))
    }
    return pairs
  }

  /// The name without folders, and without what hides a file or moves a cursor; empty where nothing is left. A plain name
  /// stays as it is.
  static func plain(_ name: String) -> String {
    let base = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    // What has no letter, and bytes that are none, get one that every system takes.
    let named = String(String.UnicodeScalarView(base.unicodeScalars.map { isNameless($0) ? "_" : $0 }))
    let shown = TerminalText.cleaned(named).drop { $0 == "." || $0 == " " }
    var plain = ""
    // Most file systems take 255 bytes; the rest is for a suffix.
    for character in shown where plain.utf8.count + character.utf8.count <= 200 { plain.append(character) }
    return plain.allSatisfy { $0 == "_" } ? "" : plain
  }

  private static func isNameless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FFFD}" || [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }
}
