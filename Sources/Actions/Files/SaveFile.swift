internal import Workflow

/// Saves a file or a text under a path.
struct SaveFile: WaitingAction {
  /// What is done about a file that is there already.
  enum Overwrite: String, Choice {
    case ask, replace, keepBoth, fail

    static let type = EnumKind(Overwrite.self)
  }

  static let title = "Save File"
  static let category = Category.create
  static let description =
    "Saves a file or a text, up to 256 MB: at every moment either the old or the new content is there in full."
  static let hasEffect = true
  static let summary: Summary<Self> = "Save \(\.$file) to \(\.$to)"
  static let examples = [
    Example(
      "A text", steps: "- Save File: { file: Buy milk., to: notes.txt }\n- Make Uppercase", output: #""BUY MILK.""#,
      files: [("other.txt", "")]),
    Example(
      "A name that is taken", steps: "- Save File: { file: Buy milk., to: notes.txt, overwrite: keep_both }",
      output: #""notes 2.txt""#, files: [("notes.txt", "")]),
    Example(
      "Asking before a file is replaced", steps: "- Save File: { file: Buy milk., to: notes.txt }\n  as: saved",
      output: #""notes.txt""#, answers: ["saved=replace"], files: [("notes.txt", "")]),
  ]

  @Parameter("File", "A file, or a text.", ask: "What should be saved?", role: .input) var file: Value
  @Parameter(
    "To", "The path of the file, or the folder it goes into under its own name.", ask: "Where to?", role: .key,
    touches: .write)
  var to: FileValue
  @Parameter("Overwrite", "What is done about a file that is there already.") var overwrite = Overwrite.ask

  func run(in context: Context) async throws -> FileValue {
    let bytes = try bytes(in: context)
    let path = try path(in: context)
    if overwrite == .replace { return try replace(path, bytes, in: context) }
    if let file = try context.files.create(bytes, at: path) { return FileValue(file) }
    switch overwrite {
    case .replace, .keepBoth: break
    case .fail: throw Failure.isThere(path)
    case .ask:
      let answer = try await context.ask(
        Inquiry("`\(TerminalText.cleaned(path))` is there already.", .confirm(yes: "Replace", no: "Keep both")))
      if case .boolean(true) = answer { return try replace(path, bytes, in: context) }
    }
    return FileValue(try context.files.write(bytes, beside: path))
  }

  private func replace(_ path: String, _ bytes: [UInt8], in context: Context) throws -> FileValue {
    FileValue(try context.files.write(bytes, to: path, replacing: true))
  }

  private func bytes(in context: Context) throws -> [UInt8] {
    if let content = file.fileContent { return try context.read(content) }
    guard let text = file.text else { throw Failure.noContent(file) }
    return Array(text.utf8)
  }

  /// In a folder a file has its own name.
  private func path(in context: Context) throws -> String {
    guard let path = to.file.path else { throw Failure.noPlace(to.file) }
    guard try context.files.isFolder(writing: path) else { return path }
    guard let name = file.fileContent?.name, !name.isEmpty else { throw Failure.isFolder(path) }
    return FilePath.joined(path, name)
  }
}

extension Failure {
  fileprivate static func isThere(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is there already.", hint: "write `overwrite: replace` or `keep_both`")
  }

  fileprivate static func isFolder(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` is a folder, and a text has no name for a file in it.",
      hint: "write the path of a file")
  }

  fileprivate static func noPlace(_ file: File) -> Failure {
    Failure(
      .input, "`to` of `Save File` takes a path, and `\(TerminalText.cleaned(file.name))` is a file without one.",
      hint: "write the path as a text")
  }

  fileprivate static func noContent(_ value: Value) -> Failure {
    Failure(
      .conversion, "`Save File` takes a file or a text, and this is \(value.found).",
      hint: "write `.json()`, or join its items")
  }
}
