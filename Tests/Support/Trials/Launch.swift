internal import Workflow

/// Starts the program that a list of arguments begins with.
struct Launch: WaitingAction {
  static let title = "Launch"
  static let category = Category.generic
  static let description = "Gives the status of a program."
  static let summary: Summary<Self> = "Launch \(\.$arguments)"
  static let examples: [Example] = []

  @Parameter("Arguments", role: .key, touches: .run) var arguments: [String]
  @Parameter("Environment") var environment: OrderedDictionary?

  func run(in context: Context) async throws -> Int {
    let variables = try (environment?.pairs ?? []).map { (name: $0.key, value: try $0.value.embedded()) }
    return try await context.run(ProgramCall(arguments, environment: variables)).status
  }
}
