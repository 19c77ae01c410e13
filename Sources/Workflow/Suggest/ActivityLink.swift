/// A link that continues an activity: `runner://movie/550`, `runner://org.example.movie?movieId=550`.
///
/// A link comes from anywhere: a page, a message, a picture. It names a type that a file of the person's declares, and gives
/// values for its keys; nothing in it is a path, a flag, an expression, or a permission.
public struct ActivityLink: Sendable {
  public static let scheme = "runner"
  private static let limit = 2048

  /// What stands behind `runner://`: the link or the type of an activity.
  public let name: String
  private let path: [String]
  private let query: [(key: String, value: String)]

  /// - Throws: a ``Failure`` of reason `input` that says what is wrong.
  public init(_ text: String) throws {
    guard text.utf8.count <= ActivityLink.limit else { throw Failure.refused("it is too long") }
    guard text.lowercased().hasPrefix(ActivityLink.scheme + "://") else { throw Failure.noLink(text) }
    var rest = text.dropFirst(ActivityLink.scheme.count + 3)
    if rest.contains("#") { throw Failure.refused("it has a `#`") }
    if rest.contains("\\") { throw Failure.refused("it has a `\\`") }
    var query: Substring = ""
    if let mark = rest.firstIndex(of: "?") { (rest, query) = (rest[..<mark], rest[rest.index(after: mark)...]) }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    // Hosts have no capitals of their own.
    name = (parts.first ?? "").lowercased()
    var path = try parts.dropFirst().map { try ActivityLink.decoded($0) }
    if path.last == "" { path.removeLast() }
    self.path = path
    self.query = try query.split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (try ActivityLink.decoded(halves[0]), halves.count > 1 ? try ActivityLink.decoded(halves[1]) : "")
    }
  }

  /// What it gives for the keys of an activity: those in its path in the order of the keys that must be there, then those of
  /// its query by name.
  /// - Throws: a ``Failure`` of reason `input` for what the type does not allow.
  public func info(of activity: ActivityDefinition) throws -> OrderedDictionary {
    let keys = activity.requiredKeys
    guard path.count <= keys.count else { throw Failure.tooMany(path.count, activity) }
    var pairs: [OrderedDictionary.Pair] = []
    // What is named by a place in the path is an ID.
    for (key, value) in zip(keys, path) where activity.isNumber(key) && !value.utf8.allSatisfy(\.isDigit) {
      throw Failure.noID(value, key)
    }
    for (key, value) in query where activity.isNumber(key) && !value.isDecimal { throw Failure.noNumber(value, key) }
    for (key, value) in zip(keys, path).map({ (key: $0, value: $1) }) + query {
      if pairs.contains(where: { $0.key == key }) {
        throw Failure.refused("it gives `\(TerminalText.cleaned(key))` twice")
      }
      pairs.append((key, .text(value)))
    }
    return try activity.info(from: OrderedDictionary(pairs), isStrict: true)
  }

  /// Without its percent signs. What could be taken for something else than a value is refused.
  private static func decoded(_ text: Substring) throws -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimal, let low = rest.popFirst()?.hexadecimal else {
        throw Failure.refused("a `%` in it has no two digits behind it")
      }
      bytes.append(high << 4 | low)
    }
    guard let value = String(validating: bytes, as: UTF8.self) else { throw Failure.refused("it is not UTF-8") }
    let isPlain = value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isPlain, TerminalText.cleaned(value) == value else { throw Failure.refused("it has control characters") }
    guard !value.looksLikePath, !value.trimmed.hasPrefix("-"), !value.looksLikeURL else {
      throw Failure.refused("`\(value)` could be taken for a path, a flag or a URL")
    }
    return value
  }
}

extension String {
  /// What programs run or open even where a space stands behind the colon.
  private static let schemes: Set<String> = [
    "about", "blob", "data", "file", "javascript", "mailto", "sms", "tel", "vbscript",
  ]

  /// Whether anything would take it for a path. A slash between words is none: `AC/DC`.
  fileprivate var looksLikePath: Bool {
    let segments = trimmed.split(separator: "/", omittingEmptySubsequences: false)
    return contains("\\") || segments.contains(".") || segments.contains("..") || segments.first == "" && count > 0
      || trimmed.hasPrefix("~")
  }

  /// Whether it begins as URLs do, and paths with a drive. A colon in a title is none of theirs: `Alien: Covenant`,
  /// `Mission:Impossible` where what stands behind it begins with a capital as it does.
  fileprivate var looksLikeURL: Bool {
    guard let colon = firstIndex(of: ":") else { return false }
    let scheme = self[..<colon].lowercased().trimmed
    guard scheme.utf8.first.map({ 0x61...0x7A ~= $0 }) ?? false,
      scheme.utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0.isDigit || [0x2B, 0x2D, 0x2E].contains($0) })
    else { return contains("://") }
    let rest = self[index(after: colon)...]
    if first?.isUppercase == true, colon != index(after: startIndex), rest.first?.isUppercase == true,
      !contains("/"), !String.schemes.contains(scheme)
    {
      return false
    }
    return String.schemes.contains(scheme) || rest.first.map { !$0.isWhitespace } ?? false || contains("://")
  }

  /// Digits, and perhaps a point with some more.
  fileprivate var isDecimal: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }

  fileprivate var hexadecimal: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

extension Failure {
  fileprivate static func noLink(_ text: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(String(text.prefix(80))))` is no link of the runner.",
      hint: "write `runner://movie/550`")
  }

  fileprivate static func refused(_ reason: String) -> Failure {
    Failure(.input, "The link is refused: \(reason).", hint: "a link gives values for the keys of an activity")
  }

  fileprivate static func noID(_ value: String, _ key: String) -> Failure {
    Failure(
      .input, "The link is refused: `\(key)` is a whole number in digits, not `\(value)`.",
      hint: "write `\(key)` as in `550`")
  }

  fileprivate static func noNumber(_ value: String, _ key: String) -> Failure {
    Failure(.input, "The link is refused: `\(key)` is a number in digits, not `\(value)`.", hint: "write such as `8.4`")
  }

  fileprivate static func tooMany(_ count: Int, _ activity: ActivityDefinition) -> Failure {
    Failure(
      .input, "The link gives \(count) values, and `\(activity.type)` needs \(activity.requiredKeys.count).",
      hint: "give others by name: `?key=value`")
  }
}
