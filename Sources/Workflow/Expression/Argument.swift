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

  /// The expression; nothing for a value.
  var expression: ItemExpression? {
    if case .item(let expression) = self { expression } else { nil }
  }
}
