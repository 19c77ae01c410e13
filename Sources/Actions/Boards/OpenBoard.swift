internal import CustomTypes
internal import Workflow

/// Opens the page of a board.
struct OpenBoard: WaitingAction, PersonalListAction {
  typealias Item = Board

  static let title = "Open Board"
  static let category = Category.view
  static let description = "Opens the page of a board on the desktop, or shows its URL where there is none."
  static let summary: Summary<Self> = "Open \(\.$board)"
  static let examples = [
    Example(
      "A board by its name", steps: "- Open Board: { board: Garden, source: boards.yaml }",
      shows: "https://example.org/garden", files: [Example.boards])
  ]

  // Before the board, whose options are in it.
  @Parameter("Source", Board.list.explanation, touches: .read) var source: FileValue?
  @Parameter(
    "Board", ask: "Which board?", role: .inputAndKey,
    options: .calculated { (action: OpenBoard, context) in try action.items(in: context) })
  var board: Board

  func run(in context: Context) async throws -> PassesOn {
    try await context.openOrShow(board.url)
    return PassesOn()
  }
}
