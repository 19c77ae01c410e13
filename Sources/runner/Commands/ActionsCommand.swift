import Actions
import Workflow

/// `runner actions`: the catalogue.
enum ActionsCommand {
  static let command = Command(
    verb: "actions", summary: "lists the actions, or those about a word",
    positionals: [Positional("WORD", .optional, help: "what the title, the description or a parameter holds")],
    flags: [.format],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let found = CatalogueSearch(for: arguments.positionals.first, in: .builtIn)
    let families = found.families
    if families.isEmpty, found.words.isEmpty, let word = arguments.positionals.first {
      throw Diagnostic.noActions(about: word)
    }
    if arguments[.format] == "json" {
      let actions = families.flatMap { family, actions in
        actions.map { entry($0.title, family: family, category: $0.category.rawValue, $0.description) }
      }
      let words = found.words.map { entry($0.form, family: "language", category: $0.noun, $0.meaning) }
      try output.write(json: .list(actions + words))
      return .done
    }
    for (family, actions) in families {
      try output.write(HelpColumns.section(family, actions.map { ($0.title, $0.description) }).dropFirst())
      try output.write("\n")
    }
    for noun in ["verb", "function"] {
      let words = found.words.filter { $0.noun == noun }.map { ($0.form, $0.meaning) }
      try output.write(HelpColumns.section("\(noun)s of the language", words).dropFirst())
      if !words.isEmpty { try output.write("\n") }
    }
    return .done
  }

  private static func entry(_ title: String, family: String, category: String, _ description: String) -> Value {
    .dictionary(
      OrderedDictionary(distinct: [
        ("title", .text(title)), ("family", .text(family)), ("category", .text(category)),
        ("description", .text(description)),
      ]))
  }
}

extension Diagnostic {
  fileprivate static func noActions(about word: String) -> Diagnostic {
    let near = Spelling.nearest(to: word, among: Catalogue.builtIn.titles.flatMap(\.titles))
    return Diagnostic(
      code: "no-actions", "No action is about `\(TerminalText.cleaned(word))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "`runner actions` lists all of them")
  }
}
