public import Workflow

/// A board of tasks or pictures that has a page on the web.
public struct Board: CustomType {
  public static let type = TypeDefinition(Board.self)

  /// Stays the same where the board gets another name, so that links to it and habits stay too.
  @Property("ID", isIdentifier: true) public var id: String
  @Property("Name") public var name: String
  @Property("URL") public var url: Address
  /// What it is about.
  @Property("Note") public var note: String?
  /// The name of a symbol.
  @Property("Icon") public var icon: String

  public init() {}

  public init(id: String, name: String, url: Address, note: String? = nil, icon: String = "rectangle.stack") {
    self = Board.type.template
    (self.id, self.name, self.url, self.note, self.icon) = (id, name, url, note, icon)
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(name, subtitle: note ?? url.parts.host, thumbnail: .symbol(icon))
  }
}
