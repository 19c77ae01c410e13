internal import Workflow

/// Copies a file.
struct CopyFile: Action {
  static let title = "Copy File"
  static let category = Category.create
  static let description = "Copies a file into a folder, or to a path that nothing has yet."
  static let hasEffect = true
  static let summary: Summary<Self> = "Copy \(\.$file) to \(\.$to)"
  static let examples = [
    Example(
      "Into a folder", steps: "- Copy File: { file: photo.jpeg, to: trip }", output: #""trip/photo.jpeg""#,
      files: [("photo.jpeg", ""), ("trip/notes.txt", "")]),
    Example(
      "A copy of what was written", steps: "- Copy File: { file: a.txt, to: b.txt }\n- Text: ${previous}",
      output: #""tea""#, files: [("a.txt", "tea")]),
    Example(
      "Where something is", steps: "- Copy File: { file: a.txt, to: b.txt }", error: "`b.txt` is there already.",
      files: [("a.txt", ""), ("b.txt", "")]),
  ]

  @Parameter("File", ask: "Which file?", role: .inputAndKey, touches: .read) var file: FileValue
  @Parameter("To", "A folder, or the path of the copy.", ask: "Where to?", touches: .write) var to: FileValue

  func run(in context: Context) throws -> FileValue {
    let target = try context.files.target(of: file.file, at: to.file)
    return FileValue(try context.files.copy(file.file, to: target))
  }
}
