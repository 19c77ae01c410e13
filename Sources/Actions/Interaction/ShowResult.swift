internal import Workflow

/// Shows a value in the form that suits it.
struct ShowResult: Action {
  static let title = "Show Result"
  static let category = Category.view
  static let description = "Shows anything: an item as a card, items as a list, dictionaries as a table, else as text."
  static let summary: Summary<Self> = "Show \(\.$value)"
  static let examples = [
    Example("A text", steps: "- Show Result: Hello, world", shows: "Hello, world"),
    Example(
      "What came before, which passes on", steps: "- List: [1, 2]\n- Show Result", output: "[1,2]", shows: "1\n2"),
  ]

  @Parameter("Value", role: [.inputAndKey, .shown]) var value: Value

  func run(in context: Context) throws -> PassesOn {
    try context.presenter.show(Presentation(of: value), of: value)
    return PassesOn()
  }
}
