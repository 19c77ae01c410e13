internal import Workflow

/// Gives a number.
struct NumberAction: Action {
  static let title = "Number"
  static let category = Category.generic
  static let description = "Gives the number you write or calculate."
  static let summary: Summary<Self> = "Take the number \(\.$number)"
  static let examples = [
    Example("A calculation", steps: "- Number: ${(3 + 4) * 6}", output: "42"),
    Example("A number from a text", steps: "- Text: '12.50'\n- Number", output: "12.5"),
  ]

  @Parameter("Number", role: .inputAndKey) var number: Number

  func run(in context: Context) -> Number { number }
}
