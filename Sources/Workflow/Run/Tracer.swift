/// Who is told of each step, for `--trace`.
public protocol Tracer: Sendable {
  func record(_ event: TraceEvent)
}

/// One step that has ended.
public struct TraceEvent: Sendable {
  public let step: StepName
  /// The arguments of an action, by parameter.
  public let arguments: [(name: String, value: Value)]
  /// What the step gave, or passed on.
  public let output: Value
  public let failure: Failure?
  public let duration: Duration
}
