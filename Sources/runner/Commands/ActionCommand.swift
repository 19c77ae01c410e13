import Actions
import Workflow

/// `runner action`: one action with parameters, output and examples.
enum ActionCommand {
  static let command = Command(
    verb: "action", summary: "shows one action with its parameters, output and examples",
    positionals: [Positional("NAME", .several, candidates: .actions, help: "its title: Choose From List")],
    flags: [.format], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let action = try named(arguments.positionals.joined(separator: " "))
    if arguments[.format] == "json" {
      try output.write(json: ActionSheet(action).value)
    } else {
      try output.write(ActionSheet(action).lines)
    }
    return .done
  }

  /// Titles are matched leniently here: nothing runs by mistake.
  private static func named(_ title: String) throws -> ActionDefinition {
    let titles = Catalogue.builtIn.titles.flatMap(\.titles)
    let wanted = FoldedText(title)
    let exact = titles.first { FoldedText($0) == wanted }
    guard let action = exact.flatMap({ Catalogue.builtIn.action(named: $0) }) else {
      throw Diagnostic.noAction(title, known: titles)
    }
    return action
  }
}

extension Diagnostic {
  fileprivate static func noAction(_ title: String, known: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: title, among: known)
    return Diagnostic(
      code: "unknown-action", "There is no action `\(TerminalText.cleaned(title))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "`runner actions WORD` searches them")
  }
}
