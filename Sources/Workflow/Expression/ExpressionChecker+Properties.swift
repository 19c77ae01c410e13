extension ExpressionChecker {
  mutating func property(
    _ name: Syntax.Name, of base: CompiledExpression, _ kind: Kind, isOptional: Bool
  ) throws(Unsound) -> Step {
    let path = base.path.map { "\($0).\(name.text)" }
    let lookup = PropertyLookup(name.text, isOptional: isOptional, at: base.range.union(name.range))
    switch kind {
    case .any, .dictionary:
      return Step(kind: .any, path: path, apply: lookup.dynamic)
    case .list(let element):
      var item = element.unwrapped
      var depth = 1
      while case .list(let inner) = item { (item, depth) = (inner.unwrapped, depth + 1) }
      guard let found = try propertyKind(name, of: item, base, isOptional: isOptional) else {
        return Step(kind: .list(.nothing)) { _, _ in .list([]) }
      }
      let result = (0..<depth).reduce(found.unwrapped) { kind, _ in Kind.list(kind) }
      return Step(kind: result, apply: lookup.spread)
    default:
      guard let found = try propertyKind(name, of: kind, base, isOptional: isOptional) else {
        return Step(kind: .nothing) { _, _ in .nothing }
      }
      return Step(kind: found, path: path, apply: lookup.known(in: kind))
    }
  }

  /// The type of a property. Nothing, with a warning, where there is none and `?.` asks for it.
  private mutating func propertyKind(
    _ name: Syntax.Name, of kind: Kind, _ base: CompiledExpression, isOptional: Bool
  ) throws(Unsound) -> Kind? {
    if kind == .any || kind == .dictionary { return .any }
    if let found = kind.properties.first(where: { $0.name == name.text })?.kind { return found }
    if isOptional {
      warn(.neverThere(name, kind))
      return nil
    }
    throw report(.unknownProperty(name, of: kind, base))
  }
}

extension Kind {
  /// Whether its content has to be read before it has what a reply or a file tells.
  fileprivate var isRead: Bool {
    switch self {
    case .file: true
    case .record(let kind): kind.content != nil
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownProperty(
    _ name: Syntax.Name, of kind: Kind, _ base: CompiledExpression
  ) -> Diagnostic {
    let names = kind.properties.map(\.name)
    let message = "\(kind.article.capitalizedFirst) has no property `\(name.text)`."
    if let function = FunctionTable.meant(by: name.text, on: base.kind.unwrapped) {
      let text = "\(function.name)()"
      return Diagnostic(
        code: "function-without-parentheses", message, at: name.range, hint: "a function has parentheses: `.\(text)`",
        fixes: [Fix("Write `\(text)`", replace: name.range, with: text, isSafe: true)])
    }
    if let near = Spelling.nearest(to: name.text, among: names) {
      return Diagnostic(
        code: "unknown-property", message, at: name.range, hint: "did you mean `\(near)`?",
        fixes: [Fix("Write `\(near)`", replace: name.range, with: near, isSafe: false)])
    }
    if kind.unwrapped.isRead {
      return Diagnostic(
        code: "unknown-property", message, at: name.range,
        hint: """
          a step `Dictionary: ${\(base.range.text)}` reads what is in it; of a reply, \
          `\(base.range.text).as(dictionary).\(name.text)` does
          """)
    }
    return Diagnostic(
      code: "unknown-property", message, at: name.range,
      hint: names.isEmpty ? "it has no properties" : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))")
  }

  fileprivate static func neverThere(_ name: Syntax.Name, _ kind: Kind) -> Diagnostic {
    Diagnostic(
      .warning, code: "never-there",
      "\(kind.article.capitalizedFirst) has no property `\(name.text)`, so that this is always nothing.",
      at: name.range)
  }
}
