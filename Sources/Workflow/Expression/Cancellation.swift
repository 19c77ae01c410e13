import Synchronization

/// A switch that ends a run. It is polled, because after a task's own cancellation nothing could be awaited any more in
/// `finally` blocks. What waits for something outside is told by ``observe(_:)``.
public final class Cancellation: Sendable {
  private let state = Atomic<Bool>(false)
  private let parent: Cancellation?
  private let hasTimer: Bool
  private let cleanUps = Atomic<Int>(0)
  private let observations = Mutex<[ObjectIdentifier: Observation]>([:])

  /// - Parameters:
  ///   - parent: a switch that ends this one too.
  ///   - isTimed: whether it is thrown after a time that the workflow says.
  public init(parent: Cancellation? = nil, isTimed: Bool = false) {
    self.parent = parent
    hasTimer = isTimed
  }

  /// Whether the workflow says after what time this switch, or one above it, is thrown. Limits of time that nobody wrote
  /// do not count then.
  public var isTimed: Bool { hasTimer || parent?.isTimed ?? false }

  public func cancel() {
    state.store(true, ordering: .releasing)
    let told = observations.withLock { observations in
      defer { observations = [:] }
      return Array(observations.values)
    }
    for observation in told { observation.fire() }
  }

  public var isCancelled: Bool {
    if state.load(ordering: .acquiring) { return true }
    return parent?.isCancelled ?? false
  }

  /// Whether there are steps with a `finally` that is still to be carried out, or is just now.
  public var hasCleanUps: Bool { cleanUps.load(ordering: .acquiring) > 0 }

  /// Says that there is a `finally` to be carried out, here and above, until the same is taken back.
  func countCleanUp(_ difference: Int) {
    cleanUps.wrappingAdd(difference, ordering: .acquiringAndReleasing)
    parent?.countCleanUp(difference)
  }

  /// - Throws: a ``Failure`` of reason `cancelled`.
  public func check() throws {
    if isCancelled { throw Failure.cancelled }
  }
}

extension Failure {
  static var cancelled: Failure { Failure(.cancelled, "The run was cancelled.") }
}

extension Cancellation {
  /// Calls an action once: when this switch or one above it is thrown, or now if it is thrown already. The caller ends
  /// the observation when it no longer waits.
  public func observe(_ action: @escaping @Sendable () -> Void) -> Observation {
    let observation = Observation(of: self, action)
    var level: Cancellation? = self
    while let current = level {
      current.observations.withLock { $0[ObjectIdentifier(observation)] = observation }
      level = current.parent
    }
    // Thrown between the caller's last look and now: nobody else would tell.
    if isCancelled { observation.fire() }
    return observation
  }

  fileprivate func forget(_ observation: Observation) {
    var level: Cancellation? = self
    while let current = level {
      current.observations.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(observation)) }
      level = current.parent
    }
  }

  /// One who waits for a switch to be thrown.
  public final class Observation: Sendable {
    private let source: Cancellation
    private let action: Mutex<(@Sendable () -> Void)?>

    fileprivate init(of source: Cancellation, _ action: @escaping @Sendable () -> Void) {
      self.source = source
      self.action = Mutex(action)
    }

    public func end() {
      action.withLock { $0 = nil }
      source.forget(self)
    }

    fileprivate func fire() {
      let action = action.withLock { action in
        defer { action = nil }
        return action
      }
      action?()
    }
  }
}
