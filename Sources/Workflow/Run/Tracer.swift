/// Who is told of each step, for `--trace` and `--verbose`.
public protocol Tracer: AnyObject, Sendable {
  func record(_ event: TraceEvent)
  func note(_ step: StepName, _ moment: StepMoment)
}

/// What happens to a step before it ends.
public enum StepMoment: Sendable {
  case began
  /// Its `when` is false.
  case skipped
  /// An attempt failed, and another one begins after a wait.
  case retried(Failure, attempt: Int64, of: Int64, after: Span)
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

extension Tracer {
  /// A step that is no action; actions are recorded with their arguments.
  func record(
    _ step: StepPlan, output: Value, failure: Failure? = nil, since start: ContinuousClock.Instant
  ) {
    if case .call = step.operation { return }
    record(TraceEvent(step: step.name, arguments: [], output: output, failure: failure, duration: .now - start))
  }

  func record(
    _ call: CallPlan, _ arguments: [Argument?], _ step: StepName, output: Value, failure: Failure? = nil,
    since start: ContinuousClock.Instant?
  ) {
    guard let start else { return }
    let named = zip(call.action.parameters, arguments).compactMap { parameter, argument in
      argument.map { (name: parameter.name, value: $0.value) }
    }
    record(TraceEvent(step: step, arguments: named, output: output, failure: failure, duration: .now - start))
  }
}
