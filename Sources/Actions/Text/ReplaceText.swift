internal import Workflow

/// Puts one text in the place of another.
struct ReplaceText: Action {
  static let title = "Replace Text"
  static let category = Category.generic
  static let description = "Replaces what is found in a text, written as it is or as a regular expression."
  static let errors = [badPattern]
  static let summary: Summary<Self> = "Replace \(\.$find) by \(\.$replace) in \(\.$text)"
  static let examples = [
    Example(
      "Every place", steps: "- Replace Text: { text: one two one, find: one, replace: three }",
      output: #""three two three""#),
    Example(
      "A regular expression, whose groups are `$1`, `$2` in the replacement",
      steps: """
        - Replace Text: { text: 2026-11-30, find: '(\\d+)-(\\d+)-(\\d+)', replace: $3.$2.$1, regular_expression: true }
        """,
      output: #""30.11.2026""#),
  ]

  @Parameter("Text", ask: "In which text?", role: .inputAndKey, limits: Limits(isMultiline: true)) var text: String
  @Parameter(
    "Find", "What is looked for.", ask: "What should be replaced?",
    refused: .ifEmpty("no_find", "Please enter what should be found."))
  var find: String
  @Parameter("Replace", "What is put in its place.") var replace = ""
  @Parameter("Case sensitive", "Whether `a` is not `A`.") var caseSensitive = true
  @Parameter("Regular expression", "Whether what is looked for is a pattern.") var regularExpression = false
  @Parameter("All", "Whether every place is replaced, and not only the first.") var all = true

  func run(in context: Context) throws -> String {
    if caseSensitive, !regularExpression {
      return try text.replacing(TextSearch(for: find), with: replace, limit: all ? .max : 1)
    }
    // Without regard to case, or as a pattern. In what replaces a pattern, `$1` is a group.
    let pattern = regularExpression ? find : RegularExpression.quoted(find)
    let replacement =
      regularExpression
      ? replace : replace.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$")
    return try expression(pattern).replacing(in: text, with: replacement, onlyFirst: !all)
  }

  private func expression(_ pattern: String) throws -> RegularExpression {
    do {
      return try RegularExpression(pattern, ignoresCase: !caseSensitive)
    } catch {
      throw ReplaceText.badPattern.failure("The pattern is wrong: \(error.reason).")
    }
  }

  private static let badPattern = ErrorCode("bad_pattern", "The pattern is no regular expression.")
}
