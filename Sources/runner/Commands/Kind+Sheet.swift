import Workflow

/// Custom types and enums, as text and as data.
extension Kind {
  /// The properties of a type or the cases of an enum, each with what is to be known of it.
  var rows: [(String, String)] {
    switch self {
    case .record(let kind):
      kind.properties.map { ($0.name, "\($0.kind)" + ($0.isIdentifier ? ", the identifier" : "")) }
    case .choice(let kind): kind.labels.map { ($0.name, $0.title) }
    default: []
    }
  }

  var sheet: Value {
    let members = Value.list(
      rows.map { name, text in
        .dictionary(OrderedDictionary(distinct: [("name", .text(name)), (isEnum ? "title" : "type", .text(text))]))
      })
    return .dictionary(
      OrderedDictionary(distinct: [("name", .text("\(self)")), (isEnum ? "cases" : "properties", members)]))
  }

  var isEnum: Bool { if case .choice = self { true } else { false } }
}
