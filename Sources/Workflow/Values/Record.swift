/// An item of a custom type: its properties in the order of the type.
public final class Record: Sendable {
  public let kind: RecordKind
  public let values: [Value]

  public init(_ kind: RecordKind, _ values: [Value]) {
    precondition(values.count == kind.properties.count, "one value a property")
    self.kind = kind
    self.values = values
  }

  public var display: DisplayRepresentation { kind.display(self) }

  public subscript(_ property: String) -> Value? { kind.index(of: property).map { values[$0] } }
}
