/// An expression with the names it was written among, to be evaluated per item.
public struct ItemExpression: Sendable {
  private var frame: Frame
  private let slot: Int
  private let expression: CompiledExpression

  public init(_ expression: CompiledExpression, item slot: Int, in frame: Frame) {
    self.frame = frame
    self.slot = slot
    self.expression = expression
  }

  /// Mutating, because the item stands in the expression's own copy of the frame: the copy is made once, not per item.
  /// - Throws: a ``Failure``.
  public mutating func evaluate(_ item: Value) throws -> Value {
    frame.slots[slot] = item
    return try expression.evaluate(&frame)
  }
}

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
