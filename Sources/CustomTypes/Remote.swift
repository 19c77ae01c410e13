public import Workflow

/// Something that takes commands over HTTP: a lamp, a player, a blind.
public struct Remote: CustomType {
  public static let type = TypeDefinition(Remote.self)

  @Property("Name", isIdentifier: true) public var name: String
  /// Where its commands are sent.
  @Property("Address") public var address: Address
  /// The name of a symbol.
  @Property("Icon") public var icon: String
  /// The commands that it takes.
  @Property("Actions") public var actions: [RemoteAction]

  public init() {}

  public init(name: String, address: Address, icon: String, actions: [RemoteAction]) {
    self = Remote.type.template
    (self.name, self.address, self.icon, self.actions) = (name, address, icon, actions)
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(name, subtitle: address.parts.host, thumbnail: .symbol(icon))
  }
}
