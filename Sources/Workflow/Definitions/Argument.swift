/// A resolved argument: a value, or an expression that the action evaluates per item.
public enum Argument: Sendable {
  case value(Value)
  indirect case item(ItemExpression)
}

extension Argument {
  /// The value; nothing for an expression.
  public var value: Value {
    if case .value(let value) = self { value } else { .nothing }
  }
}

/// What a parameter takes.
public enum ParameterKind: Sendable {
  case value(Kind)
  /// An expression of this kind, evaluated with `it` bound to each item in turn.
  case perItem(Kind)
}

/// What a parameter of an action can be declared as.
public protocol ArgumentReadable: Sendable {
  static var parameterKind: ParameterKind { get }
  /// Whether it may hold a secret in the place of a text or a url.
  static var takesSecrets: Bool { get }
  /// - Throws: a ``Failure`` where the argument is of another kind; a resolved argument never is.
  init(argument: Argument) throws
}

extension ArgumentReadable {
  public static var takesSecrets: Bool { false }
}
