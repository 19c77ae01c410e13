extension Value {
  /// The type as a person is told it: `text`, `list of number`, `Movie`.
  public var typeName: String {
    switch self {
    case .list: "list"
    default: kind.description
    }
  }

  /// What the value is, in a message: "the text `abc`", "a list of 3 items", "nothing".
  public var found: String {
    switch self {
    case .nothing: "nothing"
    case .list(let items): items.count == 1 ? "a list of 1 item" : "a list of \(items.count) items"
    case .dictionary: "the dictionary `\(shortForm)`"
    case .secret: "a secret"
    default: "the \(typeName) `\(shortForm)`"
    }
  }

  /// The value in at most about 40 characters, without line breaks and control characters, for messages and traces.
  public var shortForm: String {
    switch self {
    case .nothing: return "nothing"
    case .secret: return "***"
    case .list(let list):
      return Value.shortened(list.items, count: list.count, open: "[", close: "]") { $0.shortForm }
    case .dictionary(let dictionary):
      if dictionary.isEmpty { return "{}" }
      return Value.shortened(dictionary.pairs, count: dictionary.count, open: "{ ", close: " }") {
        "\(Value.cleaned($0.key)): \($0.value.shortForm)"
      }
    case .file(let file), .image(let file): return Value.cleaned(file.name)
    case .folder(let folder): return Value.cleaned(folder.path)
    case .url(let address): return Value.cleaned(address.told)
    default: return Value.cleaned(text ?? "")
    }
  }

  private static let shortLength = 40

  /// As many items as fit; what does not is counted by an ellipsis.
  private static func shortened<Item>(
    _ items: [Item], count: Int, open: String, close: String, _ form: (Item) -> String
  ) -> String {
    var text = open
    for (index, item) in items.enumerated() {
      // Only items that are reached are formed, so that a large list costs no more than a small one.
      if text.count >= shortLength - 10 || index == 8 { return text + ", …" + close }
      if index > 0 { text += ", " }
      let room = shortLength - text.count
      let next = form(item)
      text += next.count > room ? next.prefix(max(room, 4)) + "…" : next
    }
    return text + close
  }

  /// One line without control characters, cut to length.
  static func cleaned(_ text: String) -> String {
    // Nearly all texts are of characters of one byte each, none of which does anything.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return text.utf8.count > shortLength ? String(decoding: text.utf8.prefix(shortLength), as: UTF8.self) + "…" : text
    }
    var result = ""
    var length = 0
    for character in text {
      if length == shortLength { return result + "…" }
      result += cleaned(character)
      length += 1
    }
    return result
  }

  private static func cleaned(_ character: Character) -> String {
    if character.isNewline { return "⏎" }
    // A character of many marks is as dangerous to a line as a line break.
    let scalars = character.unicodeScalars.prefix(8).filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    return scalars.isEmpty ? "\u{FFFD}" : String(String.UnicodeScalarView(scalars))
  }
}
