import Workflow

/// What a parameter is without being given.
struct StandardValue {
  private(set) var outline: Outline?
  /// It as a number, or a duration in seconds.
  private(set) var number: Double?
  private(set) var notes: [ImportNote] = []

  init(_ source: IntentParameter, _ type: ImportedType, of owner: String, texts: ImportedTexts) {
    guard let metadata = source.metadata, let value = metadata.value("DefaultValue") else { return }
    let id = metadata.value("DefaultValueID")?.text
    let unit = metadata.value("DefaultUnit")?.text
    let values: [PropertyList] =
      if case .list(let items) = value { items } else { [value] }
    let written = values.compactMap { item -> Outline? in
      switch type.family {
      case .text:
        // An empty text is what Xcode writes for none.
        item.text.flatMap { $0.isEmpty ? nil : .text(texts.written(Wording($0, id: id), TextSlots(slots: [:])).text) }
      case .boolean: item.flag.map { .plain(String($0)) }
      case .number(let isWhole, _):
        item.number.flatMap { isWhole && Int(exactly: $0) == nil ? nil : .plain(ImportedNumber.text($0)) }
      case .duration:
        item.number.flatMap { ImportedNumber.seconds($0, unit: unit) }
          .flatMap { ImportedNumber.duration(seconds: $0) }.map { .plain($0) }
      case .choice: item.text.flatMap { type.cases[$0] }.map { .text($0) }
      case .file, .record, .other: nil
      }
    }
    guard written.count == values.count, let first = written.first else {
      if value != .text(""), value != .data(isEmpty: true), value != .list([]) {
        notes.append(
          ImportNote(metadata.key("DefaultValue"), of: owner, "is not imported: it is no value of `\(type.name)`"))
      }
      return
    }
    outline = source.type.isMultiple ? .list(written) : first
    guard let found = values[0].number, values.count == 1 else { return }
    switch type.family {
    case .number: number = found
    case .duration: number = ImportedNumber.seconds(found, unit: unit)
    case .text, .boolean, .choice, .file, .record, .other: break
    }
  }
}
