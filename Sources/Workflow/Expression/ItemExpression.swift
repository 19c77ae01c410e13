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
