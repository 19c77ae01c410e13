import Actions
import Workflow

/// `runner actions`: the catalogue.
enum ActionsCommand {
  static let command = Command(
    verb: "actions", summary: "lists the actions, or those about a word",
    positionals: [Positional("WORD", .optional, help: "what the title or description holds")], flags: [.format],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let families = found(arguments.positionals.first)
    if families.isEmpty, let word = arguments.positionals.first { throw Diagnostic.noActions(about: word) }
    if arguments[.format] == "json" {
      try output.write(json: .list(families.flatMap { family, actions in actions.map { entry($0, family: family) } }))
      return .done
    }
    for (family, actions) in families {
      try output.write(HelpColumns.section(family, actions.map { ($0.title, $0.description) }).dropFirst())
      try output.write("\n")
    }
    return .done
  }

  /// The families with the actions whose title or description has a word.
  private static func found(_ word: String?) -> [(family: String, actions: [ActionDefinition])] {
    let wanted = FoldedText(word ?? "")
    return Catalogue.builtIn.titles.compactMap { family, titles in
      let actions = titles.compactMap { Catalogue.builtIn.action(named: $0) }.filter { action in
        FoldedText(action.title).contains(wanted) || FoldedText(action.description).contains(wanted)
          || FoldedText(family).contains(wanted)
      }
      return actions.isEmpty ? nil : (family, actions)
    }
  }

  private static func entry(_ action: ActionDefinition, family: String) -> Value {
    .dictionary(
      OrderedDictionary(distinct: [
        ("title", .text(action.title)), ("family", .text(family)), ("category", .text(action.category.rawValue)),
        ("description", .text(action.description)),
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
