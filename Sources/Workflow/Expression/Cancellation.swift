import Synchronization

/// A switch that ends a run. It is polled, because after a task's own cancellation nothing could be awaited any more in
/// `finally` blocks.
public final class Cancellation: Sendable {
  private let state = Atomic<Bool>(false)
  private let parent: Cancellation?

  /// - Parameter parent: a switch that ends this one too.
  public init(parent: Cancellation? = nil) { self.parent = parent }

  public func cancel() { state.store(true, ordering: .releasing) }

  public var isCancelled: Bool {
    if state.load(ordering: .acquiring) { return true }
    return parent?.isCancelled ?? false
  }

  /// - Throws: a ``Failure`` of reason `cancelled`.
  public func check() throws {
    if isCancelled { throw Failure(.cancelled, "The run was cancelled.") }
  }
}
