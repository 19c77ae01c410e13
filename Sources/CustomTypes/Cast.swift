public import Workflow

/// Somebody who plays in a movie.
public struct Cast: CustomType {
  public static let type = TypeDefinition(Cast.self)

  @Property("Name") public var name: String
  /// Nothing where nobody wrote it down.
  @Property("Character") public var character: String?
  /// The place in the credits, from 0.
  @Property("Order") public var order: Int
  @Property("Picture") public var picture: Address?

  public init() {}

  public init(name: String, character: String?, order: Int, picture: Address? = nil) {
    self = Cast.type.template
    self.name = name
    self.character = character
    self.order = order
    self.picture = picture
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(
      name, subtitle: character, thumbnail: picture.map { .url($0.text) } ?? .symbol("person"))
  }
}
