/// Several answers in one text, separated by commas and quoted as in CSV: `Up,"Monsters, Inc."`.
public enum CommaSeparated {
  public static func text(of parts: [String]) -> String {
    parts.map { part in
      let isPlain = !part.isEmpty && part.trimmed == part && !part.contains { ",\"".contains($0) }
      return isPlain ? part : "\"\(part.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",")
  }

  static func parts(of text: String) -> [String] {
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
      default: part.append(character)
      }
    }
    close()
    return parts
  }
}
