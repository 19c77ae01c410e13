internal import Workflow

/// Gives a list of the items written.
struct ListAction: Action {
  static let title = "List"
  static let category = Category.generic
  static let description = "Gives a list of the items you write."
  static let summary: Summary<Self> = "Make a list of \(\.$items)"
  static let examples = [
    Example("Three words", steps: "- List: [One, Two, Three]", output: #"["One","Two","Three"]"#),
    Example(
      "A list inside a list adds its items",
      steps: "- List: [2, 3]\n  as: middle\n- List: [1, \"${middle}\", 4]", output: "[1,2,3,4]"),
  ]

  @Parameter("Items", role: .key) var items: [Value]

  static func output(for arguments: ArgumentKinds<Self>) -> Kind { arguments.kind(of: \.$items) }

  func run(in context: Context) -> Value { .list(items) }
}
