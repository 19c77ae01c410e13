/// How tightly an operator binds, loosest first.
enum Precedence: Int, Comparable {
  case condition, or, and, not, comparison, fallback, sum, product, unary

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// That of the operands right of an operator of this precedence.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }
}

extension Token.Kind {
  /// The precedence, where this stands between two values.
  var precedence: Precedence? {
    switch self {
    case .keyword(.or): .or
    case .keyword(.and): .and
    case .symbol(.fallback): .fallback
    default: operation?.precedence
    }
  }

  var operation: Operator? {
    switch self {
    case .keyword(let word): Operator(rawValue: word.rawValue)
    case .symbol(let symbol): Operator(rawValue: symbol.rawValue)
    default: nil
    }
  }
}

extension Operator {
  var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide, .remainder: .product
    default: .comparison
    }
  }
}
