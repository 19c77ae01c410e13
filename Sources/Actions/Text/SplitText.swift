internal import Workflow

/// Takes a text apart.
struct SplitText: Action {
  static let title = "Split Text"
  static let category = Category.generic
  static let description = "Takes a text apart at line breaks, spaces or whatever you write."
  static let summary: Summary<Self> = "Split \(\.$text) by \(\.$separator)"
  static let examples = [
    Example("Lines", steps: "- Split Text: |-\n    Roses\n    Violets", output: #"["Roses","Violets"]"#),
    Example(
      "At a separator of your own",
      steps: "- Split Text: { text: 'tea, milk, sugar', separator: custom, custom: ', ' }",
      output: #"["tea","milk","sugar"]"#),
  ]

  @Parameter("Text", ask: "What should be split?", role: .inputAndKey, limits: Limits(isMultiline: true))
  var text: String
  @Parameter("Separator", "Where the text is taken apart.") var separator = TextSeparator.newLines
  @Parameter(
    "Custom", "The separator itself.", when: .is(\Self.$separator, .custom),
    refused: .ifEmpty("no_separator", "Please enter a separator."))
  var custom = ","

  func run(in context: Context) -> [String] {
    switch separator {
    case .newLines: text.lines.map(String.init)
    case .spaces: text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .everyCharacter: text.map(String.init)
    case .custom: text.split(separator: custom, omittingEmptySubsequences: false).map(String.init)
    }
  }
}
