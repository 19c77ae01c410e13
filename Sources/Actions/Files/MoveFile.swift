internal import Workflow

/// Moves a file to another place.
struct MoveFile: Action {
  static let title = "Move File"
  static let category = Category.create
  static let description = "Moves a file or folder into a folder, or to a path that nothing has yet."
  static let hasEffect = true
  static let summary: Summary<Self> = "Move \(\.$file) to \(\.$to)"
  static let examples = [
    Example(
      "Into a folder", steps: "- Move File: { file: photo.jpeg, to: trip }", output: #""trip/photo.jpeg""#,
      files: [("photo.jpeg", ""), ("trip/notes.txt", "")]),
    Example(
      "To a path", steps: "- Move File: { file: photo.jpeg, to: trip/beach.jpeg }", output: #""trip/beach.jpeg""#,
      files: [("photo.jpeg", ""), ("trip/notes.txt", "")]),
    Example(
      "Where something is", steps: "- Move File: { file: a.txt, to: b.txt }",
      error: "`a.txt` cannot be renamed: `b.txt` is there already.", files: [("a.txt", ""), ("b.txt", "")]),
  ]

  @Parameter("File", ask: "Which file?", role: .inputAndKey, touches: .write) var file: FileValue
  @Parameter("To", "A folder, or the new path.", ask: "Where to?", touches: .write) var to: FileValue

  func run(in context: Context) throws -> FileValue {
    let target = try context.files.target(of: file.file, at: to.file)
    return FileValue(try context.files.move(file.file, to: target))
  }
}
