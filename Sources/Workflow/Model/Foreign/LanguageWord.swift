/// A word of the language itself, for who looks for it among the actions: a verb of steps or a function of expressions.
public struct LanguageWord: Sendable {
  public let name: String
  /// `verb` or `function`.
  public let noun: String
  /// How it is written: `each: …`, `filter(condition)`.
  public let form: String
  /// What it does, in a sentence without a full stop.
  public let meaning: String

  /// All of them, the verbs first.
  public static let all: [LanguageWord] =
    VerbForm.all.map { LanguageWord(name: $0.verb, noun: "verb", form: "\($0.verb): …", meaning: $0.meaning) }
    + FunctionTable.all.map { function in
      let meaning = function.summary.hasSuffix(".") ? String(function.summary.dropLast()) : function.summary
      return LanguageWord(name: function.name, noun: "function", form: function.signature, meaning: meaning)
    }

  /// The action, verb or function that other languages call by a word.
  public static func meant(by word: String) -> String? {
    ForeignAction.meant(by: word) ?? FunctionTable.foreign(word)?.name
  }
}
