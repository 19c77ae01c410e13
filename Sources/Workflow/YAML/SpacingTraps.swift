/// Lists such as `[gh, --json, number,title]`, in which `number,title` was perhaps meant as one text.
struct SpacingTraps {
  let document: YAMLDocument

  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, row) in document.arena.rows.enumerated() where row.form == .sequence && row.traits.contains(.flow) {
      guard !row.traits.contains(.alias), row.count > 2 else { continue }
      if let diagnostic = diagnostic(YAMLNode(document: document, index: UInt32(index))) { found.append(diagnostic) }
    }
    return found
  }

  /// A list that has spaces behind some commas, and plain texts without one behind another.
  private func diagnostic(_ list: YAMLNode) -> Diagnostic? {
    var run: Range<Int>?
    var hasSpace = false
    for (item, next) in zip(list.items, list.items.dropFirst()) {
      let isTight = next.range.start == item.range.end + 1
      hasSpace = hasSpace || !isTight
      guard isTight, isText(item), isText(next), run == nil || run?.upperBound == item.range.end else { continue }
      run = (run?.lowerBound ?? item.range.start)..<next.range.end
    }
    guard hasSpace, let run else { return nil }
    return .unspaced(Quoting(range: SourceRange(document.file, run)))
  }

  private func isText(_ node: YAMLNode) -> Bool {
    node.form == .scalar && node.style == .plain && !node.isNothing && ScalarRules.number(node.text) == .notANumber
  }
}

extension Diagnostic {
  fileprivate static func unspaced(_ quoting: Quoting) -> Diagnostic {
    Diagnostic(
      .warning, code: "unspaced-list", "These are several items, although no space stands behind the comma.",
      at: quoting.range, hint: "\(quoting.advice) for one, or spaces for several",
      fixes: [quoting.fix(isSafe: false)])
  }
}
