internal import Workflow

/// Puts texts together.
struct CombineText: Action {
  static let title = "Combine Text"
  static let category = Category.generic
  static let description = "Puts texts together, with line breaks, spaces or whatever you write between them."
  static let summary: Summary<Self> = "Combine \(\.$texts) with \(\.$separator)"
  static let examples = [
    Example("Lines", steps: "- List: [Roses, Violets]\n- Combine Text", output: #""Roses\nViolets""#),
    Example(
      "With a separator of your own",
      steps: "- List: [tea, milk, sugar]\n- Combine Text: { separator: custom, custom: ' + ' }",
      output: #""tea + milk + sugar""#),
  ]

  @Parameter("Texts", role: .inputAndKey) var texts: [String]
  @Parameter("Separator", "What stands between the texts.") var separator = TextSeparator.newLines
  @Parameter("Custom", "The separator itself.", when: .is(\Self.$separator, .custom)) var custom = ", "

  func run(in context: Context) -> String { texts.joined(separator: separator.text(custom: custom)) }
}
