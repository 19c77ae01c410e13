/// An error of a step that `catch` can see, before it is known which step failed.
public struct Failure: Error, Sendable {
  public enum Reason: String, Sendable, CaseIterable {
    case timeout, network, http
    case notFound = "not_found"
    case permission, conversion, input, cancelled, process, limit, failed, custom
  }

  /// Why a parameter has no value, so that nothing was run with it.
  public enum Unresolved: Sendable {
    /// Nobody gave one, and nobody could be asked.
    case missing
    case refused
  }

  public let reason: Reason
  /// The code of a `custom` error.
  public let code: String?
  /// One sentence with a capital and a full stop.
  public let message: String
  public let data: Value
  /// The stretch of the workflow that says what was asked for, where that is narrower than the step.
  public let range: SourceRange?
  /// What to write instead.
  public let hint: String?
  /// Further sentences, each for a line of its own.
  public let notes: [String]
  public let unresolved: Unresolved?

  public init(
    _ reason: Reason, _ message: String, code: String? = nil, data: Value = .nothing, at range: SourceRange? = nil,
    hint: String? = nil, notes: [String] = [], unresolved: Unresolved? = nil
  ) {
    self.reason = reason
    self.code = code
    self.message = message
    self.data = data
    self.range = range
    self.hint = hint
    self.notes = notes
    self.unresolved = unresolved
  }

  /// The same failure with a further sentence.
  func noting(_ note: String) -> Failure {
    Failure(
      reason, message, code: code, data: data, at: range, hint: hint, notes: notes + [note], unresolved: unresolved)
  }

  /// The same failure at a place, unless it has one.
  public func at(_ place: SourceRange?) -> Failure {
    if range != nil { return self }
    return Failure(
      reason, message, code: code, data: data, at: place, hint: hint, notes: notes, unresolved: unresolved)
  }
}

/// An error that tells more than the failure it began with: where that happened.
protocol PlacedFailure: Error {
  var failure: Failure { get }
}
