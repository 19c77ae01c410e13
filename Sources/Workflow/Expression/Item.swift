/// Finding `list[1]` and `data['key']`.
enum Item {
  static func at(_ index: Value, of value: Value, isOptional: Bool, at range: SourceRange) throws -> Value {
    switch (value, index) {
    case (.list(let items), .integer(let position)):
      if position == 0 { throw Failure.zero(at: range) }
      let offset = position > 0 ? Int(position) - 1 : items.count + Int(clamping: position)
      if items.indices.contains(offset) { return items[offset] }
      if isOptional { return .nothing }
      throw Failure.pastTheEnd(position, items.count, at: range)
    case (.dictionary(let dictionary), .text(let key)):
      if let value = dictionary[key] { return value }
      if isOptional { return .nothing }
      throw Failure.noKey(key, dictionary, at: range)
    case (.nothing, _) where isOptional: return .nothing
    case (.nothing, _): throw Failure.ofNothing(at: range)
    default: throw Failure.wrongIndex(value, index, at: range)
    }
  }
}

extension Failure {
  /// A key that a dictionary does not have.
  static func noKey(_ key: String, _ dictionary: OrderedDictionary, at range: SourceRange) -> Failure {
    // Data can be wide; a sentence cannot.
    let keys = dictionary.pairs.prefix(12).map(\.key)
    let hint =
      if let near = Spelling.nearest(to: key, among: dictionary.keys) {
        "did you mean `\(near)`?"
      } else if keys.isEmpty {
        "it has no keys"
      } else {
        "it has \(keys.map { "`\($0)`" }.joined(separator: ", "))\(dictionary.count > keys.count ? ", …" : "")"
      }
    return Failure(.failed, "There is no key `\(key)` in this dictionary.", at: range, hint: hint)
  }

  fileprivate static func zero(at range: SourceRange) -> Failure {
    Failure(.failed, "Items are counted from 1, and 0 was asked for.", at: range, hint: "the first item is `[1]`")
  }

  fileprivate static func pastTheEnd(_ position: Int64, _ count: Int, at range: SourceRange) -> Failure {
    let has = count == 0 ? "is empty" : count == 1 ? "has 1 item" : "has \(count) items"
    return Failure(
      .failed, "The list \(has), and item \(position) was asked for.", at: range,
      hint: "`?[\(position)]` gives nothing past the end")
  }

  fileprivate static func ofNothing(at range: SourceRange) -> Failure {
    Failure(
      .failed, "`\(range.text)` asks for an item of nothing.", at: range, hint: "use `?[…]` where it may be nothing")
  }

  fileprivate static func wrongIndex(_ value: Value, _ index: Value, at range: SourceRange) -> Failure {
    Failure(
      .conversion, "\(value.found.capitalizedFirst) has no item \(index.shortForm).", at: range,
      hint: "lists are indexed by whole numbers, dictionaries by texts")
  }
}
