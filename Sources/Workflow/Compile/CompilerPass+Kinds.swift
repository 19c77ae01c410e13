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
      return bounds(items[1]).map { (.list(element), $0) }
    }
    guard node.form == .scalar, !node.isNothing else {
      diagnostics.report(.wrongForm(node, wanted: "a type such as `text`"))
      return nil
    }
    do {
      return (
        try Kind.parse(
          node.text, custom: { self.unit.library.kind(named: $0) },
          suggestion: { Spelling.nearest(to: $0, among: self.unit.library.kindNames) }),
        nil
      )
    } catch {
      diagnostics.report(.unreadableType(error, node))
      return nil
    }
  }

  /// `2..4`, or one number for exactly so many.
  func bounds(_ node: YAMLNode) -> ClosedRange<Int>? {
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    if let exact = Int(node.text), exact >= 0 { return exact...exact }
    if parts.count == 3, parts[1].isEmpty, let least = parts[0].isEmpty ? 0 : Int(parts[0]),
      let greatest = parts[2].isEmpty ? Int.max : Int(parts[2]), node.text != "..", least >= 0, least <= greatest
    {
      return least...greatest
    }
    diagnostics.report(.badBounds(node))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func badBounds(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`\(node.text)` is no range of whole numbers.", at: node.range,
      hint: "write `2..4`, `1..` or `3`, the smaller number first")
  }

  fileprivate static func unreadableType(_ error: Kind.Unreadable, _ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "unknown-type", error.message, at: node.sourceRange(ofUTF8: error.offsets), hint: error.hint)
  }
}
