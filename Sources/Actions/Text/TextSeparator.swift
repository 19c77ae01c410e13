internal import Workflow

/// What stands between the parts of a text.
enum TextSeparator: String, Choice {
  case newLines, spaces, everyCharacter, custom

  static let type = EnumKind(TextSeparator.self)

  /// What is put between parts that are combined.
  func text(custom: String) -> String {
    switch self {
    case .newLines: "\n"
    case .spaces: " "
    case .everyCharacter: ""
    case .custom: custom
    }
  }
}
