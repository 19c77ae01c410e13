import Workflow

/// `runner say`: runs what a sentence means.
enum SayCommand {
  static let command = Command(
    verb: "say", summary: "runs the workflow that a sentence means",
    positionals: [Positional("PHRASE", .several, help: "what is said: \"show me popular movies\"")],
    flags: RunFlags.all,
    details: [
      "Phrases are those of workflows in ./Workflows and your own folder, and those of `runner shortcuts`."
    ],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let said = arguments.positionals.joined(separator: " ")
    let book = try KnownPhrases(
      environment: SystemEnvironment(), locale: arguments[RunFlags.locale], clock: SystemClock())
    let matcher = PhraseMatcher(book.phrases, now: SystemClock().now)
    let matches = matcher.matches(said)
    guard let first = matches.first else {
      throw Ending(.refused, book.gaps + [.notUnderstood(said, near: matcher.near(said))])
    }
    if !arguments.has(RunFlags.quiet) { Report(output: output).tell(book.gaps) }
    let interruption = Interruption()
    var match = first
    if matches.count > 1 {
      let choice = RowChoice(prompt: "Which one?", rows: matches.map(row), flag: "runner run FILE|NAME")
      match = matches[try choice.place(arguments, output, interruption)]
    }
    if !arguments.has(RunFlags.quiet) { output.tell("Understood: \(row(match).line)\n") }
    return try Repetition(path: match.target.path, parameters: match.parameters)
      .run(arguments, output, interruption: interruption)
  }

  private static func row(_ match: PhraseMatch) -> DisplayRepresentation {
    let secrets = Set(match.target.inputs.filter(\.kind.isOfSecrets).map(\.name))
    let parameters = match.parameters.pairs.map { name, value in
      "\(name): " + (secrets.contains(name) ? "***" : value.items.compactMap(\.text).joined(separator: ", "))
    }
    return DisplayRepresentation(
      TerminalText.cleaned(match.target.title),
      subtitle: parameters.isEmpty ? nil : TerminalText.cleaned(parameters.joined(separator: ", ")),
      thumbnail: match.target.symbol.map { .symbol($0) })
  }
}

extension Diagnostic {
  fileprivate static func notUnderstood(_ said: String, near: [String]) -> Diagnostic {
    Diagnostic(
      code: "not-understood", "No phrase means “\(TerminalText.cleaned(said))”.", at: nil,
      hint: near.isEmpty ? "`runner shortcuts add FILE --phrase TEXT` adds one" : nil,
      notes: near.map { Note("there is “\(TerminalText.cleaned($0))”.") })
  }
}
