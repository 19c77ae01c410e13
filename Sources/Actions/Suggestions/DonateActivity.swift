internal import Workflow

/// Remembers what a person looks at or works on, so that it can be suggested and opened again.
struct DonateActivity: Action {
  static let title = "Donate Activity"
  static let category = Category.other
  static let description = "Remembers an activity of a declared type, so that it can be suggested and opened again."
  static let summary: Summary<Self> = "Donate \(\.$type) with \(\.$info)"

  @Parameter("Type", "The type, as `activities` declares it.", role: [.key, .activity]) var type: String
  @Parameter("Info", "What is kept of it, by the keys that are declared.") var info: OrderedDictionary = [:]
  @Parameter("Identifier", "What it is called, to delete it by.") var identifier: String?
  @Parameter("Persistent ID", "What it is about, in a name that stays: `movie-550`.") var persistentId: String?
  @Parameter("Group", "What it belongs to, to be deleted with that.") var group: String?

  static let examples = [
    Example(
      "A type that no file declares under `activities` is an error",
      steps: "- Text: org.example.movie\n- Donate Activity: ${previous}",
      error: "There is no activity `org.example.movie`.")
  ]

  func run(in context: Context) throws -> PassesOn {
    try context.donate(
      activity: type, info: info, identifier: identifier, persistentIdentifier: persistentId, group: group)
    return PassesOn()
  }
}
