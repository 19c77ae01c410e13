extension ExpressionParser {
  /// A literal, a name, a list, a record, or an expression in parentheses.
  mutating func primary() throws(Diagnostic) -> Syntax {
    let token = current
    let place = range(token.range)
    switch token.kind {
    case .number(let text):
      advance()
      return Syntax(.literal(try number(text, at: place), .number), place)
    case .measure(let text):
      advance()
      return Syntax(.literal(.duration(try measure(text, at: place)), .duration), place)
    case .text(let text):
      advance()
      return Syntax(.literal(.text(text), .text), place)
    case .keyword(.true), .keyword(.false):
      advance()
      return Syntax(.literal(.boolean(token.kind == .keyword(.true)), .boolean), place)
    case .keyword(.nothing):
      advance()
      return Syntax(.literal(.nothing, .nothing), place)
    case .name(let text):
      return try name(Syntax.Name(text: text, range: place))
    case .symbol(.openBracket):
      return try list()
    case .symbol(.open):
      advance()
      let inner = try expression()
      guard take(.symbol(.close)) else { throw unexpected(after: inner, instead: "`)`") }
      return Syntax(inner.form, range(from: token))
    default:
      throw unexpected(after: nil, instead: "a value")
    }
  }

  private mutating func name(_ name: Syntax.Name) throws(Diagnostic) -> Syntax {
    let start = current
    advance()
    guard kind == .symbol(.open) else { return Syntax(.name(name.text), name.range) }
    let call = try call(name)
    guard name.text == "record" else { return Syntax(.call(call), range(from: start)) }
    var members: [Syntax.Member] = []
    for argument in call.arguments {
      guard let key = argument.name else { throw .unnamedMember(at: argument.range) }
      if members.contains(where: { $0.name.text == key.text }) { throw .repeatedMember(key.text, at: key.range) }
      members.append(Syntax.Member(name: key, value: argument.value))
    }
    return Syntax(.record(members), range(from: start))
  }

  private mutating func list() throws(Diagnostic) -> Syntax {
    let start = current
    advance()
    var items: [Syntax] = []
    if !take(.symbol(.closeBracket)) {
      repeat {
        items.append(try expression())
      } while take(.symbol(.comma))
      guard take(.symbol(.closeBracket)) else { throw unexpected(after: items.last, instead: "`,` or `]`") }
    }
    return Syntax(.list(items), range(from: start))
  }

  private func number(_ text: String, at range: SourceRange) throws(Diagnostic) -> Value {
    if let whole = Int64(text) { return .integer(whole) }
    // A whole number is never rounded in silence.
    guard text.contains("."), let number = Double(text), number.isFinite else { throw .numberTooLarge(at: range) }
    // `2.0` is the whole number 2.
    return Value(number: number)
  }

  /// `1h30m`: whole or decimal numbers, each with a unit.
  private func measure(_ text: String, at range: SourceRange) throws(Diagnostic) -> Span {
    if let plain = ExpressionParser.plainNumber(text) { throw .otherNumberForm(plain, at: range) }
    var total = 0.0
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let unit = rest.dropFirst(digits.count).prefix { !$0.isNumber }
      guard let count = Double(digits), let length = ExpressionParser.units[String(unit)] else {
        throw .unknownUnit(unit.isEmpty ? String(rest) : String(unit), at: range)
      }
      total += (count * length).rounded()
      rest = rest.dropFirst(digits.count + unit.count)
    }
    guard let nanoseconds = Int64(exactly: total) else { throw .durationTooLong(at: range) }
    return Span(nanoseconds: nanoseconds)
  }

  private static let units: [String: Double] = [
    "ms": 1e6, "s": 1e9, "m": 60e9, "h": 3600e9, "d": 86400e9, "w": 604_800e9,
  ]

  /// What a number of another language is here: `1_000`, `1e3`.
  private static func plainNumber(_ text: String) -> String? {
    let joined = text.filter { $0 != "_" }
    guard joined.allSatisfy({ $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" }), let value = Double(joined)
    else { return nil }
    return Int64(exactly: value).map(String.init) ?? (value.isFinite ? String(value) : nil)
  }
}

extension Diagnostic {
  fileprivate static func unnamedMember(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unnamed-member", "A record's values have names.", at: range, hint: "write `record(name=\(range.text))`")
  }

  fileprivate static func repeatedMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "repeated-member", "`\(name)` is given twice.", at: range)
  }

  fileprivate static func numberTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "number-too-large", "This number is too large.", at: range, hint: "whole numbers have 64 bits")
  }

  fileprivate static func durationTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "duration-too-long", "A duration ends at 292 years.", at: range)
  }

  fileprivate static func otherNumberForm(_ plain: String, at range: SourceRange) -> Diagnostic {
    if plain.contains("e") {
      return Diagnostic(
        code: "number-form", "A number is written with digits and a point only.", at: range,
        hint: "write `'\(range.text)'.as(number)`")
    }
    return Diagnostic(
      code: "number-form", "A number is written with digits and a point only.", at: range, hint: "write `\(plain)`",
      fixes: [Fix("Write `\(plain)`", replace: range, with: plain, isSafe: true)])
  }

  fileprivate static func unknownUnit(_ unit: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-unit", "`\(unit)` is not a unit of time.", at: range,
      hint: "the units are `ms`, `s`, `m`, `h`, `d` and `w`, as in `1h30m`")
  }
}
