/// What people write who come from other languages, and what to write here.
extension ExpressionParser {
  /// The diagnostic for a word that cannot stand where it does.
  /// - Parameter before: the expression before it, where one has been read.
  mutating func unexpected(after before: Syntax?, instead wanted: String) -> Diagnostic {
    let place = range(current.range)
    switch kind {
    case .symbol(.question):
      if let before, let ternary = ternary(before) { return ternary }
    case .symbol(.bang):
      return .foreign("!", "not ", at: place)
    case .symbol(.bar):
      return pipe(before, at: place)
    case .symbol(.brace):
      return .braces(at: place)
    case .keyword(.not)
    where before != nil && [.keyword(.in), .keyword(.contains), .keyword(.matches)].contains(following):
      return .notBetween(following.name, at: place)
    case .name("is"):
      if case .name("defined") = following { return .isDefined(before?.range.text ?? "value", at: place) }
      return .foreign("is", "==", at: place)
    case .symbol(.dot) where before == nil:
      return .nothingBeforeDot(at: place)
    case .symbol(.colon):
      if let before, case .symbol(.minus) = following { return .shellDefault(before.range.text, at: place) }
    case .symbol(let symbol):
      if let own = ExpressionParser.translations[symbol], before != nil {
        return .foreign(symbol.rawValue, own, at: place)
      }
    default: break
    }
    if kind == .end { return .unfinished(wanted, at: place) }
    return .unexpected(kind.name, wanted, at: place)
  }

  private static let translations: [Punctuation: String] = [
    .assign: "==", .tripleEqual: "==", .notTripleEqual: "!=", .unlike: "!=", .like: "matches", .both: "and",
    .either: "or",
  ]

  /// `a ? b : c`.
  private mutating func ternary(_ condition: Syntax) -> Diagnostic? {
    let place = range(current.range)
    advance()
    guard let result = try? expression(.or), take(.symbol(.colon)), let otherwise = try? expression(.or) else {
      return .ternary(nil, at: place)
    }
    let whole = SourceRange(place.file, condition.range.start..<otherwise.range.end)
    let own = "if \(condition.range.text) then \(result.range.text) else \(otherwise.range.text)"
    return .ternary((whole, own), at: place)
  }

  /// `text | upper`, as templates of other tools have it.
  private func pipe(_ before: Syntax?, at place: SourceRange) -> Diagnostic {
    guard let before, case .name(let function) = following else {
      return .unexpected("`|`", "a value", at: place)
    }
    let value = before.range.text
    if ["default", "d"].contains(function) { return .pipe("write `\(value) ?? …`", at: place) }
    let own = FunctionTable.foreign(function) ?? FunctionTable.named(function)
    if let own, let advice = ForeignName.advice(onSize: own.name, of: value) { return .pipe(advice, at: place) }
    let arguments = own?.parameters.contains { $0.isRequired } ?? false ? "(…)" : "()"
    return .pipe("write `\(value).\(own?.name ?? function)\(arguments)`", at: place)
  }
}

extension Diagnostic {
  static func emptyExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "empty-expression", "There is nothing between `${` and `}`.", at: range,
      hint: "write a name, or `$${` for the characters themselves")
  }

  static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "expression-too-deep", "An expression nests at most \(ExpressionParser.depthLimit) levels deep.",
      at: range, hint: "name parts of it with `set`")
  }

  static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "expression-too-deep",
      "A value has at most \(ExpressionParser.linkLimit) properties, indices and functions behind one another.",
      at: range, hint: "name parts of it with `set`")
  }

  static func needsParentheses(_ form: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "needs-parentheses", "`\(form)` binds looser than the operator before it.", at: range,
      hint: "write `(\(form))`")
  }

  static func chainedComparison(
    _ left: String, _ link: Syntax.Link, _ second: Operator?, at range: SourceRange
  ) -> Diagnostic {
    let middle = link.operand.range.text
    let first = "\(left) \(link.symbol.rawValue) \(middle)"
    return Diagnostic(
      code: "chained-comparison", "Comparisons cannot be chained.", at: range,
      hint: "write `\(first) and \(middle) \(second?.rawValue ?? "==") …`")
  }

  static func missingElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-else", "An `if` in an expression needs an `else`.", at: range,
      hint: "write `if … then … else nothing`")
  }

  static func missingName(_ found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-name", "After a dot comes a name, but here is \(found).", at: range,
      hint: "another key is written `data['odd key']`, an item `list[1]`")
  }

  fileprivate static func unexpected(_ found: String, _ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "unexpected-word", "Here is \(found) where \(wanted) is expected.", at: range)
  }

  fileprivate static func unfinished(_ wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "unfinished-expression", "The expression ends where \(wanted) is expected.", at: range)
  }

  fileprivate static func foreign(_ found: String, _ own: String, at range: SourceRange) -> Diagnostic {
    let word = own.hasSuffix(" ") ? String(own.dropLast()) : own
    return Diagnostic(
      code: "foreign-operator", "`\(found)` is not an operator of expressions.", at: range, hint: "write `\(word)`",
      fixes: [Fix("Write `\(word)`", replace: range, with: own, isSafe: true)])
  }

  fileprivate static func isDefined(_ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "foreign-operator", "`is defined` is not an operator of expressions.", at: range,
      hint: "write `\(value) != nothing`")
  }

  fileprivate static func nothingBeforeDot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unexpected-word", "Here is `.` where a value is expected.", at: range,
      hint: "the item is called `it`, as in `list.map(it.name)`")
  }

  fileprivate static func shellDefault(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unexpected-word", "Here is `:` where an operator or the end is expected.", at: range,
      hint: "write `\(name) ?? …` for a default")
  }

  static func doubleBraces(_ inner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "braces", "An expression stands in single braces.", at: range, hint: "write `${\(inner)}`",
      fixes: [Fix("Write `${\(inner)}`", replace: range, with: "${\(inner)}", isSafe: false)])
  }

  fileprivate static func notBetween(_ operation: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "not-between", "`not` stands before a whole comparison.", at: range,
      hint: "write `not a \(operation.dropFirst().dropLast()) b`")
  }

  fileprivate static func ternary(_ fix: (SourceRange, String)?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "ternary", "A choice is written with words.", at: range,
      hint: "write `\(fix?.1 ?? "if … then … else …")`",
      fixes: fix.map { [Fix("Write `\($0.1)`", replace: $0.0, with: $0.1, isSafe: true)] } ?? [])
  }

  fileprivate static func pipe(_ hint: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "pipe", "A function stands behind its value with a dot.", at: range, hint: hint)
  }

  fileprivate static func braces(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "braces", "Expressions have no braces.", at: range,
      hint: "a dictionary is written `record(name='value')`; `${…}` is not written inside another")
  }
}
