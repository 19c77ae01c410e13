/// Reads the words of one `${…}` by the precedence of its operators.
struct ExpressionParser {
  /// Parentheses, lists, arguments and branches within each other. Reading and checking go down as deep as the
  /// expression does.
  static let depthLimit = 64
  /// Properties, indices and functions behind one another. Each is a call within that of the one behind it.
  static let linkLimit = 1000

  private let tokens: [Token]
  private let scalar: ScalarText
  private var position = 0
  private var depth = 0

  /// - Parameter tokens: the last of them is the end.
  init(_ tokens: [Token], of scalar: ScalarText) {
    self.tokens = tokens
    self.scalar = scalar
  }

  /// The whole as one expression.
  mutating func parse() throws(Diagnostic) -> Syntax {
    guard kind != .end else { throw .emptyExpression(at: range(current.range)) }
    let syntax = try expression()
    guard kind == .end else { throw unexpected(after: syntax, instead: "an operator or the end") }
    return syntax
  }

  mutating func expression(_ least: Precedence = .condition) throws(Diagnostic) -> Syntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionParser.depthLimit else { throw .tooDeep(at: range(current.range)) }
    var left = try prefix(least)
    while let precedence = kind.precedence, precedence >= least {
      left = try chain(from: left, precedence)
    }
    return left
  }

  /// What begins an operand: a prefix operator or a value with what follows it.
  private mutating func prefix(_ least: Precedence) throws(Diagnostic) -> Syntax {
    let start = current
    switch kind {
    case .keyword(.if):
      guard least == .condition else { throw .needsParentheses("if … then … else …", at: range(start.range)) }
      return try conditional()
    case .keyword(.not):
      guard least <= .not else { throw .needsParentheses("not …", at: range(start.range)) }
      advance()
      let operand = try expression(.not)
      return Syntax(.not(operand), range(from: start))
    case .symbol(.minus):
      advance()
      // The least whole number has no positive counterpart to be the negative of.
      if case .number(let digits) = kind, let least = Int64("-" + digits), least == .min {
        advance()
        return Syntax(.literal(.integer(least), .number), range(from: start))
      }
      let operand = try expression(.unary)
      return Syntax(.negative(operand), range(from: start))
    default:
      return try accesses(of: primary())
    }
  }

  private mutating func chain(from first: Syntax, _ precedence: Precedence) throws(Diagnostic) -> Syntax {
    var links: [Syntax.Link] = []
    let start = first.range
    while kind.precedence == precedence {
      let operation = current
      if precedence == .comparison, !links.isEmpty {
        throw .chainedComparison(
          first.range.text, links[0], kind.operation, at: range(operation.range))
      }
      advance()
      let operand = try expression(precedence.tighter)
      // `and`, `or` and `??` have no `Operator`; their chains need none.
      links.append(
        Syntax.Link(symbol: operation.kind.operation ?? .equal, range: range(operation.range), operand: operand))
    }
    let whole = range(from: start)
    let operands = [first] + links.map(\.operand)
    switch precedence {
    case .or: return Syntax(.or(operands), whole)
    case .and: return Syntax(.and(operands), whole)
    case .fallback: return Syntax(.fallback(operands), whole)
    case .comparison: return Syntax(.comparison(first, links[0]), whole)
    default: return Syntax(.arithmetic(first, links), whole)
    }
  }

  private mutating func conditional() throws(Diagnostic) -> Syntax {
    let start = current
    var branches: [Syntax.Branch] = []
    while take(.keyword(.if)) {
      let condition = try expression(.or)
      guard take(.keyword(.then)) else { throw unexpected(after: condition, instead: "`then`") }
      let result = try expression(.or)
      branches.append(Syntax.Branch(condition: condition, result: result))
      guard take(.keyword(.else)) else {
        if kind == .end { throw .missingElse(at: range(start.range)) }
        throw unexpected(after: result, instead: "`else`")
      }
    }
    let otherwise = try expression(.or)
    return Syntax(.conditional(branches, otherwise: otherwise), range(from: start))
  }

  private mutating func accesses(of value: Syntax) throws(Diagnostic) -> Syntax {
    var accesses: [Syntax.Access] = []
    while true {
      let start = current
      if accesses.count == ExpressionParser.linkLimit, kind.isAccess { throw .tooLong(at: range(start.range)) }
      switch kind {
      case .symbol(.dot), .symbol(.optionalDot):
        advance()
        let form = try member()
        accesses.append(
          Syntax.Access(form: form, isOptional: start.kind == .symbol(.optionalDot), range: range(from: start)))
      case .symbol(.openBracket), .symbol(.optionalBracket):
        advance()
        let index = try expression()
        guard take(.symbol(.closeBracket)) else { throw unexpected(after: index, instead: "`]`") }
        accesses.append(
          Syntax.Access(
            form: .index(index), isOptional: start.kind == .symbol(.optionalBracket), range: range(from: start)))
      default:
        return accesses.isEmpty ? value : Syntax(.access(value, accesses), range(from: value.range))
      }
    }
  }

  private mutating func member() throws(Diagnostic) -> Syntax.Access.Form {
    guard let name = takeAnyName() else { throw .missingName(kind.name, at: range(current.range)) }
    guard kind == .symbol(.open) else { return .property(name) }
    if name.text == "as" {
      advance()
      let type = try typeName()
      guard take(.symbol(.close)) else { throw unexpected(after: nil, instead: "`)`") }
      return .conversion(name, type)
    }
    return .call(try call(name))
  }

  private mutating func typeName() throws(Diagnostic) -> TypeSyntax {
    var type: TypeSyntax
    if take(.symbol(.openBracket)) {
      depth += 1
      defer { depth -= 1 }
      guard depth <= ExpressionParser.depthLimit else { throw .tooDeep(at: range(current.range)) }
      type = .list(try typeName())
      guard take(.symbol(.closeBracket)) else { throw unexpected(after: nil, instead: "`]`") }
    } else if let name = takeAnyName() {
      type = .named(name)
    } else {
      throw unexpected(after: nil, instead: "the name of a type")
    }
    if take(.symbol(.question)) { type = .optional(type) }
    return type
  }

  /// The arguments in parentheses behind a name.
  mutating func call(_ name: Syntax.Name) throws(Diagnostic) -> Syntax.Call {
    let open = current
    advance()
    var arguments: [Syntax.Argument] = []
    if !take(.symbol(.close)) {
      repeat {
        arguments.append(try argument())
      } while take(.symbol(.comma))
      guard take(.symbol(.close)) else { throw unexpected(after: arguments.last?.value, instead: "`,` or `)`") }
    }
    return Syntax.Call(name: name, arguments: arguments, parentheses: range(from: open))
  }

  private mutating func argument() throws(Diagnostic) -> Syntax.Argument {
    let start = current
    var name: Syntax.Name?
    if case .symbol(.assign) = following, let option = takeAnyName() {
      name = option
      advance()
    }
    var parameter: Syntax.Name?
    if case .symbol(.arrow) = following, case .name(let text) = kind {
      parameter = Syntax.Name(text: text, range: range(current.range))
      advance()
      advance()
    }
    let value = try expression()
    return Syntax.Argument(name: name, parameter: parameter, value: value, range: range(from: start))
  }
}

// MARK: - Words

extension ExpressionParser {
  var current: Token { tokens[position] }
  var kind: Token.Kind { tokens[position].kind }
  var following: Token.Kind { tokens[min(position + 1, tokens.count - 1)].kind }
  /// Where the word before the current one ends.
  private var lastEnd: Int { position > 0 ? tokens[position - 1].range.upperBound : current.range.lowerBound }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func take(_ wanted: Token.Kind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  /// A name where operators cannot stand, so that a key may be called `in`.
  mutating func takeAnyName() -> Syntax.Name? {
    let token = current
    switch token.kind {
    case .name(let text):
      advance()
      return Syntax.Name(text: text, range: range(token.range))
    case .keyword(let word):
      advance()
      return Syntax.Name(text: word.rawValue, range: range(token.range))
    default: return nil
    }
  }

  func range(_ utf8: Range<Int>) -> SourceRange { scalar.range(utf8) }

  /// From a word to the one before the current.
  func range(from start: Token) -> SourceRange {
    range(start.range.lowerBound..<max(start.range.lowerBound, lastEnd))
  }

  /// From an expression to the word before the current.
  func range(from start: SourceRange) -> SourceRange {
    let end = range(max(0, lastEnd - 1)..<lastEnd)
    return SourceRange(start.file, start.start..<max(start.end, end.end))
  }
}

extension Token.Kind {
  /// Whether it goes on with a property or an item of the value before it.
  fileprivate var isAccess: Bool {
    switch self {
    case .symbol(.dot), .symbol(.optionalDot), .symbol(.openBracket), .symbol(.optionalBracket): true
    default: false
    }
  }
}
