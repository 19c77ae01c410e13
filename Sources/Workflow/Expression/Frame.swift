/// The state of one running workflow or definition: its variables by slot, and the previous output. A value, so that
/// parallel turns work on copies and cannot reach each other.
public struct Frame: Sendable {
  public var slots: ContiguousArray<Value>
  /// The output of the step before.
  public var previous: Value
  /// Polled by long evaluations and by loops.
  public var cancellation: Cancellation
  /// How many definitions and workflows stand around this one.
  public let depth: Int
  /// The expressions per item that a definition was given, by the places of its parameters.
  var expressions: [ItemExpression?] = []
  /// Whether a step around has a `retry` of its own, which stands in the place of all others.
  var isRetried = false
  /// What the expression that is evaluated has made.
  var meter = Meter.run

  public init(slots: Int, previous: Value = .nothing, cancellation: Cancellation, depth: Int = 0) {
    self.slots = ContiguousArray(repeating: .nothing, count: slots)
    self.previous = previous
    self.cancellation = cancellation
    self.depth = depth
  }
}
