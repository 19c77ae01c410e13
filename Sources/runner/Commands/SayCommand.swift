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
    let matcher = PhraseMatcher(try phrases(output), now: SystemClock().now)
    let matches = matcher.matches(said)
    guard let first = matches.first else { throw Ending(.refused, [.notUnderstood(said, near: matcher.near(said))]) }
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

  /// Those that a person has saved, then those of workflows.
  private static func phrases(_ output: Output) throws -> [(phrase: Phrase, target: PhraseTarget)] {
    let environment = SystemEnvironment()
    let own = KnownWorkflows(environment: environment).loaded(having: "phrases").compactMap(\.plan)
      .flatMap { plan in plan.phrases.map { (phrase: Phrase($0), target: PhraseTarget(plan)) } }
    return try saved(in: environment) + donated(in: environment) + own
  }

  private static func saved(
    in environment: any Environment
  ) throws -> [(phrase: Phrase, target: PhraseTarget)] {
    guard environment.stateFolder != nil else { return [] }
    return try ShortcutBook(try Store.opened(in: environment)).all().compactMap { shortcut in
      let phrase = Phrase(shortcut.phrase)
      var inputs: [ParameterDeclaration] = []
      if !phrase.slots.isEmpty {
        // Where the workflow cannot be read, whoever says the phrase is told when it is run.
        inputs = WorkflowFinder.plan(of: shortcut.path)?.inputs.map(\.declaration) ?? []
      }
      let target = PhraseTarget(
        path: shortcut.path, title: shortcut.name, parameters: shortcut.parameters, inputs: inputs)
      return (phrase, target)
    }
  }

  /// The phrases of activities, with the keys of those that are remembered in their slots.
  private static func donated(in environment: any Environment) throws -> [(phrase: Phrase, target: PhraseTarget)] {
    guard environment.stateFolder != nil else { return [] }
    let known = KnownActivities(environment: environment).all.filter { $0.phrase != nil }
    if known.isEmpty { return [] }
    let donations = try DonationBook(try Store.opened(in: environment), clock: SystemClock()).all()
    return donations.reversed().compactMap { donation in
      let deed = donation.deed
      guard deed.kind == .activity, let activity = known.first(where: { $0.type == deed.name }),
        let text = activity.phrase, let handler = activity.handler
      else { return nil }
      let phrase = Phrase(text).filled { deed.parameters[$0]?.text }
      return (phrase, PhraseTarget(path: handler, title: deed.title, symbol: deed.symbol, parameters: deed.parameters))
    }
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

extension PhraseTarget {
  fileprivate init(_ plan: Plan) {
    self.init(path: plan.file.path, title: plan.name, symbol: plan.icon, inputs: plan.inputs.map(\.declaration))
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
