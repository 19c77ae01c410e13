/// An expression as it was written, with the place of each part. Chains (`a + b + c`, `a.b.c`) are kept flat, so that a
/// long one is not a deep one.
public final class Syntax: Sendable {
  enum Form {
    case literal(Value, Kind)
    case name(String)
    case list([Syntax])
    case record([Member])
    case not(Syntax)
    case negative(Syntax)
    /// Operations of equal precedence, from left to right.
    case arithmetic(Syntax, [Link])
    case comparison(Syntax, Link)
    case and([Syntax])
    case or([Syntax])
    case fallback([Syntax])
    case conditional([Branch], otherwise: Syntax)
    case access(Syntax, [Access])
    /// A function without a value before it: `ask('Which one?')`.
    case call(Call)
  }

  /// An operator and what stands right of it.
  struct Link {
    let symbol: Operator
    let range: SourceRange
    let operand: Syntax
  }

  /// `if condition then result`.
  struct Branch {
    let condition: Syntax
    let result: Syntax
  }

  /// `name=value` of a record.
  struct Member {
    let name: Name
    let value: Syntax
  }

  struct Name {
    let text: String
    let range: SourceRange
  }

  /// What follows a value: `.title`, `?.title`, `[1]`, `?[1]`, `.upper()`, `.as(number)`.
  struct Access {
    enum Form {
      case property(Name)
      case index(Syntax)
      case call(Call)
      case conversion(Name, TypeSyntax)
    }

    let form: Form
    /// Whether it begins with `?`.
    let isOptional: Bool
    /// From the dot or bracket to the end.
    let range: SourceRange
  }

  struct Call {
    let name: Name
    let arguments: [Argument]
    /// From `(` to `)`.
    let parentheses: SourceRange
  }

  struct Argument {
    /// Of an option: `order='descending'`.
    let name: Name?
    /// Of `x => …`.
    let parameter: Name?
    let value: Syntax
    let range: SourceRange
  }

  let form: Form
  public let range: SourceRange

  init(_ form: Form, _ range: SourceRange) {
    self.form = form
    self.range = range
  }
}

/// A type as written in `as(…)`.
indirect enum TypeSyntax: Sendable {
  case named(Syntax.Name)
  case list(TypeSyntax)
  case optional(TypeSyntax)
}

extension Syntax.Form: Sendable {}

/// An operator between two values.
enum Operator: String {
  case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
  case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  case isIn = "in", contains, matches
}

extension Syntax {
  /// The name, where the expression is one and nothing else.
  public var name: String? {
    if case .name(let name) = form { name } else { nil }
  }

  /// The question of `ask('Which one?')`, which resolving a parameter understands and nothing else does.
  public var question: Syntax? {
    guard case .call(let call) = form, call.name.text == "ask", call.arguments.count == 1 else { return nil }
    return call.arguments[0].value
  }
}
