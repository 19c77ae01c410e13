/// Everything a person is told about a file, a value, an answer or an option: one sentence with its place, cause and
/// remedy.
public struct Diagnostic: Error, Sendable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// Another place that explains the first, or, without a range, a sentence that does.
  public struct Note: Sendable {
    public let message: String
    public let range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change to the text that removes the cause.
  public struct Fix: Sendable {
    /// What the fix does, as an order: "Write `list`".
    public let title: String
    public let range: SourceRange
    public let replacement: String
    /// Whether `check --fix` may apply it without asking: it cannot change what the workflow does otherwise.
    public let isSafe: Bool

    public init(_ title: String, replace range: SourceRange, with replacement: String, isSafe: Bool) {
      self.title = title
      self.range = range
      self.replacement = replacement
      self.isSafe = isSafe
    }

    /// The same for a person who knows better.
    var unsafe: Fix { Fix(title, replace: range, with: replacement, isSafe: false) }
  }

  public let severity: Severity
  /// A stable kebab-case name, explained by `runner explain`.
  public let code: String
  /// One sentence with a capital and a full stop.
  public let message: String
  public let range: SourceRange?
  /// A few words beside the caret: what to write instead.
  public let hint: String?
  public var notes: [Note]
  public var fixes: [Fix]

  public init(
    _ severity: Severity = .error, code: String, _ message: String, at range: SourceRange?, hint: String? = nil,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.hint = hint
    self.notes = notes
    self.fixes = fixes
  }
}
