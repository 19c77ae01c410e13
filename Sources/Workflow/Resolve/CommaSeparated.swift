/// Several answers in one text, separated by commas and quoted as in CSV: `Up,"Monsters, Inc."`.
public enum CommaSeparated {
  public static func text(of parts: [String]) -> String {
    parts.map { part in
      let isPlain = !part.isEmpty && part.trimmed == part && !part.contains { ",\"".contains($0) }
      return isPlain ? part : "\"\(part.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",")
  }

  /// - Throws: a ``Failure`` of reason `conversion` for quotes that do not enclose a whole part.
  static func parts(of text: String) throws -> [String] {
    if text.isEmpty { return [] }
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    var wasQuoted = false
    var rest = text[...]
    func close() {
      parts.append(wasQuoted ? part : part.trimmed)
      part = ""
      wasQuoted = false
    }
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted:
        // Two quotes inside quotes are one.
        if rest.first == "\"" {
          part.append("\"")
          rest.removeFirst()
        } else {
          isQuoted = false
        }
      case "\"" where part.allSatisfy(\.isWhitespace):
        part = ""
        isQuoted = true
        wasQuoted = true
      case "," where !isQuoted: close()
      case " " where wasQuoted && !isQuoted: break
      case _ where wasQuoted && !isQuoted: throw Failure.goesOn(text)
      default: part.append(character)
      }
    }
    if isQuoted { throw Failure.isOpen(text) }
    close()
    return parts
  }

  /// Whether a line ends outside of quotes, as a person writes who gives one part a line.
  static func isOfLines(_ text: String) -> Bool {
    var isQuoted = false
    // Quotes begin only where a part does.
    var isStart = true
    for character in text {
      switch character {
      case "\"" where isQuoted || isStart: isQuoted.toggle()
      case _ where isQuoted: break
      case _ where character.isNewline: return true
      case ",": isStart = true
      case _ where !character.isWhitespace: isStart = false
      default: break
      }
    }
    return false
  }
}

extension Failure {
  fileprivate static func goesOn(_ text: String) -> Failure {
    Failure(
      .conversion, "`\(Value.cleaned(text))` goes on behind a closing quote.",
      hint: "quotes enclose a whole part, and inside them a quote is written twice: `\"a \"\"b\"\"\"`")
  }

  fileprivate static func isOpen(_ text: String) -> Failure {
    Failure(
      .conversion, "`\(Value.cleaned(text))` has a quote that is not closed.",
      hint: "a quote at the start of a part is written three times, and the part is closed by one: `\"\"\"a\"`")
  }
}
