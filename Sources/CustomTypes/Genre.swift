public import Workflow

/// What kind of film it is.
public struct Genre: CustomType {
  public static let type = TypeDefinition(Genre.self)

  @Property("ID", isIdentifier: true) public var id: Int
  @Property("Name") public var name: String

  public init() {}

  public init(id: Int, name: String) {
    self = Genre.type.template
    self.id = id
    self.name = name
  }

  public var display: DisplayRepresentation { DisplayRepresentation(name, thumbnail: .symbol("film.stack")) }
}
