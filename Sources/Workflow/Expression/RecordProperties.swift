extension Kind {
  /// The properties of a custom type.
  var properties: [RecordKind.Property] { if case .record(let kind) = self { kind.properties } else { [] } }
}

extension Value {
  func property(_ name: String) -> Value? { if case .record(let record) = self { record[name] } else { nil } }
}
