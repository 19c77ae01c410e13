extension Value {
  /// The type of this very value. That of a list is the common type of its items; looking stops at the first two that
  /// have none, and an empty list is a list of anything.
  public var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .boolean: .boolean
    case .integer, .number: .number
    case .text: .text
    case .list(let list): .list(Value.commonKind(of: list.items))
    case .dictionary: .dictionary
    case .duration: .duration
    case .date: .date
    case .day: .day
    case .time: .time
    case .url: .url
    case .file: .file
    case .folder: .folder
    case .image: .image
    case .choice(let choice): .choice(choice.kind)
    case .record(let record): .record(record.kind)
    case .secret: .secret
    }
  }

  private static func commonKind(of items: [Value]) -> Kind {
    guard var common = items.first?.kind else { return .any }
    for item in items.dropFirst() {
      if item.isInstance(of: common) { continue }
      common = common.common(with: item.kind)
      if common == .any { break }
    }
    return common
  }

  /// Whether this is a value of the type as it stands, without a conversion.
  public func isInstance(of kind: Kind) -> Bool {
    switch (kind, self) {
    case (.any, _), (.nothing, .nothing), (.maybe, .nothing): true
    case (.maybe(let wrapped), _): isInstance(of: wrapped)
    case (.text, .text), (.number, .integer), (.number, .number), (.boolean, .boolean): true
    case (.date, .date), (.day, .day), (.time, .time), (.duration, .duration), (.url, .url): true
    case (.file, .file), (.file, .image), (.folder, .folder), (.image, .image): true
    case (.dictionary, .dictionary), (.secret, .secret): true
    case (.list(.any), .list): true
    case (.list(let element), .list(let items)): items.allSatisfy { $0.isInstance(of: element) }
    case (.choice(let kind), .choice(let choice)): choice.kind === kind
    case (.record(let kind), .record(let record)): record.kind === kind
    default: false
    }
  }
}
