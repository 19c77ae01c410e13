/// Turns texts of intents, with parameters as `${name}`, into texts of the language.
struct TextSlots {
  /// What may stand in a slot.
  struct Slot {
    let expression: String
    /// The expressions for its properties, by their names in the file.
    var properties: [String: String] = [:]

    /// A value that may stand there as it is, as the name of a parameter in a summary.
    init(_ expression: String) { self.expression = expression }

    /// A value that becomes text: of a list its items, of a file its name, of what may be nothing an empty text.
    init(embedding name: String, _ type: ImportedType, isMultiple: Bool, mayBeNothing: Bool = false) {
      let list = mayBeNothing ? "(\(name) ?? [])" : name
      let end = mayBeNothing ? " ?? ''" : ""
      let join = ".join(', ')"
      let access = mayBeNothing ? "?." : "."
      expression =
        switch (isMultiple, type.family) {
        case (true, .file): list + ".name" + join
        case (true, _): list + join
        case (false, .file): name + access + "name" + end
        case (false, _): name + end
        }
      for (written, property) in type.properties {
        let part = isMultiple ? "\(list).\(property.name)" : "\(name)\(access)\(property.name)"
        switch (isMultiple || property.isMultiple, property.isFile) {
        // A list of lists has no text of its own.
        case (true, _) where isMultiple && property.isMultiple: continue
        case (true, let isFile):
          properties[written] =
            (mayBeNothing && !isMultiple ? "(\(part) ?? [])" : part) + (isFile ? ".name" : "") + join
        case (false, true): properties[written] = part + access + "name" + end
        case (false, false): properties[written] = part + end
        }
      }
    }
  }

  /// By their names in the file.
  var slots: [String: Slot]
  /// Whether a slot may hold only the name of a parameter, as in summaries.
  var isPlain = false

  /// - Returns: the text, and what stands in slots that nothing is known of. Such a slot is written as mere text.
  func converted(_ text: String) -> (text: String, unknown: [String]) {
    var (result, unknown) = ("", [String]())
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      let end = rest.firstIndex { $0 == "}" || $0 == "{" || $0.isNewline }
      if let end, rest[end] == "}", let expression = expression(String(rest[..<end])) {
        // `$${` would be read as the mere characters `${`.
        if result.hasSuffix("$") {
          if isPlain { result += " " } else { result = result.dropLast() + "${'$'}" }
        }
        result += "${\(expression)}"
        rest = rest[rest.index(after: end)...]
      } else {
        unknown.append(end.map { String(rest[..<$0].prefix(100)) } ?? "")
        result += "$${"
      }
    }
    return (result + rest, unknown)
  }

  private func expression(_ written: String) -> String? {
    if let slot = slots[written] { return slot.expression }
    let parts = written.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !isPlain, parts.count == 2, let slot = slots[parts[0]], let property = slot.properties[parts[1]] else {
      return nil
    }
    return property
  }

  /// A text without slots.
  static func escaped(_ text: String) -> String { TextSlots(slots: [:]).converted(text).text }

  /// A literal of an expression.
  static func literal(_ text: String) -> String {
    var result = "'"
    for character in text {
      switch character {
      case "'": result += "''"
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result + "'"
  }
}
