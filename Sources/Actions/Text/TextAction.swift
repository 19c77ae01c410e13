internal import Workflow

/// Gives a text, most often one with values in it.
struct TextAction: Action {
  static let title = "Text"
  static let category = Category.generic
  static let description = "Gives the text you write, with values put into it."
  static let summary: Summary<Self> = "Take the text \(\.$text)"
  static let examples = [
    Example("A calculation in a text", steps: "- Text: Two and two is ${2 + 2}", output: #""Two and two is 4""#),
    Example(
      "Several lines", steps: "- Text: |\n    Roses are red,\n    violets are blue",
      output: #""Roses are red,\nviolets are blue\n""#),
  ]

  @Parameter("Text", role: .key, limits: Limits(isMultiline: true)) var text: String

  func run(in context: Context) -> String { text }
}
