/// What is known of one custom type in Swift: its kind, and where its properties stand.
public final class TypeDefinition<Custom: CustomType>: Sendable {
  public let kind: RecordKind
  /// An item of which no property is set.
  public let template: Custom
  private let layout: FieldLayout

  public init(_ type: Custom.Type) {
    let (layout, template) = FieldLayout.read { Custom() }
    let properties = layout.fields.compactMap { field in
      (field.draft as? PropertyDraft)?.declaration(named: field.name)
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
