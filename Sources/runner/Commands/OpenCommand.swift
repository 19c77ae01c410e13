import Workflow

/// `runner open`: continues the activity that a link names.
enum OpenCommand {
  static let command = Command(
    verb: "open", summary: "continues the activity that a link names, by its workflow",
    positionals: [Positional("URL", help: "runner://movie/550, or runner://org.example.movie?movieId=550")],
    flags: RunFlags.all,
    details: [
      "Activities are those that files in ./Workflows and your own folder declare.",
      "A link gives values for their keys, and grants nothing.",
    ],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let known = KnownWorkflows(
      having: ["activities"], locale: arguments[RunFlags.locale], environment: SystemEnvironment())
    let link: ActivityLink
    let activity: ActivityDefinition
    let info: OrderedDictionary
    do {
      link = try ActivityLink(arguments.positionals[0])
      activity = try find(link, in: known.activities)
      info = try link.info(of: activity)
    } catch let failure as Failure {
      throw Ending(.refused, known.gaps + [.refusedLink(failure)])
    }
    return try ActivityHandler(activity, isFromLink: true).run(info, arguments, output)
  }

  private static func find(_ link: ActivityLink, in known: [ActivityDefinition]) throws -> ActivityDefinition {
    let found = known.filter { $0.link == link.name || $0.type.lowercased() == link.name }
    guard let first = found.first else { throw Failure.unknownActivity(link.name, among: known) }
    if let other = found.first(where: { $0.type != first.type }) { throw Failure.ambiguous(link.name, first, other) }
    return first
  }
}

extension Failure {
  fileprivate static func ambiguous(_ name: String, _ one: ActivityDefinition, _ other: ActivityDefinition) -> Failure {
    Failure(
      .input, "`\(name)` is the link of `\(one.type)` and of `\(other.type)`.",
      hint: "name the type: `runner://\(one.type)`")
  }
}

extension Diagnostic {
  fileprivate static func refusedLink(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "refused-link", failure.message, at: nil, hint: failure.hint)
  }
}
