internal import Workflow

/// Gives nothing, so that the next step does not take the output before.
struct Nothing: Action {
  static let title = "Nothing"
  static let category = Category.generic
  static let description = "Gives nothing, so that the output before is not passed on."
  static let summary: Summary<Self> = "Give nothing"
  static let examples = [
    Example("A text forgotten", steps: "- Text: Never mind\n- Nothing", output: "null")
  ]

  static func output(for arguments: ArgumentKinds<Self>) -> Kind { .nothing }

  func run(in context: Context) -> Value { .nothing }
}
