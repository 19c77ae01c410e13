internal import Workflow

/// Counts what a value has.
struct Count: Action {
  enum Unit: String, Choice {
    case items, characters, words, lines

    static let type = EnumKind(Unit.self)
  }

  static let title = "Count"
  static let category = Category.generic
  static let description = "Counts the items of a list, or the characters, words or lines of a text."
  static let summary: Summary<Self> = "Count the \(\.$of) of \(\.$input)"
  static let examples = [
    Example("The people there are", steps: "- Get People\n- Count", output: "3"),
    Example("The words of a line", steps: "- Count: { input: To be or not to be, of: words }", output: "6"),
  ]

  @Parameter("Input", role: .inputAndKey) var input: Value
  @Parameter("Of", "What is counted.") var of = Unit.items

  func run(in context: Context) throws -> Int {
    if of == .items { return items }
    let text = try input.shown()
    switch of {
    case .items, .characters: return text.count
    case .words: return text.words.count
    case .lines: return text.lines.count
    }
  }

  /// What is no list is one item, and nothing is none.
  private var items: Int {
    switch input {
    case .nothing: 0
    case .list(let items): items.count
    case .dictionary(let dictionary): dictionary.count
    default: 1
    }
  }
}
