/// A parameter that is evaluated per item: `where`, `by`, `value`.
public struct PerItem<Result: ValueRepresentable>: ArgumentReadable {
  private let expression: ItemExpression

  public static var parameterKind: ParameterKind { .perItem(Result.kind) }

  public init(argument: Argument) throws {
    guard case .item(let expression) = argument else { throw Failure.wanted(Result.kind) }
    self.expression = expression
  }

  /// The results for all items, in their order.
  /// - Throws: a ``Failure``.
  public func callAsFunction(_ items: [Value]) throws -> [Result] {
    var expression = expression
    return try items.map { try Result(value: expression.evaluate($0)) }
  }
}
