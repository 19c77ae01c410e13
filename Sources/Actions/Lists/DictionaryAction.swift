internal import Workflow

/// Gives a dictionary of the keys and values written.
struct DictionaryAction: Action {
  static let title = "Dictionary"
  static let category = Category.generic
  static let description = "Gives a dictionary of the keys and values you write."
  static let summary: Summary<Self> = "Make a dictionary of \(\.$value)"
  static let examples = [
    Example(
      "A small address book", steps: "- Dictionary: { name: Sarah Love, books: 3 }",
      output: #"{"name":"Sarah Love","books":3}"#)
  ]

  @Parameter("Value", role: .key) var value: OrderedDictionary

  func run(in context: Context) -> OrderedDictionary { value }
}
