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

  /// What is called here that other languages call by a word: a verb, or an action that every runner has.
  static func foreign(_ word: String) -> String? { foreignWords[word.lowercased()] }

  private static let foreignWords = [
    "run": "Run Program", "exec": "Run Program", "command": "Run Program", "cmd": "Run Program",
    "shell": "Run Shell Script", "script": "Run Shell Script", "bash": "Run Shell Script", "sh": "Run Shell Script",
    "echo": "Show Result", "print": "Show Result", "show": "Show Result", "sleep": "Wait", "delay": "Wait",
    "wait": "Wait", "for": "each", "foreach": "each", "for_each": "each", "loop": "repeat",
    "choose": "Choose From List",
    "pick": "Choose From List", "input": "Ask For Input", "prompt": "Ask For Input", "http": "Get Contents Of URL",
    "fetch": "Get Contents Of URL", "curl": "Get Contents Of URL", "call": "Run Workflow", "try": "do",
    "match": "switch", "raise": "fail", "throw": "fail", "error": "fail", "exit": "stop", "let": "set", "var": "set",
  ]

  static func clauses(of verb: String) -> [String]? { verbs.first { $0.verb == verb }?.clauses }

  /// Whether a word is written as the name of an action: Title Case words.
  static func isActionTitle(_ word: String) -> Bool { word.unicodeScalars.first?.properties.isUppercase ?? false }
}
