import Workflow

/// Where a dialogue speaks and listens. A terminal in the product, a script in tests.
protocol Conversation: Sendable {
  var columns: Int { get }
  var rows: Int { get }
  func say(_ text: String)
  /// A line as it was typed; nothing at its end (ctrl-d).
  /// - Throws: a ``Failure`` of reason `cancelled`.
  func listen() throws -> String?
  /// A line that is not shown while it is typed, from before the prompt is there.
  func listenInSecret(after prompt: String) throws -> String?
}

extension Conversation {
  func sayLine(_ text: String = "") { say(text + "\n") }

  /// A line of one answer. Esc and ctrl-d give up.
  func reply() throws -> String {
    guard let line = try listen(), !line.isEscape else { throw Failure.givenUp }
    return line.filter { !$0.isControl || $0 == "\t" }
  }
}

extension String {
  /// Esc, which a terminal that edits lines hands over as a character.
  fileprivate var isEscape: Bool { self == "\u{1B}" }
}

extension Failure {
  /// The person does not want to answer.
  static var givenUp: Failure { Failure(.cancelled, "The question was cancelled.") }
}
