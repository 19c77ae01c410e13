internal import CustomTypes
internal import Workflow

/// Gives the boards of the person.
struct GetBoards: Action, PersonalListAction {
  typealias Item = Board

  static let title = "Get Boards"
  static let category = Category.information
  static let description = "Gets the boards that you keep, or those of another file, with their pages."
  static let summary: Summary<Self> = "Get boards from \(\.$source)"
  static let examples = [
    Example(
      "Those of a file", steps: "- Get Boards: boards.yaml\n- Text: ${previous.name.join(', ')}",
      output: #""Garden, Kitchen""#, files: [Example.boards])
  ]

  @Parameter("Source", Board.list.explanation, role: .key, touches: .read) var source: FileValue?

  func run(in context: Context) throws -> [Board] { try items(in: context) }
}

extension Example {
  /// A file of two boards.
  static let boards = (
    path: "boards.yaml",
    text: """
    - { name: Garden, url: https://example.org/garden, note: What is sown when }
    - { name: Kitchen, url: https://example.org/kitchen }
    """
  )
}
