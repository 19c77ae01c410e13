internal import CustomTypes
internal import Workflow

/// Finds people by what is known of them.
struct FindPeople: Action {
  static let title = "Find People"
  static let category = Category.search
  static let description = "Finds the people who meet a condition, sorted as you like."
  static let summary: Summary<Self> = "Find people where \(\.$where), sorted by \(\.$sort)"
  static let examples = [
    Example(
      "Everybody whose job has an art in it",
      steps: "- Find People: { where: \"${it.job contains 'Art'}\" }\n- Text: ${previous.name.join(', ')}",
      output: #""Joe Bloggs""#),
    Example(
      "The first two by job, backwards",
      steps: """
        - Find People:
            sort: ${it.job}
            order: descending
            limit: 2
        - Text: ${previous.job.join(', ')}
        """, output: #""Taxi Driver, Author""#),
  ]

  @Parameter("Source", "A YAML, JSON or CSV file with a list of people.", touches: .read) var source: FileValue?
  @Parameter("Where", "What must be true of a person, `it`.", item: .type(Person.self)) var `where`: PerItem<Bool>?
  @Parameter("Sort by", "What of a person, `it`, decides the order.", item: .type(Person.self))
  var sort: PerItem<Value>?
  @Parameter("Order") var order = SortOrder.ascending
  @Parameter("Limit", "How many people are given at most.", limits: Limits(minimum: 0, step: 1)) var limit: Int?

  func run(in context: Context) throws -> [Person] {
    let people = try source.map { try PeopleFile(file: $0.file).people(in: context) } ?? Person.builtIn
    let query = ItemQuery(condition: `where`, key: sort, order: order, limit: limit)
    return try query(people.map(\.value)).map { try Person(value: $0) }
  }
}
