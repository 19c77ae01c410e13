internal import Workflow

/// Waits before the next step.
struct Wait: WaitingAction {
  static let title = "Wait"
  static let category = Category.generic
  static let description = "Waits for a while before the next step."
  static let summary: Summary<Self> = "Wait for \(\.$for)"
  static let examples = [
    Example("Half a minute", steps: "- Text: Ready\n- Wait: 30s", output: #""Ready""#),
    Example("A number is in seconds", steps: "- Text: Steady\n- Wait: 0.5", output: #""Steady""#),
  ]

  @Parameter(
    "For", ask: "How long should it wait?", role: .key, limits: Limits(minimum: .duration(Span(nanoseconds: 0))))
  var `for`: Span

  func run(in context: Context) async throws -> PassesOn {
    context.presenter.progress(Progress("Waiting \(`for`)"))
    defer { context.presenter.progress(nil) }
    try await context.services.clock.sleep(for: `for`, until: context.cancellation)
    return PassesOn()
  }
}
