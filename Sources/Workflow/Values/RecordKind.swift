/// A custom type: properties, and how an item of it is displayed.
public final class RecordKind: Sendable {
  public struct Property: Sendable {
    public let name: String
    public let kind: Kind
    public let title: String?
    /// Items of equal identifier are the same item.
    public let isIdentifier: Bool
    /// Where a text, a file, a dictionary or a list is wanted, the item stands for this property: the body of a reply.
    public let isContent: Bool

    public init(
      _ name: String, _ kind: Kind, title: String? = nil, isIdentifier: Bool = false, isContent: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.title = title
      self.isIdentifier = isIdentifier
      self.isContent = isContent
    }
  }

  public let name: String
  public let properties: [Property]
  /// The place of the property that identifies an item; without one its display name does.
  public let identifier: Int?
  /// The place of the property that an item stands for.
  public let content: Int?
  public let display: @Sendable (Record) -> DisplayRepresentation
  /// Lists and custom types inside each other, this one included.
  let depth: Int

  public init(
    _ name: String, _ properties: [Property], display: @escaping @Sendable (Record) -> DisplayRepresentation
  ) {
    self.name = name
    self.properties = properties
    self.identifier = properties.firstIndex { $0.isIdentifier }
    self.content = properties.firstIndex { $0.isContent }
    self.display = display
    depth = (properties.lazy.map(\.kind.depth).max() ?? 0) + 1
  }

  public func index(of property: String) -> Int? { properties.firstIndex { $0.name == property } }
}

extension RecordKind: Hashable {
  public static func == (left: RecordKind, right: RecordKind) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
