extension Choices {
  /// How one of the values is shown.
  func row(at index: Int) -> DisplayRepresentation {
    if let rows, rows.indices.contains(index) { return rows[index] }
    return values[index].representation
  }

  /// The rows as a list shows them; none is made before it is shown.
  func list(of places: [Int]? = nil) -> VisualList {
    VisualList(
      ChoiceRows(choices: self, places: places), multiple: multiple,
      preselected: places == nil ? preselected : [], isSearchable: isSearchable)
  }
}

/// The rows of choices, or of some of them.
private struct ChoiceRows: RowSource {
  let choices: Choices
  let places: [Int]?

  var count: Int { places?.count ?? choices.values.count }
  func row(at index: Int) -> DisplayRepresentation { choices.row(at: places?[index] ?? index) }
}

extension Value {
  /// How a value shows itself where a person picks from a list.
  public var representation: DisplayRepresentation {
    switch self {
    case .record(let record): record.display
    case .choice(let choice):
      DisplayRepresentation(
        choice.label.title, subtitle: choice.label.subtitle, thumbnail: choice.label.thumbnail,
        synonyms: choice.label.synonyms)
    case .file(let file): DisplayRepresentation(file.name, subtitle: file.place, thumbnail: .symbol("doc"))
    case .image(let file): DisplayRepresentation(file.name, subtitle: file.place, thumbnail: file.picture)
    case .folder(let folder): DisplayRepresentation(folder.path, thumbnail: .symbol("folder"))
    default: DisplayRepresentation(text ?? shortForm)
    }
  }
}

extension File {
  fileprivate var place: String? {
    if case .path(let path) = content { path } else { nil }
  }

  fileprivate var picture: Thumbnail { place.map { .path($0) } ?? .symbol("photo") }
}
