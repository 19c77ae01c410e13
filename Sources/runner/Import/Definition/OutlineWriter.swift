import Workflow

/// Writes an outline as YAML in block style, so that expressions need no quotes; short lists stand on one line.
struct OutlineWriter {
  private static let width = 100
  private var output = ""

  /// - Parameter head: lines of comment at the start.
  static func write(_ outline: Outline, head: [String]) -> String {
    var writer = OutlineWriter()
    for line in head { writer.comment(line, indent: 0) }
    if !head.isEmpty { writer.output += "\n" }
    if case .mapping(let entries, let isSpaced) = outline { writer.append(entries, indent: 0, isSpaced: isSpaced) }
    return writer.output
  }

  private mutating func append(_ entries: [Outline.Entry], indent: Int, isSpaced: Bool, isInline: Bool = false) {
    for (index, entry) in entries.enumerated() {
      if isSpaced, index > 0 { output += "\n" }
      let isOnLine = isInline && index == 0
      if !isOnLine {
        for note in entry.notes { comment(note.comment, indent: indent) }
        margin(indent)
      }
      output += (entry.isWord ? entry.key : YAMLText.key(entry.key)) + ":"
      append(entry.value, indent: indent)
    }
  }

  /// A value behind its key or dash.
  private mutating func append(_ value: Outline, indent: Int) {
    switch value {
    case .text(let text): line(" " + YAMLText.scalar(text, indent: indent + 2))
    case .plain(let text): line(text.isEmpty ? "" : " " + text)
    case .mapping(let entries, _) where entries.isEmpty: line(" {}")
    case .mapping(let entries, let isSpaced):
      output += "\n"
      append(entries, indent: indent + 2, isSpaced: isSpaced)
    case .list(let items):
      if let short = short(items, room: OutlineWriter.width - indent) { return line(" " + short) }
      output += "\n"
      for item in items { append(item: item, indent: indent + 2) }
    }
  }

  private mutating func append(item: Outline, indent: Int) {
    margin(indent)
    if case .mapping(let entries, let isSpaced) = item, !entries.isEmpty {
      output += "- "
      append(entries, indent: indent + 2, isSpaced: isSpaced, isInline: true)
    } else {
      output += "-"
      append(item, indent: indent)
    }
  }

  /// Nothing where it has collections in it, or is too long.
  private func short(_ items: [Outline], room: Int) -> String? {
    var words: [String] = []
    for item in items {
      switch item {
      case .text(let text): words.append(YAMLText.flow(text))
      case .plain(let text): words.append(text)
      case .list, .mapping: return nil
      }
    }
    let line = "[" + words.joined(separator: ", ") + "]"
    return line.count <= room || items.isEmpty ? line : nil
  }

  private mutating func line(_ text: String) { output += text.hasSuffix("\n") ? text : text + "\n" }

  private mutating func margin(_ indent: Int) { output += String(repeating: " ", count: indent) }

  private mutating func comment(_ text: String, indent: Int) {
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + 3 + line.count + word.count > OutlineWriter.width {
        commentLine(line, indent)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    commentLine(line, indent)
  }

  private mutating func commentLine(_ line: String, _ indent: Int) {
    margin(indent)
    output += line.isEmpty ? "#\n" : "# \(line)\n"
  }
}
