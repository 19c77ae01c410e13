import Workflow

/// `runner donations`: what was done and is remembered, to look at it and to delete it.
enum DonationsCommand {
  private static let identifier = Flag("id", .one, "ID", help: "for add: what it is called, to delete it by")
  private static let parts = ["list", "add", "delete"]

  static let command = Command(
    verb: "donations", summary: "lists what was done and can be suggested, adds to it, or deletes it",
    positionals: [
      Positional("list|add|delete", .optional, help: "what to do; list, if nothing else"),
      Positional("FILE|ID", .optional, help: "for add a workflow, for delete an ID"),
    ],
    flags: [identifier] + DonationSelection.flags + [.format],
    details: ["What is deleted leaves no text in the files of the store."],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    // What stands behind `--` belongs to the workflow.
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let arguments = try ArgumentParser.parse(Array(words[..<end]), for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let book = { DonationBook(try Store.opened(in: SystemEnvironment()), clock: SystemClock()) }
    switch arguments.positionals.first {
    case nil, "list": return try DonationSheet.list(book().all(), arguments, output)
    case "add":
      guard let name = arguments.positionals.dropFirst().first else { throw Diagnostic.noWorkflow }
      let deed = try add(name, Array(words[end...].dropFirst()), arguments, output)
      try book().add([deed])
      return .done
    case "delete":
      let count = try book().delete(try DonationSelection.of(arguments, verb: command.verb))
      output.tell(DonationSheet.deleted(count))
      return .done
    case let word?: throw Diagnostic.unknownPart(word, of: command, known: parts)
    }
  }

  /// Donates a run as if it had been done now.
  private static func add(_ name: String, _ words: [String], _ arguments: Arguments, _ output: Output) throws -> Deed {
    let plan = try ReadyWorkflow(named: name, output: output).plan
    let parameters = try InputFlags.parameters(in: words, of: plan)
    let subtitle = parameters.values.flatMap(\.items).compactMap(\.text).joined(separator: ", ")
    var deed = Deed(
      .run, plan.name, path: RealPath.of(plan.file.path) ?? plan.file.path, parameters: parameters, title: plan.name,
      subtitle: subtitle.isEmpty ? nil : subtitle, symbol: plan.icon)
    deed.identifier = arguments[identifier]
    deed.group = arguments[DonationSelection.group]
    deed.persistentIdentifier = arguments[DonationSelection.persistent]
    return deed
  }
}

extension Diagnostic {
  /// A second word that a verb does not know.
  static func unknownPart(_ word: String, of command: Command, known: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: word, among: known)
    return Diagnostic(
      code: "unknown-verb", "`runner \(command.verb)` has no `\(TerminalText.cleaned(word))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" } ?? "it has \(known.map { "`\($0)`" }.joined(separator: ", "))")
  }

  fileprivate static let noWorkflow = Diagnostic(
    code: "missing-argument", "`runner donations add` needs a workflow.", at: nil,
    hint: "write `runner donations add FILE`, and inputs behind `--`")
}
