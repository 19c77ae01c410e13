internal import Workflow

/// Takes a bounded number of items.
struct PickSome: Action {
  static let title = "Pick Some"
  static let category = Category.generic
  static let description = "Takes two to four items."
  static let summary: Summary<Self> = "Pick \(\.$items)"
  static let examples: [Example] = []

  @Parameter("Items", role: .key, count: 2...4) var items: [String]
  @Parameter("Each for", limits: Limits(minimum: .duration(Span(nanoseconds: 0)))) var duration: Span?

  func run(in context: Context) -> [String] { items }
}
