internal import Workflow

/// Reaches what a url names, and what it needs by itself.
struct Fetch: WaitingAction {
  static let title = "Fetch"
  static let category = Category.generic
  static let description = "Gives the status of a reply."
  static let needs = [Permission(.network, "service.example"), Permission(.secrets, "SERVICE_KEY")]
  static let summary: Summary<Self> = "Fetch \(\.$url)"
  static let examples: [Example] = []

  @Parameter("URL", role: .key, touches: .network) var url: Confidential<Address>
  @Parameter("Secret") var secret: String?

  func run(in context: Context) async throws -> Int {
    if let secret { _ = try context.secret(named: secret) }
    return try await context.send(HTTPRequest("GET", url.reveal())).status
  }
}
