internal import Workflow

/// A list that a person keeps in a file: the one that a step names, else one among the settings of the runner.
struct PersonalList<Item: Sendable>: Sendable {
  /// Without folder: `boards.yaml`.
  let name: String
  /// What an item is called in messages: `Board`.
  let noun: String
  /// The forms that it may have: "YAML, JSON or CSV".
  let forms: String
  /// What is written into it: "such as `- { name: Garden, … }`".
  let example: String
  /// - Throws: a ``Failure`` that says which item is wrong, and why.
  let read: @Sendable (PersonalRow) throws -> Item

  /// What every action needs that asks for it.
  var need: Permission { .settings(name) }

  /// What the parameter for another file says.
  var explanation: String { "A \(forms) file with a list of \(nouns), instead of your own." }

  /// What is thrown where nothing is in it: `no_boards`.
  var none: ErrorCode { ErrorCode("no_\(nouns)", "There are no \(nouns) yet.") }

  private var nouns: String { noun.lowercased() + "s" }

  /// Its items in their order.
  /// - Parameter source: the file that a step names, which must be there.
  /// - Throws: ``none``, or a ``Failure`` that says which item is wrong, and why.
  func items(from source: FileValue?, in context: Context) throws -> [Item] {
    let file = try source?.file ?? context.settings(name)
    let rows = try file.map { try PersonalRow.rows(of: $0, each: noun, in: context) } ?? []
    if rows.isEmpty {
      let place = source.map { TerminalText.cleaned($0.file.name) } ?? "~/.config/runner/\(name)"
      throw none.failure(
        source == nil ? nil : "There are no \(nouns) in `\(place)`.", hint: "write them into `\(place)`, \(example)")
    }
    return try rows.map(read)
  }
}
