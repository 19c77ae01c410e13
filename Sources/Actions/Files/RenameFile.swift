internal import Workflow

/// Gives a file another name in its folder.
struct RenameFile: Action {
  static let title = "Rename File"
  static let category = Category.create
  static let description = "Gives a file or folder another name, which nothing in its folder has yet."
  static let hasEffect = true
  static let summary: Summary<Self> = "Rename \(\.$file) to \(\.$name)"
  static let examples = [
    Example(
      "Another name", steps: "- Rename File: { file: trip/photo.jpeg, name: beach.jpeg }",
      output: #""trip/beach.jpeg""#, files: [("trip/photo.jpeg", "")]),
    Example(
      "A name that is taken", steps: "- Rename File: { file: a.txt, name: b.txt }",
      error: "`a.txt` cannot be renamed: `b.txt` is there already.", files: [("a.txt", ""), ("b.txt", "")]),
  ]

  @Parameter("File", ask: "Which file?", role: .inputAndKey, touches: .write) var file: FileValue
  @Parameter("Name", "With its extension, and without a folder.", ask: "What should it be called?") var name: String

  func run(in context: Context) throws -> FileValue {
    FileValue(try context.files.rename([file.file], to: [name]).first ?? file.file)
  }
}
