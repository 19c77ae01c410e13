extension Value {
  /// Reads the bytes of a file. Reading is an effect, so that whoever converts decides whether it may happen.
  public typealias FileReader = (File) throws -> [UInt8]

  /// The value as one of another type, by the table of ``Conversion``.
  ///
  /// - Parameters:
  ///   - keepsSecrets: whether a secret may stand in the place of a text or a url.
  ///   - zone: where the clocks stand that a date without a zone means.
  ///   - read: gives the bytes of a file that becomes a text, a dictionary or a list.
  /// - Throws: a ``Failure`` of reason `conversion` that says what was wanted, what was found and what to write. The
  ///   caller knows the step and the parameter.
  public func converted(
    to kind: Kind, keepsSecrets: Bool = false, zone: () -> Moment.Zone = { .current },
    read: FileReader = Value.readFromMemory
  ) throws -> Value {
    // Nearly all values fit as they are.
    if isInstance(of: kind) { return self }
    return try withoutActuallyEscaping(zone) { zone in
      try withoutActuallyEscaping(read) { read in
        try Converter(keepsSecrets: keepsSecrets, zone: zone, read: read).convert(self, to: kind).bounded()
      }
    }
  }

  /// For places where nothing outside is touched, as in an expression: the bytes of a file that is nowhere yet, such as
  /// the body of a reply.
  public static func readFromMemory(_ file: File) throws -> [UInt8] {
    if case .data(let bytes) = file.content { return bytes }
    throw Failure(
      .conversion, "An expression reads no files, and `\(cleaned(file.name))` is on a disk.",
      hint: "write `.path`, or give it to an action that takes what is in it, such as `Text` or `Dictionary`")
  }

  /// The items of a list that is written with elements: an element that is a list gives its items, and nothing gives
  /// none.
  ///
  /// - Parameter element: what the list holds; where it holds lists, they are not spliced.
  public static func spliced(_ elements: [Value], of element: Kind = .any) -> [Value] {
    elements.flatMap { value -> [Value] in
      switch value {
      case .nothing: []
      case .list(let list) where element.element == nil: list.items
      default: [value]
      }
    }
  }
}

/// Converts values while the workflow runs.
private struct Converter {
  let keepsSecrets: Bool
  let zone: () -> Moment.Zone
  let read: Value.FileReader

  func convert(_ value: Value, to kind: Kind) throws -> Value {
    if value.isInstance(of: kind) { return value }
    switch (value, kind) {
    case (_, .maybe(let wrapped)): return try convert(value, to: wrapped)
    case (.nothing, _): throw Failure.cannotConvert(value, to: kind, hint: "give a value for it with `??`")
    case (.list(let items), .list(let element)):
      return .list(try items.map { try convert($0, to: element) })
    case (.list(let list), _):
      return try convertList(list.items, to: kind)
    case (.record(let record), .list), (.record(let record), .file), (.record(let record), .image):
      return try convertRecord(record, to: kind)
    case (.file(let file), .list), (.image(let file), .list): return try convertFile(file, to: kind)
    case (_, .list(let element)): return .list([try convert(value, to: element)])
    case (.secret, .text) where keepsSecrets, (.secret, .url) where keepsSecrets: return value
    case (.record(let record), .text), (.record(let record), .dictionary):
      return record.kind.content == nil ? try convertPlain(record, to: kind) : try convertRecord(record, to: kind)
    case (.dictionary(let entries), .record(let record)): return try convertDictionary(entries, to: record)
    case (.text(let text), _): return try convertText(text, to: kind)
    case (.integer(let seconds), .duration): return .duration(try Span(seconds: seconds))
    case (.number(let seconds), .duration): return .duration(try Span(seconds: seconds))
    case (.file(let file), .image) where file.type.isImage: return .image(file)
    case (.file(let file), .text), (.image(let file), .text), (.file(let file), .dictionary),
      (.image(let file), .dictionary), (.file(let file), .record):
      return try convertFile(file, to: kind)
    case (.folder, .text), (.secret, .text): break
    case (_, .text): if let text = value.text { return .text(text) }
    default: break
    }
    throw Failure.cannotConvert(value, to: kind, hint: Conversion.hint(from: value.kind, to: kind))
  }

  private func convertList(_ items: [Value], to kind: Kind) throws -> Value {
    let value = Value.list(items)
    guard items.count == 1 else {
      let hint =
        kind == .text
        ? Conversion.joinHint
        : items.isEmpty ? "give one with `??`, or check `.count()`" : "take one item, as in `[1]`, or use `each`"
      throw Failure.cannotConvert(value, to: kind, hint: hint)
    }
    // A list becomes no text, unless its one item is the text that was wanted.
    if kind == .text, !items[0].isInstance(of: .text), !items[0].isInstance(of: .secret) {
      throw Failure.cannotConvert(value, to: kind, hint: Conversion.joinHint)
    }
    return try convert(items[0], to: kind)
  }

  private func convertPlain(_ record: Record, to kind: Kind) throws -> Value {
    kind == .text ? .text(record.display.name) : .dictionary(record.dictionary)
  }

  /// An item that stands for its content, such as a reply for its body.
  private func convertRecord(_ record: Record, to kind: Kind) throws -> Value {
    if let content = record.kind.content { return try convert(record.values[content], to: kind) }
    if case .list(let element) = kind { return .list([try convert(.record(record), to: element)]) }
    let value = Value.record(record)
    throw Failure.cannotConvert(value, to: kind, hint: Conversion.hint(from: value.kind, to: kind))
  }

  /// An item of a custom type whose properties stand in a dictionary by their names; what else is in it is left.
  private func convertDictionary(_ entries: OrderedDictionary, to kind: RecordKind) throws -> Value {
    var values: [Value] = []
    values.reserveCapacity(kind.properties.count)
    for property in kind.properties {
      let found = entries[property.name] ?? .nothing
      if found.isNothing, !property.kind.isOptional, property.kind != .any {
        throw Failure.lacking(property, of: kind, in: entries)
      }
      do {
        values.append(try convert(found, to: property.kind))
      } catch let failure as Failure {
        throw failure.naming("`\(property.name)` of `\(kind.name)`")
      }
    }
    return .record(Record(kind, values))
  }

  private func convertText(_ text: String, to kind: Kind) throws -> Value {
    switch kind {
    case .number, .boolean, .date, .day, .time, .duration, .url, .file, .folder, .image, .choice:
      try Value.parsed(text, as: kind, zone: zone)
    case .dictionary:
      try convert(try JSONReader.read(Array(text.utf8), name: "the text"), to: .dictionary)
    default:
      throw Failure.cannotConvert(.text(text), to: kind, hint: nil)
    }
  }

  private func convertFile(_ file: File, to kind: Kind) throws -> Value {
    if case .list(let element) = kind, element == .file || element == .image {
      return .list([try convert(.file(file), to: element)])
    }
    let bytes = try read(file)
    if kind == .text {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure.notUTF8(file) }
      return .text(text)
    }
    return try convert(try StructuredText.read(bytes, of: file), to: kind)
  }
}

extension Failure {
  /// The one message of all conversions.
  static func cannotConvert(_ value: Value, to kind: Kind, hint: String?) -> Failure {
    Failure(.conversion, "A value of type `\(kind)` is needed, but this is \(value.found).", data: .nothing, hint: hint)
  }

  fileprivate static func lacking(
    _ property: RecordKind.Property, of kind: RecordKind, in entries: OrderedDictionary
  ) -> Failure {
    let keys = entries.prefix(12).map { "`\(Value.cleaned($0.0))`" }.joined(separator: ", ")
    let found = entries.count == 0 ? "is empty" : "has \(keys)\(entries.count > 12 ? ", …" : "")"
    return Failure(
      .conversion, "`\(property.name)` of `\(kind.name)` is missing: the dictionary \(found).",
      hint: "give it a `\(property.name)`, or make it `\(property.kind)?` in the type")
  }

  fileprivate static func notUTF8(_ file: File) -> Failure {
    Failure(
      .conversion, "The file `\(Value.cleaned(file.name))` is not a text in UTF-8.",
      hint: "its content type is `\(file.type.name)`; give `.path` to a program that reads it")
  }
}
