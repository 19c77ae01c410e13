/// An expression whose names are slots and whose types are known.
public struct CompiledExpression: Sendable {
  public typealias Evaluation = @Sendable (inout Frame) throws -> Value

  public let kind: Kind
  public let range: SourceRange
  /// The value, where it does not depend on the run.
  public let constant: Value?
  /// - Throws: a ``Failure``.
  public let evaluate: Evaluation
  /// What is known not to be nothing when the expression is true.
  public let whenTrue: Facts
  /// What is known not to be nothing when the expression is false.
  public let whenFalse: Facts

  public init(
    kind: Kind, range: SourceRange, constant: Value? = nil, whenTrue: Facts = [], whenFalse: Facts = [],
    evaluate: @escaping Evaluation
  ) {
    self.kind = kind
    self.range = range
    self.constant = constant
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
    self.evaluate = evaluate
  }
}

/// Names and paths of properties (`movie`, `movie.tagline`) that are known not to be nothing.
public typealias Facts = Set<String>
