/// Writes values as YAML 1.2 in block style and in the forms of ``Value/portable``. Texts are quoted only where a reader
/// by the core schema would take them for something else.
public struct YAMLWriter {
  private let limits: WritingLimits
  private var output = ""
  private var count = 0

  private init(limits: WritingLimits) { self.limits = limits }

  /// - Throws: a ``Failure`` beyond the limits.
  public static func write(_ value: Value, limits: WritingLimits = WritingLimits()) throws -> String {
    var writer = YAMLWriter(limits: limits)
    try writer.append(value, depth: 0, indent: 0, isInline: true)
    if !writer.output.hasSuffix("\n") { writer.output += "\n" }
    return writer.output
  }

  private mutating func append(_ text: String) {
    output += text
    count += text.utf8.count
  }

  /// - Parameters:
  ///   - indent: the column where a collection's lines begin.
  ///   - isInline: whether a collection may begin on the line that is there already: at the start, or behind `- `.
  private mutating func append(_ value: Value, depth: Int, indent: Int, isInline: Bool) throws {
    try limits.check(bytes: count, depth: depth, form: "YAML")
    switch value {
    case .list(let items) where !items.isEmpty:
      for (index, item) in items.enumerated() {
        if index > 0 || !isInline { breakLine(indent) }
        append("- ")
        try append(item, depth: depth + 1, indent: indent + 2, isInline: true)
      }
    case .dictionary(let dictionary) where !dictionary.isEmpty:
      for (index, pair) in dictionary.enumerated() {
        if index > 0 || !isInline { breakLine(indent) }
        append(YAMLText.key(pair.key) + ":")
        try appendMember(pair.value, depth: depth + 1, indent: indent + 2)
      }
    case .list: append("[]")
    case .dictionary: append("{}")
    case .nothing: append("null")
    case .boolean, .integer, .number: append(value.text ?? "")
    case .text(let text): append(YAMLText.scalar(text, indent: max(indent, 2)))
    default: try append(value.portable, depth: depth, indent: indent, isInline: isInline)
    }
  }

  private mutating func appendMember(_ value: Value, depth: Int, indent: Int) throws {
    let value = value.portable
    switch value {
    case .list(let items) where !items.isEmpty: try append(value, depth: depth, indent: indent, isInline: false)
    case .dictionary(let dictionary) where !dictionary.isEmpty:
      try append(value, depth: depth, indent: indent, isInline: false)
    default:
      append(" ")
      try append(value, depth: depth, indent: indent, isInline: true)
    }
  }

  private mutating func breakLine(_ indent: Int) {
    append(output.hasSuffix("\n") ? "" : "\n")
    append(String(repeating: " ", count: indent))
  }
}
