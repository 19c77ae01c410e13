/// A pattern for names of files, as shells have it.
struct NamePattern {
  private enum Part {
    case any
    case one
    case exactly(Character)
    case among(Set<Character>, [ClosedRange<Character>], isExcluded: Bool)
  }

  private let parts: [Part]

  /// A `[` that nothing closes stands for itself.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.any)
      case "?": parts.append(.one)
      case "[":
        if let part = NamePattern.bracket(&rest) { parts.append(part) } else { parts.append(.exactly("[")) }
      case "\\": parts.append(.exactly(rest.popFirst() ?? "\\"))
      default: parts.append(.exactly(character))
      }
    }
    self.parts = parts
  }

  private static func bracket(_ rest: inout Substring) -> Part? {
    var inner = rest
    let isExcluded = inner.first == "!" || inner.first == "^"
    if isExcluded { inner.removeFirst() }
    var characters: [Character] = []
    while let character = inner.popFirst() {
      // Right behind `[` a `]` is one of the characters.
      if character == "]", !characters.isEmpty {
        rest = inner
        return part(of: characters, isExcluded: isExcluded)
      }
      characters.append(character)
    }
    return nil
  }

  private static func part(of characters: [Character], isExcluded: Bool) -> Part {
    var single: Set<Character> = []
    var ranges: [ClosedRange<Character>] = []
    var index = 0
    while index < characters.count {
      if index + 2 < characters.count, characters[index + 1] == "-", characters[index] <= characters[index + 2] {
        ranges.append(characters[index]...characters[index + 2])
        index += 3
      } else {
        single.insert(characters[index])
        index += 1
      }
    }
    return .among(single, ranges, isExcluded: isExcluded)
  }

  /// Whether it stands for all of a name. Of several `*` only the last is ever looked at again, so that no pattern takes
  /// longer than its length times that of the name.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (part, place) = (0, 0)
    var resume: (part: Int, place: Int)?
    while place < name.count {
      if part < parts.count, case .any = parts[part] {
        part += 1
        resume = (part, place)
      } else if part < parts.count, NamePattern.isMet(parts[part], by: name[place]) {
        part += 1
        place += 1
      } else if let last = resume {
        resume = (last.part, last.place + 1)
        (part, place) = (last.part, last.place + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .any = $0 { true } else { false } }
  }

  private static func isMet(_ part: Part, by character: Character) -> Bool {
    switch part {
    case .any: false
    case .one: true
    case .exactly(let own): own == character
    case .among(let single, let ranges, let isExcluded):
      (single.contains(character) || ranges.contains { $0.contains(character) }) != isExcluded
    }
  }
}
