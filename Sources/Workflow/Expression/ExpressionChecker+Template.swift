extension ExpressionChecker {
  /// Text with expressions in it.
  mutating func compile(
    _ template: Template, as wanted: Kind, for reader: TextBuilder.Reader, range: SourceRange
  ) throws(Unsound) -> CompiledExpression {
    var pieces: [TextBuilder.Piece] = []
    var values: [CompiledExpression] = []
    var failed = false
    for (index, part) in template.parts.enumerated() {
      switch part {
      case .text(let text): pieces.append(.text(text))
      case .expression(let syntax):
        do throws(Unsound) {
          let value = try compile(syntax)
          try requireEmbeddable(value, in: wanted, for: reader, isFirst: index == 0)
          values.append(value)
          pieces.append(.value(value.evaluate, value.range))
        } catch {
          failed = true
        }
      }
    }
    if failed { throw Unsound() }
    let isSecret = reader != .people && values.contains { $0.kind == .secret }
    let builder = TextBuilder(pieces, as: wanted, for: reader, range: range)
    let result = CompiledExpression(kind: isSecret ? .secret : .text, range: range) { try builder.build(&$0) }
    return try folded(result.charged(if: isRepeated), of: values)
  }

  private mutating func requireEmbeddable(
    _ value: CompiledExpression, in wanted: Kind, for reader: TextBuilder.Reader, isFirst: Bool
  ) throws(Unsound) {
    if value.kind.isOptional { throw report(.nothingInText(value)) }
    if reader == .people { return }
    switch (wanted, value.kind) {
    case (.file, .file), (.file, .folder), (.file, .image): return
    case (.folder, .file), (.folder, .folder), (.folder, .image), (.image, .file), (.image, .folder), (.image, .image):
      return
    case (.url, .text) where isFirst: throw report(.textBeforeURL(value))
    default: break
    }
    if !value.kind.isEmbeddable { throw report(.notEmbeddable(value)) }
  }
}

extension Diagnostic {
  fileprivate static func nothingInText(_ value: CompiledExpression) -> Diagnostic {
    let name = value.range.text
    return Diagnostic(
      code: "may-be-nothing", value.kind == .nothing ? "`\(name)` is nothing." : "`\(name)` may be nothing.",
      at: value.range, hint: "say what stands in for it: `\(name) ?? ''`")
  }

  fileprivate static func textBeforeURL(_ value: CompiledExpression) -> Diagnostic {
    let name = value.range.text
    return Diagnostic(
      code: "text-before-url", "`\(name)` is a text, and text is percent-encoded in a url.", at: value.range,
      hint: "write `\(name).as(url)` for the start of a url")
  }

  fileprivate static func notEmbeddable(_ value: CompiledExpression) -> Diagnostic {
    let name = value.range.text
    let hint =
      switch value.kind {
      case .file, .image: "write `\(name).path` or `\(name).name`"
      case .folder: "write `\(name).path` or `\(name).name`"
      case .list(.text): "write `\(name).join(', ')`"
      case .list: "write `\(name).map(it.display()).join(', ')`, or `.json()`"
      default: "write `\(name).json()`"
      }
    return Diagnostic(
      code: "not-embeddable", "`\(name)` is \(value.kind.article), which does not become text by itself.",
      at: value.range, hint: hint)
  }
}
