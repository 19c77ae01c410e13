internal import Workflow

/// Adds a text to a file.
struct AppendToFile: Action {
  enum Side: String, Choice {
    case end, start

    static let type = EnumKind(
      "Side", Side.allCases.map { EnumKind.Label($0.rawValue, title: $0.rawValue.capitalizedFirst) })
  }

  static let title = "Append To File"
  static let category = Category.create
  static let description = "Adds a text at the end or the start of a file, which is made where there is none."
  static let hasEffect = true
  static let summary: Summary<Self> = "Append \(\.$text) to \(\.$path)"
  static let examples = [
    Example(
      "A line more", steps: "- Append To File: { text: Buy milk., path: list.txt }\n- Split Text",
      output: #"["Buy bread.","Buy milk."]"#, files: [("list.txt", "Buy bread.")]),
    Example(
      "The newest first",
      steps: "- Append To File: { text: New, path: log.txt, at: start }\n- Split Text",
      output: #"["New","Old"]"#, files: [("log.txt", "Old")]),
  ]

  @Parameter("Text", ask: "Which text?", role: .input, limits: Limits(isMultiline: true)) var text: String
  @Parameter("Path", ask: "Which file?", role: .key, touches: .write) var path: FileValue
  @Parameter("At", "Whether it goes behind what is there, or before it.") var at = Side.end
  @Parameter("New line", "Whether it is on lines of its own.") var newLine = true

  func run(in context: Context) throws -> FileValue {
    guard let path = path.file.path else { throw Failure.noPlace(path.file) }
    let bytes = Array((newLine && text.utf8.last != UInt8(ascii: "\n") ? text + "\n" : text).utf8)
    return FileValue(
      at == .end
        ? try context.files.append(bytes, to: path, asLine: newLine) : try context.files.prepend(bytes, to: path))
  }
}

extension Failure {
  fileprivate static func noPlace(_ file: File) -> Failure {
    Failure(
      .input,
      "`path` of `Append To File` takes a path, and `\(TerminalText.cleaned(file.name))` is a file without one.",
      hint: "write the path as a text")
  }
}
