import Actions
import Workflow

/// `runner explain`: more about a diagnostic or a topic.
enum ExplainCommand {
  static let command = Command(
    verb: "explain", summary: "explains the code of a diagnostic or an error, or types, permissions, secrets",
    positionals: [
      Positional("CODE", .several, candidates: .topics, help: "the word in brackets behind a message, or a topic")
    ], flags: [],
    details: ["Behind the path of a file, CODE may be an error of an action that the file defines or uses."], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let catalogue = try FileNames(namedFirstAmong: arguments.positionals, output: output)?.catalogue
    let word = arguments.positionals.dropFirst(catalogue == nil ? 0 : 1).joined(separator: "-")
    let name = word.lowercased().filter { !"[]`".contains($0) }
    let errors = catalogue ?? .builtIn
    if let topic = Topic.all.first(where: { $0.name == name }) {
      try output.write(topic.lines)
    } else if name.contains("_"), let error = ActionError(name, in: errors) {
      // `bad_pattern` is an action's, `bad-pattern` the checker's.
      try output.write(error.lines)
    } else if let explanation = Explanation.of(name.kebabCase) {
      try output.write(explanation.lines)
    } else if let error = ActionError(name.replacing("-", with: "_"), in: errors) {
      try output.write(error.lines)
    } else {
      throw Diagnostic.unknownTopic(name, in: errors)
    }
    return .done
  }
}

extension Diagnostic {
  fileprivate static func unknownTopic(_ name: String, in catalogue: Catalogue) -> Diagnostic {
    let known =
      Explanation.all.map(\.code) + Topic.all.map(\.name) + ActionError.all(in: catalogue).map(\.code)
    let near = Spelling.nearest(to: name, among: known)
    return Diagnostic(
      code: "unknown-topic", "There is no explanation of `\(TerminalText.cleaned(name))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "codes stand in brackets behind a message")
  }
}
