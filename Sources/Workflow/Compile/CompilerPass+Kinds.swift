/// Types as they are written.
extension CompilerPass {
  /// A type as written: `text`, `[Movie]`, `[Movie, 2..4]`.
  func kind(_ node: YAMLNode) -> (kind: Kind, count: ClosedRange<Int>?)? {
    if node.form == .sequence {
      // `[Movie, 2..4]` and `[Movie]` are lists to YAML.
      let items = Array(node.items)
      guard let first = items.first, items.count <= 2, let element = kind(first)?.kind else {
        if items.isEmpty || items.count > 2 { diagnostics.report(.wrongForm(node, wanted: "a type such as `[text]`")) }
        return nil
      }
      guard items.count == 2 else { return (.list(element), nil) }
      return bounds(items[1].text, at: items[1].range).map { (.list(element), $0) }
    }
    guard node.form == .scalar, !node.isNothing else {
      diagnostics.report(.wrongForm(node, wanted: "a type such as `text`"))
      return nil
    }
    // In quotes the same is a text: `"[Movie, 2..4]"`.
    let (text, counts) = CompilerPass.divided(node.text)
    do {
      let kind = try Kind.parse(
        text, custom: { self.unit.library.kind(named: $0) },
        suggestion: { Spelling.nearest(to: $0, among: self.unit.library.kindNames) })
      guard let counts else { return (kind, nil) }
      let place = node.sourceRange(ofUTF8: counts)
      return bounds(String(decoding: Array(node.text.utf8)[counts], as: UTF8.self), at: place).map { (kind, $0) }
    } catch {
      diagnostics.report(.unreadableType(error, node))
      return nil
    }
  }

  /// A type as text without the bounds of its number, which leave blanks in their place, and where these stand.
  private static func divided(_ text: String) -> (type: String, counts: Range<Int>?) {
    var bytes = Array(text.utf8)
    guard let comma = bytes.lastIndex(of: UInt8(ascii: ",")), let close = bytes.lastIndex(of: UInt8(ascii: "]")),
      comma < close, let first = bytes[comma..<close].dropFirst().firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let last = bytes[first..<close].lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return (text, nil) }
    for place in comma..<close { bytes[place] = UInt8(ascii: " ") }
    return (String(decoding: bytes, as: UTF8.self), first..<last + 1)
  }

  /// `2..4`, or one number for exactly so many.
  func bounds(_ text: String, at range: SourceRange) -> ClosedRange<Int>? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if let exact = Int(text), exact > 0 { return exact...exact }
    if parts.count == 3, parts[1].isEmpty, let least = parts[0].isEmpty ? 0 : Int(parts[0]),
      let greatest = parts[2].isEmpty ? Int.max : Int(parts[2]), text != "..", least >= 0, least <= greatest,
      greatest > 0
    {
      return least...greatest
    }
    diagnostics.report(.badBounds(text, at: range))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func badBounds(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`\(text)` is no range of whole numbers.", at: range,
      hint: "write `2..4`, `1..` or `3`, the smaller number first and the greater above 0")
  }

  fileprivate static func unreadableType(_ error: Kind.Unreadable, _ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "unknown-type", error.message, at: node.sourceRange(ofUTF8: error.offsets), hint: error.hint)
  }
}
