internal import CustomTypes
internal import Workflow

/// The boards of a person: each with a `name` and a `url`, and an `id`, a `note` and an `icon` if it likes.
extension Board: Personal {
  static let list = PersonalList<Board>(
    name: "boards.yaml", noun: "Board", forms: "YAML, JSON or CSV",
    example: "such as `- { name: Garden, url: https://example.org }`"
  ) { row in
    let name = try row.needed("name", such: "Garden")
    return Board(
      id: row.text("id") ?? name, name: name,
      url: try row.webAddress("url", such: "https://example.org/garden"), note: row.text("note"),
      icon: try row.icon(otherwise: "rectangle.stack"))
  }
}
