internal import Workflow

/// Finds out where a URL leads.
struct ExpandURL: WaitingAction {
  static let title = "Expand URL"
  static let category = Category.information
  static let description = "Follows the redirects of a short URL, and gives the one they lead to."
  static let summary: Summary<Self> = "Expand \(\.$url)"
  static let examples = [
    Example("A short one", steps: "- Expand URL: https://example.org/short", output: #""https://example.org/people""#)
  ]

  @Parameter("URL", ask: "Which URL?", role: .inputAndKey, touches: .network) var url: Confidential<Address>

  func run(in context: Context) async throws -> Address {
    context.presenter.progress(Progress("Expanding the URL"))
    defer { context.presenter.progress(nil) }
    let reply = try await context.send(HTTPRequest("HEAD", url.reveal()))
    // Where a server does not answer to `HEAD`, it answers to what browsers send.
    guard [405, 501].contains(reply.status) else { return reply.url }
    return try await context.send(HTTPRequest("GET", url.reveal())).url
  }
}
