extension Kind {
  /// The types that have a name of their own in the language, in the order in which they are documented.
  public static let builtIn: [(name: String, kind: Kind)] = [
    ("text", .text), ("number", .number), ("boolean", .boolean), ("date", .date), ("day", .day), ("time", .time),
    ("duration", .duration), ("url", .url), ("file", .file), ("folder", .folder), ("image", .image),
    ("dictionary", .dictionary), ("secret", .secret), ("any", .any), ("nothing", .nothing),
  ]

  /// What a type is called here that other languages call by a name.
  static func foreign(_ name: String) -> String? { foreignNames[name.lowercased()] }

  private static let foreignNames = [
    "string": "text", "str": "text", "int": "number", "integer": "number", "float": "number", "double": "number",
    "decimal": "number", "bool": "boolean", "datetime": "date", "timestamp": "date", "timespan": "duration",
    "interval": "duration", "list": "[text]", "array": "[text]", "object": "dictionary", "map": "dictionary",
    "dict": "dictionary", "record": "dictionary", "json": "dictionary", "uri": "url", "link": "url", "path": "file",
    "directory": "folder", "picture": "image", "photo": "image", "password": "secret", "token": "secret",
    "null": "nothing", "none": "nothing", "void": "nothing", "char": "text", "character": "text", "varchar": "text",
    "email": "text", "phone": "text", "markdown": "text", "html": "text", "long": "number", "numeric": "number",
    "currency": "number", "percent": "number", "seconds": "duration", "timedelta": "duration", "binary": "file",
    "blob": "file", "attachment": "file", "bytes": "file", "dir": "folder", "struct": "dictionary",
    "mapping": "dictionary", "checkbox": "boolean", "toggle": "boolean", "flag": "boolean", "switch": "boolean",
    "unknown": "any", "mixed": "any", "variant": "any", "credential": "secret", "apikey": "secret",
  ]

  /// What other languages have for one of several values.
  static func isChoice(_ name: String) -> Bool {
    ["enum", "choice", "choices", "select", "option", "options", "dropdown", "radio", "literal", "oneof"]
      .contains(name.lowercased())
  }

  /// Why a type cannot be read.
  public struct Unreadable: Error, Equatable {
    /// One sentence with a capital and a full stop.
    public let message: String
    public let hint: String?
    /// The part of the expression that is wrong, in UTF-8 offsets from its start.
    public let offsets: Range<Int>
  }

  /// A type as a file writes it: `text`, `text?`, `[Movie]`, `[text]?`.
  ///
  /// - Parameters:
  ///   - custom: the enum or custom type of a name.
  ///   - suggestion: the known name that is nearest to a wrong one.
  public static func parse(
    _ text: String, custom: @escaping (String) -> Kind? = { _ in nil },
    suggestion: @escaping (String) -> String? = { _ in nil }
  ) throws(Unreadable) -> Kind {
    var parser = KindParser(bytes: Array(text.utf8), custom: custom, suggestion: suggestion)
    return try parser.parse()
  }
}

/// Reads one type expression.
private struct KindParser {
  /// `[[[[text]]]]` says all that a workflow could mean.
  private static let depthLimit = 8

  let bytes: [UInt8]
  let custom: (String) -> Kind?
  let suggestion: (String) -> String?
  var position = 0

  mutating func parse() throws(Kind.Unreadable) -> Kind {
    let kind = try parseKind(depth: 0)
    skipSpaces()
    if position < bytes.count { throw .trailing(rest, at: position..<bytes.count) }
    return kind
  }

  private mutating func parseKind(depth: Int) throws(Kind.Unreadable) -> Kind {
    skipSpaces()
    var kind: Kind
    let start = position
    if take("[") {
      if depth >= KindParser.depthLimit { throw .tooDeep(at: start..<bytes.count) }
      kind = .list(try parseKind(depth: depth + 1))
      skipSpaces()
      if !take("]") { throw .unclosed(at: start..<bytes.count) }
    } else {
      kind = try parseName()
    }
    skipSpaces()
    while take("?") {
      if kind.isOptional || kind == .any { throw .alreadyOptional(kind, at: position - 1..<position) }
      kind = kind.optional
      skipSpaces()
    }
    return kind
  }

  private mutating func parseName() throws(Kind.Unreadable) -> Kind {
    let start = position
    while position < bytes.count, !KindParser.ends.contains(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if name.isEmpty { throw .missing(at: start..<max(start, bytes.count)) }
    if let kind = Kind.builtIn.first(where: { $0.name == name })?.kind ?? custom(name) { return kind }
    let near =
      Kind.builtIn.first { $0.name == name.lowercased() }?.name ?? suggestion(name) ?? Kind.foreign(name)
    throw .unknown(name, near: near, at: start..<position)
  }

  private static let ends = Set("[]?, ".utf8)

  private var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }
}

extension Kind.Unreadable {
  fileprivate static func unknown(_ name: String, near: String?, at offsets: Range<Int>) -> Self {
    let choice = Kind.isChoice(name) ? "write `type: text` with `options`, or name the values under `enums`" : nil
    let hint =
      near.map { "did you mean `\($0)`?" } ?? choice ?? "types are \(Kind.builtIn.map(\.name).joined(separator: ", "))"
    return Self(message: "There is no type `\(name)`.", hint: hint, offsets: offsets)
  }

  fileprivate static func missing(at offsets: Range<Int>) -> Self {
    Self(message: "A type is missing here.", hint: "write `text`, or `[text]` for several", offsets: offsets)
  }

  fileprivate static func unclosed(at offsets: Range<Int>) -> Self {
    Self(message: "The `[` of a list type has no `]`.", hint: "write `[text]`", offsets: offsets)
  }

  fileprivate static func trailing(_ rest: String, at offsets: Range<Int>) -> Self {
    Self(message: "A type ends before `\(rest)`.", hint: "write one type, such as `[text]?`", offsets: offsets)
  }

  fileprivate static func alreadyOptional(_ kind: Kind, at offsets: Range<Int>) -> Self {
    Self(message: "`\(kind)` may be nothing already.", hint: "leave out the `?`", offsets: offsets)
  }

  fileprivate static func tooDeep(at offsets: Range<Int>) -> Self {
    Self(message: "Lists are nested too deeply in this type.", hint: "eight levels are allowed", offsets: offsets)
  }
}
