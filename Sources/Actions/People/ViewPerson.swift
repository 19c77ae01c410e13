internal import CustomTypes
internal import Workflow

/// Shows the detail card of a person.
struct ViewPerson: Action {
  static let title = "View Person"
  static let category = Category.view
  static let description = "Shows the card of a person."
  static let summary: Summary<Self> = "View \(\.$person)"
  static let examples = [
    Example(
      "Somebody by name", steps: "- View Person: { person: Sarah Love, note: Ask about the new book }",
      shows: "Sarah Love\nAuthor\nAsk about the new book")
  ]

  @Parameter(
    "Person", ask: "Whose card would you like to see?", role: .inputAndKey,
    options: .calculated { (_: ViewPerson, _) in Person.builtIn },
    refused: .ifEmpty("no_person", "Please choose a person."))
  var person: Person
  @Parameter("Note", "A remark that stands under the card.", limits: Limits(isMultiline: true)) var note: String?

  func run(in context: Context) throws -> PassesOn {
    try context.presenter.show(.card(Card(person.display, note: note)), of: person.value)
    return PassesOn()
  }
}
