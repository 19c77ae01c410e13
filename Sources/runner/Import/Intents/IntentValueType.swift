/// The type of a parameter, of what an intent gives, or of a property.
struct IntentValueType {
  /// `String`, `Object` …
  let name: String
  /// The custom type, of an `Object`.
  let object: String?
  /// The enum, of an `Integer`.
  let choice: String?
  let isMultiple: Bool

  init(_ fields: Fields) throws {
    fields.ignore("ObjectTypeNamespace", "EnumTypeNamespace")
    name = try fields.text("Type") ?? "String"
    object = try fields.text("ObjectType")
    choice = try fields.text("EnumType")
    isMultiple = try fields.flag("SupportsMultipleValues") ?? false
  }
}
