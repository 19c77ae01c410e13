/// What is known of one custom type in Swift: its kind, and where its properties stand.
public final class TypeDefinition<Custom: CustomType>: Sendable {
  public let kind: RecordKind
  /// An item of which no property is set.
  public let template: Custom
  private let layout: FieldLayout<Custom>

  public init(_ type: Custom.Type) {
    let template = Custom()
    let layout = FieldLayout(of: template)
    let properties = Mirror(reflecting: template).children.compactMap { label, value in
      label.flatMap { label in (value as? any DeclaredProperty)?.declaration(named: String(label.drop { $0 == "_" })) }
    }
    self.template = template
    self.layout = layout
    kind = RecordKind("\(Custom.self)", properties) { record in
      var item = template
      // The values of a record are of the kinds of its properties.
      guard (try? layout.store(record.values.map { .value($0) }, in: &item)) != nil else {
        return DisplayRepresentation("")
      }
      return item.display
    }
  }

  func item(of values: [Value]) throws -> Custom {
    var item = template
    try layout.store(values.map { .value($0) }, in: &item)
    return item
  }

  func values(of item: Custom) -> [Value] { layout.load(from: item) }
}
