internal import CustomTypes
internal import Workflow

/// Gives the built-in people, or those of a file.
struct GetPeople: Action {
  static let title = "Get People"
  static let category = Category.information
  static let description = "Gets people with their jobs, from a file or the built-in ones."
  static let summary: Summary<Self> = "Get people from \(\.$source)"
  static let examples = [
    Example(
      "The built-in people", steps: "- Get People\n- Text: ${previous.name.join(', ')}",
      output: #""Joe Bloggs, Peter Roberts, Sarah Love""#)
  ]

  @Parameter("Source", "A YAML, JSON or CSV file with a list of people.", role: .key, touches: .read) var source:
    FileValue?

  func run(in context: Context) throws -> [Person] {
    guard let source else { return Person.builtIn }
    return try PeopleFile(file: source.file).people(in: context)
  }
}
