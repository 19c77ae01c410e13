/// Reads YAML as data: what a file holds becomes a value by the rules for scalars whose type is not known.
public enum YAMLReader {
  /// - Parameter name: what the bytes are, for messages.
  /// - Throws: a ``Failure`` of reason `conversion` with line and column.
  public static func read(_ bytes: [UInt8], name: String = "The text") throws -> Value {
    var diagnostics = Diagnostics()
    let document = YAMLParser.parse(SourceFile(path: name, bytes: bytes), limits: .data, into: &diagnostics)
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
    var values = YAMLValues(of: node.document.arena)
    return try values.value(node.index)
  }
}

/// Makes values of the rows of a document.
private struct YAMLValues {
  private let arena: YAMLArena
  private var keys = KeyTree()

  init(of arena: YAMLArena) { self.arena = arena }

  mutating func value(_ index: UInt32) throws -> Value {
    let row = arena.rows[Int(index)]
    switch row.form {
    case .sequence:
      var items: [Value] = []
      items.reserveCapacity(Int(row.count))
      for child in row.stretch { items.append(try value(arena.children[child])) }
      return .list(items)
    case .mapping: return .dictionary(try dictionary(row.stretch))
    case .scalar:
      switch row.tag {
      case .integer, .number: return try Value.read(literal: arena.text(of: row), as: .number)
      case .boolean: return try Value.read(literal: arena.text(of: row), as: .boolean)
      default:
        let word = row.isPlain ? Value.word(arena.content(of: row)) : nil
        return word ?? .text(arena.text(of: row))
      }
    }
  }

  private mutating func dictionary(_ members: Range<Int>) throws -> OrderedDictionary {
    var values: [Value] = []
    values.reserveCapacity(members.count / 2)
    var node: Int? = KeyTree.root
    for position in arena.keyPositions(of: members) {
      if let last = node { node = next(after: last, arena.rows[Int(arena.children[position])]) }
      values.append(try value(arena.children[position + 1]))
    }
    if let node { return OrderedDictionary(keys.list(to: node), values) }
    let names = arena.keyPositions(of: members).map { arena.text(of: arena.rows[Int(arena.children[$0])]) }
    return OrderedDictionary(zip(names, values).map { (key: $0, value: $1) })
  }

  /// Nil for a key that is not worth remembering.
  private mutating func next(after node: Int, _ key: YAMLArena.Row) -> Int? {
    guard key.traits.contains(.verbatim) else { return nil }
    return keys.child(of: node, named: key.stretch, in: arena.source)
      ?? keys.add(arena.text(of: key), start: Int(key.first), length: Int(key.count), to: node)
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
