internal import Workflow

/// Gets the headers of a URL without its content.
struct GetHeadersOfURL: WaitingAction {
  static let title = "Get Headers Of URL"
  static let category = Category.information
  static let description = "Gets what a server says about a URL, without its content."
  static let summary: Summary<Self> = "Get the headers of \(\.$url)"
  static let examples = [
    Example(
      "What kind of file it is",
      steps: "- Get Headers Of URL: https://example.org/people\n- Text: ${previous['content-type']}",
      output: #""application/json""#)
  ]

  @Parameter("URL", ask: "Of which URL?", role: .inputAndKey, touches: .network)
  var url: Confidential<Address>
  @Parameter("Headers", "What is sent along.", isSent: true) var headers: OrderedDictionary?
  @Parameter("Auth", "A token, or a `user` with a `password`.") var auth: Value?

  func run(in context: Context) async throws -> OrderedDictionary {
    context.presenter.progress(Progress("Getting headers"))
    defer { context.presenter.progress(nil) }
    var parts = RequestParts(url.reveal())
    parts.method = "HEAD"
    parts.headers = headers
    parts.auth = auth
    let request = try parts.request()
    return try await context.send(request).accepted(nil, for: request, reading: context.read).headerDictionary
  }
}
