/// What may be written for a value of a type.
extension JSONSchema {
  /// A text with a `${…}` in it.
  static let template = text(matching: #"\$\{"#)
  /// A text that is one `${…}`.
  static let expression = text(matching: #"^\s*\$\{[\s\S]*\}\s*$"#)
  static let condition = any(of: [["type": "boolean"], expression])

  /// The value itself, or an expression that gives it.
  static func value(of kind: Kind, limits: Limits = Limits(), count: ClosedRange<Int>? = nil) -> JSONSchema {
    switch kind {
    case .any: .anything
    case .nothing: .null
    case .maybe(let wrapped): any(of: [value(of: wrapped, limits: limits, count: count), .null])
    case .text, .secret: text(limits)
    case .number: number(limits)
    case .boolean: any(of: [["type": "boolean"], text(matching: #"\$\{|^\s*(true|false)\s*$"#)])
    case .duration: any(of: [["type": "number"], text(matching: #"\$\{|[0-9]"#)])
    case .date, .day, .time, .url: ["type": "string"]
    case .file, .folder, .image, .record: .scalar
    // JSON is read as a dictionary.
    case .dictionary: ["type": ["object", "string"]]
    case .choice(let choices): choice(choices)
    case .list(let element): list(element, limits, count)
    }
  }

  /// Only the least length can be told: an editor counts characters otherwise than a person.
  private static func text(_ limits: Limits) -> JSONSchema {
    guard let least = limits.length?.lowerBound, least > 0 else { return .scalar }
    return any(of: [["type": ["string", "number", "boolean"], "minLength": .integer(Int64(least))], template])
  }

  private static func number(_ limits: Limits) -> JSONSchema {
    var schema: JSONSchema = ["type": "number"]
    schema["minimum"] = limits.minimum
    schema["maximum"] = limits.maximum
    return any(of: [schema, text(matching: #"\$\{|^\s*[-+]?\.?[0-9]"#)])
  }

  /// The names of the cases, and other spellings that are understood but not offered.
  private static func choice(_ choices: EnumKind) -> JSONSchema {
    var names = words(choices.labels.map(\.name))
    names["enumDescriptions"] = .list(choices.labels.map { .text($0.title) })
    let plain = choices.labels.compactMap { label -> Value? in
      if case .text = Value.untyped(plain: label.name) { nil } else { Value.untyped(plain: label.name) }
    }
    let readings = choices.labels.flatMap { [$0.name, $0.title, $0.value] + $0.synonyms }
    var seen: Set<String> = []
    let spellings = readings.map(spelling).filter { !$0.isEmpty && seen.insert($0).inserted }
    let others = text(matching: #"\$\{|^\s*("# + spellings.joined(separator: "|") + #")\s*$"#)
    return any(of: [names] + (plain.isEmpty ? [] : [["enum": .list(plain)]]) + [others])
  }

  /// A pattern of a text in any case, with space, `-` and `_` equal.
  private static func spelling(_ text: String) -> String {
    text.map { character -> String in
      if " _-".contains(character) { return "[ _-]" }
      let (lower, upper) = (character.lowercased(), character.uppercased())
      if lower != upper { return lower.count == 1 && upper.count == 1 ? "[\(lower)\(upper)]" : "." }
      return #"\^$.|?*+()[]{}/"#.contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }

  /// Items, of which an expression may stand for several; or one item alone.
  private static func list(_ element: Kind, _ limits: Limits, _ count: ClosedRange<Int>?) -> JSONSchema {
    let item = value(of: element.optional, limits: limits)
    var items = list(of: item)
    if let count {
      var counted: JSONSchema = ["minItems": .integer(Int64(count.lowerBound))]
      if count.upperBound != .max { counted["maxItems"] = .integer(Int64(count.upperBound)) }
      items["anyOf"] = .list([counted.value, ["contains": template.value]])
    }
    if element == .any { return .anything }
    return any(of: [items, value(of: element, limits: limits), expression])
  }
}
