/// The words of a Swift name, for its other spellings: `dateFormat` is `date_format` in YAML, and `Date Format` in a title.
public struct Words: Sendable {
  private let words: [String]

  /// - Parameter name: in camelCase, snake_case or kebab-case.
  public init(_ name: String) {
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    for character in name {
      if character == "_" || character == "-" || character == " " || (character.isUppercase && previousIsLower) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character != "_", character != "-", character != " " { word.append(character) }
      previousIsLower = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    self.words = words
  }

  public var snakeCase: String { words.joined(separator: "_") }
  public var capitalized: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ") }
  /// `Date format`.
  public var sentence: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
