internal import Workflow

/// Lists the files of a folder.
struct GetContentsOfFolder: Action {
  static let title = "Get Contents Of Folder"
  static let category = Category.information
  static let description = "Lists the files of a folder in the order of their names."
  static let summary: Summary<Self> = "Get the files of \(\.$folder)"
  static let examples = [
    Example(
      "Those of a kind", steps: "- Get Contents Of Folder: { folder: trip, match: '*.jp*g' }",
      output: #"["trip/a.jpeg","trip/b.jpg"]"#,
      files: [("trip/a.jpeg", ""), ("trip/b.jpg", ""), ("trip/notes.txt", ""), ("trip/.c.jpg", "")]),
    Example(
      "With those of the folders in it",
      steps: "- Get Contents Of Folder: { folder: trip, recursive: true }\n- Text: ${previous.name.join(', ')}",
      output: #""notes.txt, a.jpeg""#, files: [("trip/notes.txt", ""), ("trip/photos/a.jpeg", "")]),
  ]

  @Parameter("Folder", ask: "Which folder?", role: .inputAndKey, touches: .read) var folder: FolderValue
  @Parameter(
    "Recursive", "Whether the files of the folders in it are among them, but of no folder that a link leads to.")
  var recursive = false
  @Parameter("Hidden", "Whether those are whose names begin with a dot.") var hidden = false
  @Parameter(
    "Match", "What their names must be: `*` stands for any letters, `?` for one, `[a-z]` for one of these.")
  var match: String?

  func run(in context: Context) throws -> [FileValue] {
    let files = try context.files.content(of: folder.folder, isRecursive: recursive, includesHidden: hidden)
    guard let match else { return files.map { FileValue($0) } }
    let pattern = NamePattern(match)
    return files.filter { pattern.matches($0.name) }.map { FileValue($0) }
  }
}
