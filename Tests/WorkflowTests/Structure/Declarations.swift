/// The types that a file declares.
struct Declarations {
  /// Those that other files can name by their bare name.
  private(set) var shared: Set<String> = []
  /// Those inside another type, private ones and placeholders of generic code: here such a name means them.
  private(set) var local: Set<String> = []

  private static let keywords: Set = ["actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias"]
  private static let generic = keywords.union(["func"])
  private static let modifiers: Set = ["final", "fileprivate", "indirect", "package", "private", "public"]

  init(_ file: SourceTree.File) {
    let tokens = file.tokens
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "<" where index > 1 && Self.generic.contains(tokens[index - 2].text):
        local.formUnion(Self.placeholders(after: index, in: tokens))
      case let keyword where Self.keywords.contains(keyword):
        guard index + 1 < tokens.count, tokens[index + 1].isTypeName else { continue }
        let modifiers = tokens[..<index].reversed().prefix { Self.modifiers.contains($0.text) }.map(\.text)
        if depth > 0 || modifiers.contains("private") || modifiers.contains("fileprivate") {
          local.insert(tokens[index + 1].text)
        } else {
          shared.insert(tokens[index + 1].text)
        }
      default: break
      }
    }
  }

  /// In `<Key: Hashable, Value>` the names `Key` and `Value`.
  private static func placeholders(after start: Int, in tokens: [SwiftToken]) -> [String] {
    let clause = tokens[start...].prefix { $0.text != ">" }
    return zip(clause, clause.dropFirst())
      .filter { before, name in ["<", ","].contains(before.text) && name.isTypeName }
      .map { $1.text }
  }
}
