internal import Workflow

/// Makes a folder.
struct CreateFolder: Action {
  static let title = "Create Folder"
  static let category = Category.create
  static let description = "Makes a folder, and those around it that are not there yet; one that is there stays."
  static let hasEffect = true
  static let summary: Summary<Self> = "Create the folder \(\.$path)"
  static let examples = [
    Example(
      "A folder in a folder", steps: "- Create Folder: trips/2024\n- Text: ${previous.name}", output: #""2024""#,
      files: [("other.txt", "")])
  ]

  @Parameter("Path", ask: "What should it be called?", role: .inputAndKey, touches: .write) var path: FolderValue

  func run(in context: Context) throws -> FolderValue { FolderValue(try context.files.makeFolder(path.folder.path)) }
}
