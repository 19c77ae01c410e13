/// Finds the `${…}` over which YAML stumbled. Each `${…}` is replaced by as many `_` and the text is read again: where
/// that works, the texts around them are what to quote.
struct TemplateTraps {
  private let file: SourceFile
  private let stretches: [TemplateStretch]

  init(in file: SourceFile) {
    self.file = file
    stretches = TemplateStretch.all(in: file.bytes)
  }

  /// What to say instead of the parser's complaint; nothing if no `${…}` is the cause.
  func diagnostics(for problem: SyntaxProblem, reading read: (SourceFile) -> YAMLDocument?) -> [Diagnostic] {
    guard !stretches.isEmpty else { return [] }
    let found = read(masked).map(misread) ?? []
    if !found.isEmpty { return found }
    // Something else is wrong as well; what is known is only the place.
    guard let nearest = stretches.last(where: { $0.range.lowerBound < problem.offset }) else { return [] }
    let range = SourceRange(file, nearest.range)
    if !nearest.isClosed, isOnOneLine(nearest.range.lowerBound..<problem.offset) { return [.unclosed(at: range)] }
    return problem.offset == nearest.range.lowerBound + 1 ? [.inFlow(Quoting(range: range))] : []
  }

  private var masked: SourceFile {
    var bytes = file.bytes
    for stretch in stretches where stretch.isClosed {
      for offset in stretch.range { bytes[offset] = UInt8(ascii: "_") }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// The scalars of the masked text that would not have been read as they are. Both lists are in the order of the file.
  private func misread(in document: YAMLDocument) -> [Diagnostic] {
    var rest = stretches[...]
    var found: [Diagnostic] = []
    for scalar in document.writtenScalars where found.count < YAMLLimits.workflow.reports {
      let place = scalar.range.offsets
      rest = rest.drop { $0.range.lowerBound < place.lowerBound }
      let inside = rest.prefix { $0.range.upperBound <= place.upperBound }
      rest = rest.dropFirst(inside.count)
      if let diagnostic = misread(scalar, inside.lazy.filter(\.isClosed).map { SourceRange(file, $0.range) }) {
        found.append(diagnostic)
      }
    }
    return found
  }

  private func misread(_ scalar: YAMLNode, _ templates: [SourceRange]) -> Diagnostic? {
    guard !templates.isEmpty else { return nil }
    let whole = SourceRange(file, scalar.range.offsets)
    switch scalar.style {
    case .plain where scalar.row.traits.contains(.insideFlow):
      return .inFlow(Quoting(range: whole))
    case .plain:
      return templates.contains { $0.text.contains(": ") || $0.text.contains(" #") }
        ? .needsQuotes(Quoting(range: whole)) : nil
    case .doubleQuoted:
      return templates.first { $0.text.contains("\"") }.map { .nestedDoubleQuote(at: $0) }
    case .singleQuoted:
      return templates.contains { $0.text.contains("'") } ? .nestedSingleQuote(in: whole) : nil
    case .literal, .folded:
      return nil
    }
  }

  private func isOnOneLine(_ range: Range<Int>) -> Bool { !file.bytes[range].contains(UInt8(ascii: "\n")) }
}

extension Diagnostic {
  fileprivate static func inFlow(_ quoting: Quoting) -> Diagnostic {
    Diagnostic(
      code: "unquoted-in-flow", "Inside `[ ]` and `{ }` a text with `${…}` needs quotes.", at: quoting.range,
      hint: quoting.advice, fixes: [quoting.fix(isSafe: true)])
  }

  fileprivate static func needsQuotes(_ quoting: Quoting) -> Diagnostic {
    Diagnostic(
      code: "needs-quotes", "A text whose `${…}` has a `: ` or a ` #` in it needs quotes.", at: quoting.range,
      hint: quoting.advice, fixes: [quoting.fix(isSafe: true)])
  }

  fileprivate static func unclosed(at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "unclosed-expression", "This `${` has no `}` on its line.", at: range, hint: "close it with `}`")
  }

  fileprivate static func nestedDoubleQuote(at range: SourceRange) -> Diagnostic {
    let replacement = range.text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "'")
    let hasLiteral = range.text.contains("'")
    return Diagnostic(
      code: "nested-quote", "The `\"` inside `${…}` ends the text in double quotes around it.", at: range,
      hint: "inside `${…}` texts are written '…'",
      fixes: hasLiteral ? [] : [Fix("Write `\(replacement)`", replace: range, with: replacement, isSafe: true)])
  }

  fileprivate static func nestedSingleQuote(in range: SourceRange) -> Diagnostic {
    let inner = range.text.dropFirst().dropLast()
    let isPlain = !inner.contains("\"") && !inner.contains("\\") && !inner.contains("''")
    return Diagnostic(
      code: "nested-quote", "The `'` inside `${…}` ends the text in single quotes around it.", at: range,
      hint: "put double quotes around the whole",
      fixes: isPlain
        ? [Fix("Put double quotes around the whole", replace: range, with: "\"\(inner)\"", isSafe: true)] : [])
  }
}
