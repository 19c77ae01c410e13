internal import CustomTypes
internal import Workflow

/// The boards of a person: a YAML, JSON or CSV file, each with a `name` and a `url`, and an `id`, a `note` and an `icon`
/// if it likes.
struct BoardsFile {
  private static let list = PersonalList(name: "boards.yaml", noun: "Board")

  /// What every action needs that asks for them.
  static let needs = [list.need]
  static let noBoards = ErrorCode("no_boards", "There are no boards yet.")
  static let explanation = "A YAML, JSON or CSV file with a list of boards, instead of your own."

  let source: FileValue?

  /// - Throws: ``noBoards``, or a ``Failure`` that says which board is wrong, and why.
  func boards(in context: Context) throws -> [Board] {
    let boards = try BoardsFile.list.items(from: source, in: context)?.map { try board($0) } ?? []
    if boards.isEmpty {
      throw BoardsFile.noBoards.failure(
        hint: "write them into `~/.config/runner/boards.yaml`, such as `- { name: Garden, url: https://example.org }`")
    }
    return boards
  }

  private func board(_ item: PersonalList.Item) throws -> Board {
    let name = try item.needed("name", such: "Garden")
    return Board(
      id: item.text("id") ?? name, name: name,
      url: try item.webAddress("url", such: "https://example.org/garden"), note: item.text("note"),
      icon: try item.icon(otherwise: "rectangle.stack"))
  }
}
