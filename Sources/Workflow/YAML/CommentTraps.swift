/// Comments that take away part of a text: the `#` of `Issue #${n}` or of `color: #ff0000`. Other comments are never
/// looked at.
struct CommentTraps {
  let document: YAMLDocument

  var diagnostics: [Diagnostic] {
    let bytes = document.file.bytes
    var found: [Diagnostic] = []
    for (index, row) in document.arena.rows.enumerated() {
      // Nearly every scalar ends here, before a node is made for it.
      guard row.style == .plain, row.form == .scalar, Int(row.end) < bytes.count, bytes[Int(row.end)] <= 0x20,
        bytes[Int(row.end)] != UInt8(ascii: "\n")
      else { continue }
      let scalar = YAMLNode(document: document, index: UInt32(index))
      if let comment = scalar.commentAfter, let diagnostic = diagnostic(scalar, comment) { found.append(diagnostic) }
    }
    return found
  }

  private func diagnostic(_ scalar: YAMLNode, _ comment: SourceRange) -> Diagnostic? {
    let text = comment.text
    let second = text.dropFirst().utf8.first
    let isSpaced = second == nil || second == UInt8(ascii: " ") || second == UInt8(ascii: "\t")
    let holdsTemplate = text.contains("${")
    let isUnclosed = Self.isUnclosed(scalar.text)
    guard holdsTemplate || isUnclosed || !isSpaced else { return nil }
    let start = scalar.range.start == scalar.range.end ? comment.start : scalar.range.start
    let written = SourceRange(document.file, start..<comment.end).text
    let end = comment.end - (written.utf8.count - Self.trimmedCount(written))
    let quoting = Quoting(range: SourceRange(document.file, start..<end))
    // A remark may well have a space behind its `#`; then only a person knows whether it belongs to the text, unless the
    // `#` stands in a literal of the expression.
    let isInLiteral = isUnclosed && !scalar.text.utf8.count { $0 == UInt8(ascii: "'") }.isMultiple(of: 2)
    return .swallowed(
      comment, in: isUnclosed ? .expression : holdsTemplate ? .template : .text, quoting,
      isSpaced: isSpaced, isSafe: !isSpaced || isInLiteral)
  }

  private static func isUnclosed(_ text: String) -> Bool {
    TemplateStretch.all(in: Array(text.utf8)).contains { !$0.isClosed }
  }

  private static func trimmedCount(_ text: String) -> Int {
    (text.utf8.lastIndex { $0 > UInt8(ascii: " ") }).map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0
  }
}

private enum Swallowed {
  case expression, template, text
}

extension Diagnostic {
  fileprivate static func swallowed(
    _ comment: SourceRange, in kind: Swallowed, _ quoting: Quoting, isSpaced: Bool, isSafe: Bool
  ) -> Diagnostic {
    let message =
      switch kind {
      case .expression: "The `#` begins a comment, so that the `${` before it has no `}`."
      case .template: "The `#` begins a comment, and the `${…}` in it is not read."
      case .text: "The `#` begins a comment, and the text behind it is not read."
      }
    return Diagnostic(
      code: "swallowed-by-comment", message, at: comment,
      hint: quoting.advice + (isSpaced ? "" : ", or `# ` for a remark"),
      fixes: [quoting.fix(isSafe: isSafe)])
  }
}
