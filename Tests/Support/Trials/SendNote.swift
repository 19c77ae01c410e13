internal import Workflow

/// Claims to change something outside.
struct SendNote: Action {
  static let title = "Send Note"
  static let category = Category.share
  static let description = "Sends a note to somebody."
  static let hasEffect = true
  static let summary: Summary<Self> = "Send \(\.$text)"
  static let examples: [Example] = []

  @Parameter("Text", role: .inputAndKey) var text: String
  @Parameter("Urgent") var urgent = false

  func run(in context: Context) -> PassesOn { PassesOn() }
}
