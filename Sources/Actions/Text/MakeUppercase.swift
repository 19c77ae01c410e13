internal import Workflow

/// Makes the letters of a text upper case.
struct MakeUppercase: Action {
  static let title = "Make Uppercase"
  static let category = Category.create
  static let description = "Makes all letters of a text upper case."
  static let summary: Summary<Self> = "Make \(\.$text) uppercase"
  static let examples = [
    Example("A greeting", steps: "- Make Uppercase: Hello, world", output: #""HELLO, WORLD""#),
    Example("A letter that becomes two", steps: "- Make Uppercase: Straße", output: #""STRASSE""#),
    Example("There is nothing to do", steps: "- Make Uppercase: \"\"", error: "Please enter some text."),
  ]

  @Parameter(
    "Text", ask: "What should be uppercase?", role: .inputAndKey,
    refused: .ifEmpty("no_text", "Please enter some text."))
  var text: String

  func run(in context: Context) -> String { text.uppercased() }
}
