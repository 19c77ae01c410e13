/// A word of an expression.
struct Token {
  enum Kind: Equatable {
    case number(String)
    /// A number with letters behind it: `30s`, `1h30m`.
    case measure(String)
    case text(String)
    case name(String)
    case keyword(ReservedWord)
    case symbol(Punctuation)
    case end
  }

  let kind: Kind
  /// In bytes of the scalar.
  let range: Range<Int>
}

enum ReservedWord: String, CaseIterable {
  case or, and, not, `in`, contains, matches, `if`, then, `else`, `true`, `false`, nothing
}

/// Punctuation. Those that other languages have and this one does not are read too, so that the parser can say what to
/// write instead.
enum Punctuation: String, CaseIterable {
  case plus = "+", minus = "-", times = "*", over = "/", modulo = "%"
  case open = "(", close = ")", openBracket = "[", closeBracket = "]", comma = ",", dot = "."
  case optionalDot = "?.", optionalBracket = "?[", fallback = "??"
  case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case assign = "=", arrow = "=>"
  case tripleEqual = "===", notTripleEqual = "!==", unlike = "<>", like = "=~", both = "&&", either = "||"
  case bang = "!", question = "?", colon = ":", brace = "{", closeBrace = "}", bar = "|", semicolon = ";"

  /// By their characters as one number, which is found faster than a text.
  private static let index = Dictionary(
    uniqueKeysWithValues: allCases.map { (key(of: $0.rawValue.utf8), $0) })

  static func named(_ bytes: some Sequence<UInt8>) -> Punctuation? { index[key(of: bytes)] }

  private static func key(of bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}

extension Token.Kind {
  /// As a diagnostic names it.
  var name: String {
    switch self {
    case .number(let text), .measure(let text), .name(let text): "`\(text)`"
    case .text: "a text"
    case .keyword(let word): "`\(word.rawValue)`"
    case .symbol(let symbol): "`\(symbol.rawValue)`"
    case .end: "the end"
    }
  }
}
