internal import Workflow

/// Changes the case of a text.
struct ChangeCase: Action {
  enum LetterCase: String, Choice {
    case uppercase, lowercase, everyWord, sentence, alternating

    static let type = EnumKind(LetterCase.self)
  }

  static let title = "Change Case"
  static let category = Category.generic
  static let description = "Writes a text in capitals, in small letters, or with capitals where you like them."
  static let summary: Summary<Self> = "Change \(\.$text) to \(\.$case)"
  static let examples = [
    Example("Capitals", steps: "- Change Case: quiet please", output: #""QUIET PLEASE""#),
    Example(
      "A title", steps: "- Change Case: { text: the wind in the willows, case: every_word }",
      output: #""The Wind In The Willows""#),
    Example(
      "A sentence", steps: "- Change Case: { text: HELLO THERE. HOW ARE YOU?, case: sentence }",
      output: #""Hello there. How are you?""#),
  ]

  @Parameter("Text", ask: "Which text?", role: .inputAndKey, limits: Limits(isMultiline: true)) var text: String
  @Parameter("Case", "How the text is written.") var `case` = LetterCase.uppercase

  func run(in context: Context) -> String {
    switch `case` {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .everyWord: capitalized { $0.isWhitespace || $0 == "-" }
    case .sentence: capitalized { ".!?".contains($0) || $0.isNewline }
    case .alternating: alternating
    }
  }

  /// The first letter of the text, and the first behind each character of a kind, in capitals, the others small.
  private func capitalized(behind isEnd: (Character) -> Bool) -> String {
    var isFirst = true
    var result = ""
    for character in text {
      if isEnd(character) {
        isFirst = true
        result.append(character)
      } else if character.isLetter || character.isNumber {
        result += isFirst ? character.uppercased() : character.lowercased()
        isFirst = false
      } else {
        result.append(character)
      }
    }
    return result
  }

  private var alternating: String {
    var isUpper = false
    return text.map { character in
      guard character.isLetter else { return String(character) }
      defer { isUpper.toggle() }
      return isUpper ? character.uppercased() : character.lowercased()
    }.joined()
  }
}
