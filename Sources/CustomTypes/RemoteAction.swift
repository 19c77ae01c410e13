public import Workflow

/// A command that a remote takes.
public struct RemoteAction: CustomType {
  public static let type = TypeDefinition(RemoteAction.self)

  /// What the remote is sent: `volume_up`.
  @Property("Command", isIdentifier: true) public var command: String
  @Property("Name") public var name: String
  /// The name of a symbol.
  @Property("Icon") public var icon: String

  public init() {}

  public init(command: String, name: String, icon: String) {
    self = RemoteAction.type.template
    (self.command, self.name, self.icon) = (command, name, icon)
  }

  public var display: DisplayRepresentation { DisplayRepresentation(name, thumbnail: .symbol(icon)) }
}
