internal import Workflow

/// Gives a file by its path.
struct GetFile: Action {
  static let title = "Get File"
  static let category = Category.information
  static let description = "Gives a file by its path."
  static let summary: Summary<Self> = "Get the file \(\.$path)"
  static let examples = [
    Example(
      "What is in it", steps: "- Get File: notes.txt\n- Make Uppercase", output: #""BUY MILK.""#,
      files: [("notes.txt", "Buy milk.")]),
    Example(
      "One that may not be there",
      steps: "- Get File: { path: notes.txt, error_if_missing: false }\n- Text: ${previous?.name ?? 'no notes'}",
      output: #""no notes""#, files: [("other.txt", "")]),
  ]

  @Parameter("Path", ask: "Which file?", role: .key, touches: .read) var path: FileValue
  @Parameter("Error if missing", "Whether it is an error where there is no such file; else it gives nothing.")
  var errorIfMissing = true

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    arguments.constant(of: \.$errorIfMissing) == true ? .file : .file.optional
  }

  func run(in context: Context) throws -> FileValue? {
    guard let place = path.file.path else { return path }
    if try context.files.exists(reading: place) { return path }
    if errorIfMissing { throw Failure.isMissing(place) }
    return nil
  }
}

extension Failure {
  fileprivate static func isMissing(_ path: String) -> Failure {
    Failure(
      .notFound, "There is no file `\(TerminalText.cleaned(path))`.",
      hint: "write `error_if_missing: false` if that is fine")
  }
}
