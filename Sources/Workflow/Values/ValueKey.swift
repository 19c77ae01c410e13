/// A value as the key of a set or a dictionary, for `unique` and `group`. Keys are equal as ``Value/isEqual(to:)`` says.
public struct ValueKey: Hashable, Sendable {
  public let value: Value

  public init(_ value: Value) { self.value = value }

  public static func == (left: ValueKey, right: ValueKey) -> Bool { left.value.isEqual(to: right.value) }

  public func hash(into hasher: inout Hasher) {
    switch value {
    case .nothing: hasher.combine(0)
    case .boolean(let flag): hasher.combine(flag)
    case .integer(let whole): hasher.combine(whole)
    case .number(let number):
      if let whole = Int64(exactly: number) { hasher.combine(whole) } else { hasher.combine(number) }
    case .text(let text): hasher.combine(text)
    case .list(let items):
      hasher.combine(items.count)
      for item in items { ValueKey(item).hash(into: &hasher) }
    case .dictionary(let dictionary):
      // Order does not count, so that the hashes of the pairs are mixed by an operation that has none.
      var mixed = 0
      for (key, value) in dictionary {
        var pair = Hasher()
        pair.combine(key)
        ValueKey(value).hash(into: &pair)
        mixed ^= pair.finalize()
      }
      hasher.combine(mixed)
    case .duration(let span): hasher.combine(span)
    case .date(let moment): hasher.combine(moment)
    case .day(let day): hasher.combine(day)
    case .time(let time): hasher.combine(time)
    case .url(let address): hasher.combine(address)
    case .file(let file), .image(let file): hasher.combine(file.name)
    case .folder(let folder): hasher.combine(folder.path)
    case .choice(let choice): hasher.combine(choice)
    case .record(let record): ValueKey(record.identity).hash(into: &hasher)
    case .secret: hasher.combine("***")
    }
  }
}
