internal import Workflow

/// Cancels what it runs in, as a person does who has seen enough.
struct PullSwitch: Action {
  static let title = "Pull Switch"
  static let category = Category.generic
  static let description = "Cancels the run."
  static let summary: Summary<Self> = "Pull the switch"
  static let examples: [Example] = []

  func run(in context: Context) -> PassesOn {
    context.cancellation.cancel()
    return PassesOn()
  }
}
