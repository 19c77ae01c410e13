internal import Workflow

/// Gives the URL written.
struct URLAction: Action {
  static let title = "URL"
  static let category = Category.generic
  static let description = "Gives the URL you write, in which values are percent-encoded."
  static let summary: Summary<Self> = "Take the URL \(\.$url)"
  static let examples = [
    Example(
      "A value cannot leave its place in it",
      steps: """
        - Text: a&b#c
          as: query
        - URL: https://example.org/search?q=${query}
        """, output: #""https://example.org/search?q=a%26b%23c""#)
  ]

  @Parameter("URL", ask: "Which URL?", role: .key) var url: Address

  func run(in context: Context) -> Address { url }
}
