internal import Workflow

/// Fails until it is late enough, so that a step that is tried again comes through at some time.
struct WakeUp: WaitingAction {
  static let title = "Wake Up"
  static let category = Category.generic
  static let description = "Gives the time, once it is late enough."
  static let summary: Summary<Self> = "Wake up at \(\.$at)"
  static let examples: [Example] = []

  @Parameter("At", role: .key) var at: Value
  @Parameter("Kind") var kind = "network"

  func run(in context: Context) async throws -> String {
    guard case .date(let moment) = at, context.services.clock.now >= moment else {
      context.presenter.note("Too early.")
      throw Failure(Failure.Reason(rawValue: kind) ?? .failed, "It is too early.")
    }
    return "awake"
  }
}
