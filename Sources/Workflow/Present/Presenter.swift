/// Whoever meets the person: a terminal, a script of answers in a test, nobody in cron. Questions and results are data,
/// so that every way of showing them has the same powers.
public protocol Presenter: Sendable {
  /// Why nobody can be asked (`CI` is set, there is no terminal, `--no-input` was given); nothing when somebody can.
  var silence: String? { get }

  /// Asks once. The reply is checked by the caller, which asks again with ``Question/complaint`` where it is refused.
  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func ask(_ question: Question) async throws -> Reply

  /// Shows a result.
  /// - Parameter value: what is shown, so that the end of a run need not print it again.
  func show(_ presentation: Presentation, of value: Value) throws

  /// Has a person read a text that is longer than what is seen at once, as long as they want.
  /// - Parameter value: what is read, as with ``show(_:of:)``.
  /// - Returns: false where the text is short or nobody sits there: it is to be shown then.
  func read(_ text: String, named name: String, of value: Value) async throws -> Bool

  /// Whether anybody sees what is being done. Where nobody does, loops do not tell it.
  var showsProgress: Bool { get }

  /// Says what is being done now, or, with nothing, that it is over.
  func progress(_ progress: Progress?)

  /// A message beside the run: a warning, a line of `Log`.
  func note(_ message: String)

  /// What is told only to those who want to know all that happens: lines of a program that did its work all the same.
  func detail(_ message: String)
}

extension Presenter {
  public var showsProgress: Bool { true }
  public func read(_ text: String, named name: String, of value: Value) async throws -> Bool { false }
}
