/// One question to a person.
public struct Question: Sendable {
  /// How it is answered.
  public enum Form: Sendable {
    /// By picking from a visual list.
    case choose(VisualList)
    /// By a line, or by several where `multiline`, read as the kind.
    case write(Kind, multiline: Bool)
    /// By a line that is not shown.
    case secret
    /// By yes or no, in these words.
    case confirm(yes: String, no: String)
  }

  /// What a written reply would come to.
  public enum Reading: Sendable, Equatable {
    /// It would be taken, as this where that is not what it says: a date for `tomorrow`.
    case fits(meaning: String?)
    /// Why it would not, as a sentence.
    case refused(String)
  }

  /// What is asked: `Which movie?`.
  public let prompt: String
  public let form: Form
  /// What stands above the question, a line each.
  public let facts: [String]
  /// More about what is asked for, and its limits in words.
  public let details: [String]
  /// What Enter takes, in text form. The rows of a list are preselected in the list instead.
  public let standard: String?
  /// How the answer can be given without being asked: `--list`, `--answer movie=…`.
  public let flag: String
  /// Why the reply before was refused.
  public var complaint: String?
  /// Tells of a written reply what it would come to, before it is given.
  public let read: (@Sendable (String) -> Reading)?

  public init(
    _ prompt: String, _ form: Form, facts: [String] = [], details: [String] = [], standard: String? = nil, flag: String,
    complaint: String? = nil, read: (@Sendable (String) -> Reading)? = nil
  ) {
    self.prompt = prompt
    self.form = form
    self.facts = facts
    self.details = details
    self.standard = standard
    self.flag = flag
    self.complaint = complaint
    self.read = read
  }
}

/// What a person replied.
public enum Reply: Sendable, Equatable {
  /// The places of the picked rows, from 0, in the order of the list.
  case rows([Int])
  /// Rows that searches of a visual list have found.
  case found([FoundRow])
  case text(String)
  case confirmed(Bool)
}

/// A row among those that a search of a visual list found.
public struct FoundRow: Sendable, Hashable {
  /// What was searched for; nothing for the rows that were there at first.
  public let text: String
  /// Its place among what was found, from 0.
  public let place: Int

  public init(_ text: String, _ place: Int) {
    self.text = text
    self.place = place
  }
}
