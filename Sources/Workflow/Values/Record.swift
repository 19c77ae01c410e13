/// An item of a custom type: its properties in the order of the type.
public final class Record: Sendable {
  public let kind: RecordKind
  public let values: [Value]
  let extent: Extent

  public init(_ kind: RecordKind, _ values: [Value]) {
    precondition(values.count == kind.properties.count, "one value a property")
    self.kind = kind
    self.values = values
    extent = Extent(holding: values)
  }

  public var display: DisplayRepresentation { kind.display(self) }

  /// What makes it the same item as another of its type: its identifier or, without one, its display name.
  public var identity: Value {
    if let identifier = kind.identifier { values[identifier] } else { .text(display.name) }
  }

  public subscript(_ property: String) -> Value? { kind.index(of: property).map { values[$0] } }

  /// Its properties by name.
  public var dictionary: OrderedDictionary {
    OrderedDictionary(distinct: zip(kind.properties, values).map { ($0.name, $1) })
  }
}
