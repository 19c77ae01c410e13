/// Steps that a file defines, as those see them who come before the engine: an action in YAML, the options of a
/// parameter.
public protocol Routine: AnyObject, Sendable {}

/// The engine, as routines need it.
public protocol RoutinePerformer: Sendable {
  /// Runs a routine that never waits.
  /// - Parameter arguments: one a parameter; nothing for one that is not given or does not apply.
  /// - Throws: a ``Failure``, or one that names the steps it happened in.
  func perform(_ routine: any Routine, with arguments: [Argument?], in context: Context) throws -> Value

  /// Runs any routine.
  @concurrent func performWaiting(_ routine: any Routine, with arguments: [Argument?], in context: Context) async throws
    -> Value
}

extension Context {
  /// How deep definitions and workflows may call one another.
  private static let depthLimit = 16

  /// Runs a routine that never waits.
  public func perform(_ routine: any Routine, with arguments: [Argument?]) throws -> Value {
    try engine().perform(routine, with: arguments, in: self)
  }

  /// Runs any routine.
  public func performWaiting(_ routine: any Routine, with arguments: [Argument?]) async throws -> Value {
    try await engine().performWaiting(routine, with: arguments, in: self)
  }

  private func engine() throws -> any RoutinePerformer {
    guard depth < Context.depthLimit else {
      throw Failure(
        .limit, "Actions and workflows call one another more than \(Context.depthLimit) deep.",
        hint: "see to it that the calls come to an end")
    }
    guard let performer else { preconditionFailure("routines are run by an engine") }
    return performer
  }
}
