/// How what the body of a definition gives becomes what the definition returns: `map` fills properties of the returned
/// type, others are taken by equal name, and all else is converted.
final class ResultShape: Sendable {
  private let kind: Kind
  /// The custom type that is filled; nothing where the result is only converted.
  private let record: RecordKind?
  /// What fills each property of it; nothing where that is taken by its name.
  private let fields: [CompiledExpression?]
  /// The slot of `it`.
  private let itemSlot: Int
  /// What returns it, as messages name it.
  private let owner: String

  init(_ kind: Kind, fields: [CompiledExpression?], itemSlot: Int, owner: String) {
    self.kind = kind
    if case .record(let record) = kind.unwrapped.element?.unwrapped ?? kind.unwrapped {
      self.record = record
    } else {
      record = nil
    }
    self.fields = fields
    self.itemSlot = itemSlot
    self.owner = owner
  }

  func shaped(_ value: Value, _ frame: inout Frame, _ context: Context) throws -> Value {
    do {
      var value = try content(of: value, context)
      if let record {
        if case .list(let items) = value {
          value = .list(try items.map { try filled(record, from: $0, &frame, context) })
        } else if !value.isNothing {
          value = try filled(record, from: value, &frame, context)
        }
      }
      return try context.converted(value, to: kind)
    } catch let failure as Failure {
      throw failure.naming("the result of `\(owner)`")
    }
  }

  /// What a reply brings, read by its content type, unless the reply itself or its text is wanted.
  private func content(of value: Value, _ context: Context) throws -> Value {
    guard case .record(let reply) = value, let place = reply.kind.content, reply.kind !== record,
      kind.unwrapped != .text, case .file(let file) = reply.values[place]
    else { return value }
    return try StructuredText.read(try context.read(file), of: file)
  }

  private func filled(_ record: RecordKind, from item: Value, _ frame: inout Frame, _ context: Context) throws -> Value
  {
    if case .record(let known) = item, known.kind === record { return item }
    frame.slots[itemSlot] = item
    var values: [Value] = []
    values.reserveCapacity(record.properties.count)
    for (property, field) in zip(record.properties, fields) {
      let found = try field.map { try $0.evaluate(&frame) } ?? item.entry(named: property.name)
      do {
        values.append(try context.converted(found, to: property.kind))
      } catch let failure as Failure {
        throw failure.naming("`\(property.name)` of `\(record.name)`")
      }
    }
    return try Value.record(Record(record, values)).bounded()
  }
}

extension Value {
  /// What a dictionary or an item of another type has under a name; nothing where it has none.
  fileprivate func entry(named name: String) -> Value {
    switch self {
    case .dictionary(let dictionary): dictionary[name] ?? .nothing
    case .record(let record): record[name] ?? .nothing
    default: .nothing
    }
  }
}
