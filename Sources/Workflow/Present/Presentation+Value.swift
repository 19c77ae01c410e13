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
    if !items.isEmpty, items.allSatisfy(\.isItem) || items.allSatisfy(\.isDictionary) {
      return .list(VisualList(Rows(items.map(\.display))))
    }
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
  var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Whether there is nothing in it to show.
  var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    default: false
    }
  }

  /// The names and values of what has parts.
  var parts: [(name: String, value: Value)] {
    switch self {
    case .dictionary(let dictionary): dictionary.map { ($0.key, $0.value) }
    case .record(let record): zip(record.kind.properties, record.values).map { ($0.title ?? $0.name, $1) }
    default: []
    }
  }

  /// The parts of an item that its display does not show yet, and that hold something; of a dictionary, whose display is
  /// only guessed, all.
  func details(under display: DisplayRepresentation) -> [(name: String, value: Value)] {
    if isDictionary { return parts }
    let shown: Set = [display.name, display.subtitle, display.thumbnail?.text]
    return parts.filter { !$0.value.isEmpty && !shown.contains(Presentation.text(of: $0.value)) }
  }
}

extension Card {
  /// A custom type with those properties that its display does not show yet.
  public init(_ record: Record, note: String? = nil) { self.init(.record(record), record.display, note: note) }

  init(_ dictionary: OrderedDictionary) {
    let value = Value.dictionary(dictionary)
    self.init(value, value.display, note: nil)
  }

  private init(_ value: Value, _ head: DisplayRepresentation, note: String?) {
    self.init(
      head, fields: value.details(under: head).map { ($0.name, Presentation.text(of: $0.value)) }, note: note)
  }
}

extension Table {
  /// So many cells any table may have; more, where this many of them, or fewer, come on each that was given. Dictionaries
  /// that share no keys would make a square of empty cells.
  private static let (fewCells, mostCellsOnEach) = (1000, 8)

  /// Dictionaries as rows; nothing where one is no dictionary, or too many cells would be empty.
  init?(_ items: [Value]) {
    guard let columns = Table.columns(of: items) else { return nil }
    self.init(
      columns: columns,
      rows: Table.rows(of: items, columns).map { row in
        row.map { $0.isNothing ? "" : Presentation.text(of: $0) }
      })
  }

  /// Each key that any of some dictionaries has; nothing where they make no table.
  static func columns(of items: [Value]) -> [String]? {
    guard !items.isEmpty, items.allSatisfy(\.isDictionary) else { return nil }
    var (columns, seen, given) = ([String](), Set<String>(), 0)
    for case .dictionary(let row) in items {
      given += row.count
      columns += row.keys.filter { seen.insert($0).inserted }
    }
    let most = max(fewCells, mostCellsOnEach * given)
    return columns.count * items.count <= most ? columns : nil
  }

  /// What dictionaries have for some keys.
  static func rows(of items: [Value], _ columns: [String]) -> [[Value]] {
    items.map { item in
      guard case .dictionary(let row) = item else { return [] }
      return columns.map { row[$0] ?? .nothing }
    }
  }
}
