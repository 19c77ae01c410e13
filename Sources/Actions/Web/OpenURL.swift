internal import Workflow

/// Opens a web page or a mail.
struct OpenURL: WaitingAction {
  static let title = "Open URL"
  static let category = Category.view
  static let description = "Opens a web page or a new mail on the desktop, or shows the URL where there is none."
  static let summary: Summary<Self> = "Open \(\.$url)"
  static let examples = [
    Example("A page", steps: "- Open URL: https://example.org/people", shows: "https://example.org/people")
  ]

  @Parameter("URL", ask: "Which URL?", role: .inputAndKey) var url: Address

  func run(in context: Context) async throws -> PassesOn {
    try await context.openOrShow(url)
    return PassesOn()
  }
}
