/// The state of one running workflow or definition: its variables by slot, and the previous output. A value, so that
/// parallel turns work on copies and cannot reach each other.
public struct Frame: Sendable {
  public var slots: ContiguousArray<Value>
  /// The output of the step before.
  public var previous: Value
  /// Polled by long evaluations and by loops.
  public var cancellation: Cancellation

  public init(slots: Int, previous: Value = .nothing, cancellation: Cancellation) {
    self.slots = ContiguousArray(repeating: .nothing, count: slots)
    self.previous = previous
    self.cancellation = cancellation
  }
}
