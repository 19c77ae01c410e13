internal import Workflow

/// Fails for a reason.
struct Raise: Action {
  static let title = "Raise"
  static let category = Category.generic
  static let description = "Fails for a reason."
  static let summary: Summary<Self> = "Fail with \(\.$kind)"
  static let examples: [Example] = []

  @Parameter("Kind", role: .key) var kind: String

  func run(in context: Context) throws -> PassesOn {
    guard let reason = Failure.Reason(rawValue: kind) else {
      throw Failure(.custom, "It went wrong.", code: kind, data: .integer(7))
    }
    throw Failure(reason, "It went wrong.")
  }
}
