extension Presentation {
  /// A value in the form that suits it: an item with properties as a card, items that have a display as a list,
  /// dictionaries as a table, everything else as text.
  public init(of value: Value) {
    switch value {
    case .record(let record): self = .card(Card(record))
    case .dictionary(let dictionary): self = .card(Card(dictionary))
    case .list(let list): self = Presentation.presentation(of: list.items)
    case .file(let file) where file.type.isImage: self = .picture(value.display, text: Presentation.text(of: value))
    case .image: self = .picture(value.display, text: Presentation.text(of: value))
    default: self = .text(Presentation.text(of: value))
    }
  }

  private static func presentation(of items: [Value]) -> Presentation {
    let items = items.filter { !$0.isNothing }
    if let table = Table(items) { return .table(table) }
    if !items.isEmpty, items.allSatisfy(\.isItem) { return .list(VisualList(Rows(items.map(\.display)))) }
    return .text(items.map(text).joined(separator: "\n"))
  }

  static func text(of value: Value) -> String { value.text ?? value.shortForm }
}

extension Value {
  /// Whether it is more than a word or a line where it is shown.
  var isItem: Bool {
    switch self {
    case .record, .file, .image, .folder: true
    default: false
    }
  }
}

extension Value {
  /// Whether there is nothing in it to show.
  var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    default: false
    }
  }
}

extension Card {
  /// A custom type with those properties that its display does not show yet.
  public init(_ record: Record, note: String? = nil) {
    let head = record.display
    let shown: Set = [head.name, head.subtitle, head.thumbnail?.text]
    let fields = zip(record.kind.properties, record.values).compactMap { property, value in
      let text = value.isEmpty ? nil : Presentation.text(of: value)
      return text.flatMap { shown.contains($0) ? nil : (property.title ?? property.name, $0) }
    }
    self.init(head, fields: fields, note: note)
  }

  init(_ dictionary: OrderedDictionary) {
    self.init(
      Value.dictionary(dictionary).display,
      fields: dictionary.map { ($0.key, Presentation.text(of: $0.value)) })
  }
}

extension Table {
  /// Dictionaries as rows, with a column for each key that any of them has; nothing where one is no dictionary.
  init?(_ items: [Value]) {
    let rows = items.compactMap { if case .dictionary(let row) = $0 { row } else { nil } }
    guard !rows.isEmpty, rows.count == items.count else { return nil }
    var seen: Set<String> = []
    let columns = rows.flatMap(\.keys).filter { seen.insert($0).inserted }
    self.init(
      columns: columns,
      rows: rows.map { row in
        columns.map { column in
          guard let value = row[column], !value.isNothing else { return "" }
          return Presentation.text(of: value)
        }
      })
  }
}
