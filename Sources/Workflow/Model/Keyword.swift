/// The lower-case words of the language, which cannot name actions.
public enum Keyword {
  /// The verbs that are no actions, with the clauses that each may have. A verb that is another's clause (`do`,
  /// `parallel`) comes last, so that it is a verb only where no other is.
  static let verbs: [(verb: String, clauses: [String])] = [
    ("if", ["then", "else"]),
    ("switch", ["cases", "else"]),
    ("menu", ["cases"]),
    ("repeat", ["do"]),
    ("each", ["do", "item", "index", "parallel"]),
    ("while", ["do"]),
    ("until", ["do"]),
    ("set", []), ("append", []), ("return", []), ("stop", []), ("fail", []), ("break", []), ("continue", []),
    ("parallel", []),
    ("do", []),
  ]
  /// The verbs that may stand as a bare word.
  static let bare: Set<String> = ["break", "continue", "stop"]
  static let modifiers = ["when", "timeout", "retry", "catch", "finally", "as"]
  /// The keys at the top of a file.
  static let sections = [
    "name", "description", "icon", "requires", "phrases", "uses", "types", "enums", "actions", "inputs", "permissions",
    "steps", "output", "localizations",
  ]
  /// The names that every expression may read, and none may set.
  public static let reservedNames: Set<String> = [
    "inputs", "item", "it", "index", "error", "previous", "secrets", "environment", "now",
  ]

  static func clauses(of verb: String) -> [String]? { verbs.first { $0.verb == verb }?.clauses }

  /// Whether a word is written as the name of an action: Title Case words.
  static func isActionTitle(_ word: String) -> Bool { word.unicodeScalars.first?.properties.isUppercase ?? false }
}
