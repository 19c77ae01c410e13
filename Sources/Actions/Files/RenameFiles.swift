internal import Workflow

/// Renames files by putting a date before or after their names.
struct RenameFiles: Action {
  /// Where the date goes.
  enum NamePosition: String, Choice {
    case prepend, append

    static let type = EnumKind(NamePosition.self)
  }

  enum NameCase: String, Choice {
    case uppercase, lowercase

    static let type = EnumKind(NameCase.self)
  }

  static let title = "Rename Files"
  static let category = Category.create
  static let description =
    """
    Puts a date before or after the names of files, before their extensions: of all or, where one cannot be renamed, of \
    none, unless the run is killed in the middle.
    """
  static let hasEffect = true
  static let summary: Summary<Self> = "\(\.$position) \(\.$dateFormat) to the names of \(\.$files)"
  static let examples = [
    Example(
      "The date of a day", steps: "- Rename Files: { files: [notes.txt, photo.jpeg], date_format: 2024-12-30 }",
      output: #"["2024-12-30 notes.txt","2024-12-30 photo.jpeg"]"#,
      files: [("notes.txt", "Buy milk."), ("photo.jpeg", "")]),
    Example(
      "The year behind the name, and capitals",
      steps: """
        - Rename Files:
            files: trip/photo.jpeg
            date_format: ${now.year}
            position: append
            change_case: true
        """, output: #"["trip/PHOTO 2024.jpeg"]"#, files: [("trip/photo.jpeg", "")]),
    Example(
      "There is nothing to do", steps: "- Rename Files: { files: [], date_format: 2024 }",
      error: "Please select some files to rename."),
  ]

  @Parameter(
    "Files", ask: "Which files?", role: .inputAndKey, touches: .write,
    refused: .ifEmpty("no_files", "Please select some files to rename."))
  var files: [FileValue]
  @Parameter(
    "Date format", "The date as it goes into the names.", ask: "Which date?",
    options: .calculated { (_: RenameFiles, context) in RenameFiles.dates(for: context.services.clock.now) },
    refused: .ifEmpty("empty", "Please choose a date for the names."))
  var dateFormat: String
  @Parameter("Position", "Whether the date goes before the name, or behind it and before the extension.")
  var position = NamePosition.prepend
  @Parameter("Change case", "Whether the letters of the names change.") var changeCase = false
  @Parameter("New case", "How the names are written.", when: .is(\RenameFiles.$changeCase, true))
  var newCase = NameCase.uppercase

  func run(in context: Context) throws -> [FileValue] {
    let files = files.map(\.file)
    return try context.files.rename(files, to: files.map { newName(of: $0.name) }).map { FileValue($0) }
  }

  private func newName(of name: String) -> String {
    let (stem, ending) = FilePath.divided(name)
    let dated = position == .prepend ? "\(dateFormat) \(stem)" : "\(stem) \(dateFormat)"
    guard changeCase else { return dated + ending }
    return (newCase == .uppercase ? dated.uppercased() : dated.lowercased()) + ending
  }

  /// Today in full, as year and month, and the year alone. All of them sort by time.
  private static func dates(for moment: Moment) -> [String] {
    let day = moment.local.day.description
    return [day, String(day.dropLast("-30".count)), String(day.dropLast("-12-30".count))]
  }
}
