extension Kind {
  /// The properties of the type's values. Dictionaries and `any` have only their keys, which nobody knows before the
  /// run; lists have those of their items, which is for the checker of expressions.
  public var properties: [PropertyTable.Entry] {
    switch self {
    case .date: PropertyTable.date
    case .day: PropertyTable.day
    case .time: PropertyTable.time
    case .duration: PropertyTable.duration
    case .url: PropertyTable.url
    case .file, .image: PropertyTable.file
    case .folder: PropertyTable.folder
    case .choice: PropertyTable.choice
    case .record(let kind): kind.properties.indices.map { kind.entry($0) }
    case .any, .nothing, .text, .number, .boolean, .dictionary, .secret, .list, .maybe: []
    }
  }

  public func property(_ name: String) -> PropertyTable.Entry? {
    if case .record(let kind) = self { return kind.index(of: name).map { kind.entry($0) } }
    return properties.first { $0.name == name }
  }
}

extension RecordKind {
  fileprivate func entry(_ index: Int) -> PropertyTable.Entry {
    PropertyTable.Entry(properties[index].name, properties[index].kind) { [self] value in
      guard case .record(let record) = value, record.kind === self else { return nil }
      return record.values[index]
    }
  }
}

extension Value {
  /// A property by its name, or the value of a dictionary's key; nothing where there is none. Where the type is known
  /// before the run, ``Kind/property(_:)`` finds it once.
  public func property(_ name: String) -> Value? {
    switch self {
    case .dictionary(let dictionary): dictionary[name]
    case .record(let record): record[name]
    case .list: nil
    default: kind.property(name).flatMap { $0.read(self) }
    }
  }
}
