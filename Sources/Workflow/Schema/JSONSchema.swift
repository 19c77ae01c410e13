/// A JSON Schema: keywords with their values, in the order in which they are written.
///
/// It is of draft 7, which all editors know: yaml-language-server reads later drafts only since version 1.20.
struct JSONSchema: Sendable {
  private(set) var keywords: OrderedDictionary

  /// Keywords that are nothing are left away.
  subscript(keyword: String) -> Value? {
    get { keywords[keyword] }
    set { keywords = newValue.map { keywords.setting(keyword, to: $0) } ?? keywords.removing(keyword) }
  }

  var value: Value { .dictionary(keywords) }
}

extension JSONSchema: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, Value)...) {
    keywords = OrderedDictionary(pairs.map { (key: $0, value: $1) })
  }
}

extension JSONSchema {
  static let anything: JSONSchema = [:]
  static let null: JSONSchema = ["type": "null"]
  /// A text, or what YAML takes for a number or a boolean where a text is meant.
  static let scalar: JSONSchema = ["type": ["string", "number", "boolean"]]
  /// Everything but a mapping.
  static let noMapping: JSONSchema = ["type": ["string", "number", "boolean", "array"]]

  static func reference(_ name: String) -> JSONSchema { ["$ref": .text("#/definitions/\(name)")] }

  static func text(matching pattern: String) -> JSONSchema { ["type": "string", "pattern": .text(pattern)] }

  static func words(_ words: [String]) -> JSONSchema { ["enum": .list(words.map { .text($0) })] }

  static func list(of items: JSONSchema) -> JSONSchema { ["type": "array", "items": items.value] }

  static func entries(of values: JSONSchema) -> JSONSchema {
    ["type": "object", "additionalProperties": values.value]
  }

  /// A mapping with these keys and no others.
  static func mapping(_ properties: [(name: String, schema: JSONSchema)], required: [String] = []) -> JSONSchema {
    var schema: JSONSchema = ["type": "object", "properties": .schemas(properties), "additionalProperties": false]
    if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
    return schema
  }

  /// What one of several schemas takes; those that are alternatives themselves are taken apart.
  static func any(of alternatives: [JSONSchema]) -> JSONSchema {
    var flat: [Value] = []
    for schema in alternatives {
      let parts = schema.keywords.count == 1 ? schema["anyOf"]?.items ?? [schema.value] : [schema.value]
      for part in parts where !flat.contains(where: { $0.isEqual(to: part) }) { flat.append(part) }
    }
    return flat.count == 1 && alternatives.count == 1 ? alternatives[0] : ["anyOf": .list(flat)]
  }

  /// What all of several schemas take.
  static func all(of schemas: [JSONSchema]) -> JSONSchema { ["allOf": .list(schemas.map(\.value))] }

  /// At least one of these keys is there.
  static func one(of keys: [String]) -> Value { .list(keys.map { ["required": [.text($0)]] }) }

  /// With what editors show beside it. Names in backticks are for those that know Markdown.
  func described(_ meaning: String, title: String? = nil, markdown: String? = nil) -> JSONSchema {
    var schema = self
    schema["title"] = title.map { .text($0) }
    schema["description"] = .text(meaning.filter { $0 != "`" })
    if let markdown = markdown ?? (meaning.contains("`") ? meaning : nil) {
      schema["markdownDescription"] = .text(markdown)
    }
    return schema
  }
}

extension Value {
  static func schemas(_ schemas: [(name: String, schema: JSONSchema)]) -> Value {
    .dictionary(OrderedDictionary(schemas.map { ($0.name, $0.schema.value) }))
  }
}
