/// Reads YAML as data: what a file holds becomes a value by the rules for scalars whose type is not known.
public enum YAMLReader {
  /// - Parameter name: what the bytes are, for messages.
  /// - Throws: a ``Failure`` of reason `conversion` with line and column.
  public static func read(_ bytes: [UInt8], name: String = "The text") throws -> Value {
    var diagnostics = Diagnostics()
    let document = YAMLParser.parse(SourceFile(path: name, bytes: bytes), into: &diagnostics)
    if let problem = diagnostics.sorted.first(where: { $0.severity == .error }) {
      throw Failure.notYAML(problem, name: name)
    }
    guard let root = document?.root else { return .nothing }
    return try value(of: root)
  }

  /// A node as data. The parser has bounded how deep it goes and how much aliases add.
  ///
  /// - Throws: a ``Failure`` for a number that is tagged as one and is none.
  public static func value(of node: YAMLNode) throws -> Value {
    switch node.form {
    case .sequence: return .list(try node.items.map { try value(of: $0) })
    case .mapping:
      return .dictionary(OrderedDictionary(try node.pairs.map { (key: $0.key.text, value: try value(of: $0.value)) }))
    case .scalar:
      switch node.tag {
      case .integer, .number: return try Value.read(literal: node.text, as: .number)
      case .boolean: return try Value.read(literal: node.text, as: .boolean)
      default: return node.isPlain ? Value.untyped(plain: node.text) : .text(node.text)
      }
    }
  }
}

extension Failure {
  fileprivate static func notYAML(_ problem: Diagnostic, name: String) -> Failure {
    let place = problem.range?.position
    let location = place.map { ", in line \($0.line), column \($0.column)" } ?? ""
    let sentence = problem.message.hasSuffix(".") ? String(problem.message.dropLast()) : problem.message
    return Failure(
      .conversion, "\(name.capitalizedFirst) is not YAML: \(sentence)\(location).",
      data: ["line": place.map { Value($0.line) } ?? .nothing, "column": place.map { Value($0.column) } ?? .nothing],
      hint: problem.hint)
  }
}
