/// The lower-case words of the language, which cannot name actions.
public enum Keyword {
  /// The verbs that are no actions, with the clauses that each may have.
  static let verbs = VerbForm.all
  /// The verbs that may stand as a bare word.
  static let bare: Set<String> = ["break", "continue", "stop"]
  static let modifiers = VerbForm.modifiers.map(\.name)
  /// The names that every expression may read, and none may set.
  public static let reservedNames: Set<String> = [
    "inputs", "item", "it", "index", "error", "previous", "secrets", "environment", "now",
  ]

  static func clauses(of verb: String) -> [String]? { verbs.first { $0.verb == verb }?.clauses }

  /// Whether a word is written as the name of an action: Title Case words.
  static func isActionTitle(_ word: String) -> Bool { word.unicodeScalars.first?.properties.isUppercase ?? false }
}
