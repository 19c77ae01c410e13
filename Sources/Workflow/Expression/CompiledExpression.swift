/// An expression whose names are slots and whose types are known. A class, because plans hand it on in every step.
public final class CompiledExpression: Sendable {
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
  /// The name or path of properties it reads, where it does nothing else: what facts speak of.
  public let path: String?
  /// The slot it reads, where it does nothing else.
  public let slot: Int?

  public init(
    kind: Kind, range: SourceRange, constant: Value? = nil, whenTrue: Facts = [], whenFalse: Facts = [],
    path: String? = nil, slot: Int? = nil, evaluate: @escaping Evaluation
  ) {
    self.path = path
    self.slot = slot
    self.kind = kind
    self.range = range
    self.constant = constant
    self.whenTrue = whenTrue
    self.whenFalse = whenFalse
    self.evaluate = evaluate
  }
}

extension CompiledExpression {
  /// The same value every time.
  public convenience init(constant: Value, kind: Kind, range: SourceRange) {
    self.init(kind: kind, range: range, constant: constant) { _ in constant }
  }

  /// The same expression, written in parentheses or known to be of a narrower type.
  func with(kind: Kind? = nil, range: SourceRange? = nil, whenTrue: Facts? = nil, whenFalse: Facts? = nil)
    -> CompiledExpression
  {
    CompiledExpression(
      kind: kind ?? self.kind, range: range ?? self.range, constant: constant, whenTrue: whenTrue ?? self.whenTrue,
      whenFalse: whenFalse ?? self.whenFalse, path: path, slot: slot, evaluate: evaluate)
  }
}

/// Names and paths of properties (`movie`, `movie.tagline`) that are known not to be nothing.
public typealias Facts = Set<String>
