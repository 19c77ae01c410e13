import Actions
import Workflow

/// `runner action`: one action with parameters, output and examples.
enum ActionCommand {
  static let command = Command(
    verb: "action", summary: "shows one action with its parameters, output and examples",
    positionals: [Positional("NAME", .several, candidates: .actions, help: "its title: Choose From List")],
    flags: [.format],
    details: ["Behind the path of a file, NAME may be an action that the file defines or uses."], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let names = try FileNames(namedFirstAmong: arguments.positionals, output: output)
    let words = arguments.positionals.dropFirst(names == nil ? 0 : 1)
    let action = try named(words.joined(separator: " "), in: names?.catalogue ?? .builtIn)
    if arguments[.format] == "json" {
      try output.write(json: ActionSheet(action).value)
    } else {
      try output.write(ActionSheet(action).lines)
    }
    return .done
  }

  /// Titles are matched leniently here: nothing runs by mistake.
  private static func named(_ title: String, in catalogue: Catalogue) throws -> ActionDefinition {
    let titles = catalogue.titles.flatMap(\.titles)
    let wanted = FoldedText(title)
    let exact = titles.first { FoldedText($0) == wanted }
    guard let action = exact.flatMap({ catalogue.action(named: $0) }) else {
      throw Diagnostic.noAction(title, in: catalogue)
    }
    return action
  }
}

extension Diagnostic {
  private static let listed = 8

  fileprivate static func noAction(_ title: String, in catalogue: Catalogue) -> Diagnostic {
    let shown = TerminalText.cleaned(title)
    let found = CatalogueSearch(for: title, in: catalogue)
    let titles = found.actions.map(\.title)
    let near = found.meant ?? Spelling.nearest(to: title, among: catalogue.titles.flatMap(\.titles)) ?? titles.first
    var notes: [Note] = []
    if titles.count > 1 {
      let names = titles.prefix(listed).map { "`\($0)`" }.joined(separator: ", ")
      let more = titles.count > listed ? " and \(titles.count - listed) more" : ""
      notes.append(Note("about `\(shown)` are \(names)\(more)."))
    }
    notes += found.words.prefix(listed).map { Note("`\($0.form)` is a \($0.noun) of the language. \($0.meaning).") }
    return Diagnostic(
      code: "unknown-action", "There is no action `\(shown)`.", at: nil,
      hint: near.map { "did you mean `\(TerminalText.cleaned($0))`?" } ?? "`runner actions` lists them all",
      notes: notes)
  }
}
