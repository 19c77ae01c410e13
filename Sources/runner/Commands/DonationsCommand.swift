import Workflow

/// `runner donations`: what was done and is remembered, to look at it and to delete it.
enum DonationsCommand {
  private static let identifier = Flag("id", .one, "ID", help: "for add: what it is called, to delete it by")
  private static let action = Flag(
    "action", .one, "NAME",
    help: "for add: an action that FILE defines, instead of a run; its parameters stand behind `--`")
  private static let parts = ["list", "add", "delete"]

  static let command = Command(
    verb: "donations", summary: "lists what was done and can be suggested, adds to it, or deletes it",
    positionals: [
      Positional("list|add|delete", .optional, help: "what to do; list, if nothing else"),
      Positional("FILE|ID", .optional, candidates: .workflows, help: "for add a workflow, for delete an ID"),
    ],
    flags: [identifier, action] + DonationSelection.flags + [.format],
    details: ["What is deleted leaves no text in the files of the store."],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    // What stands behind `--` belongs to the workflow.
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let arguments = try ArgumentParser.parse(Array(words[..<end]), for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let book = { DonationBook(try Store.opened(in: SystemEnvironment()), clock: SystemClock()) }
    switch arguments.positionals.first {
    case nil, "list":
      try arguments.check("donations list", of: command, takes: [.format])
      return try DonationSheet.list(book().all(), noun: "donations", arguments, output)
    case "add":
      try arguments.check("donations add", of: command, takes: [identifier, action] + DonationSelection.names)
      guard let name = arguments.positionals.dropFirst().first else { throw Diagnostic.noWorkflow }
      let words = Array(words[end...].dropFirst())
      let deed =
        if let title = arguments[action] { try interaction(title, in: name, words, output) } else {
          try run(name, words, output)
        }
      return try DonationSheet.add(deed, identifier: arguments[identifier], to: book(), arguments, output)
    case "delete":
      try arguments.check("donations delete", of: command, takes: DonationSelection.flags)
      return try DonationSheet.delete(DonationSelection.of(arguments, verb: command.verb), from: book(), output)
    case let word?: throw Diagnostic.unknownPart(word, of: command, known: parts)
    }
  }

  /// A run as if it had been done now.
  private static func run(_ name: String, _ words: [String], _ output: Output) throws -> Deed {
    let plan = try ReadyWorkflow(named: name, output: output).plan
    guard let deed = try LaterRun(words, of: plan).deed else { throw Ending(.refused, [.notRepeatable(plan.name)]) }
    return deed
  }

  /// An action as if a workflow had called it now.
  private static func interaction(_ title: String, in name: String, _ words: [String], _ output: Output) throws -> Deed
  {
    let actions = try ReadyWorkflow(named: name, needsSteps: false, output: output).definitions.actions
    guard let action = actions.first(where: { $0.title == title }) else {
      throw Ending(.refused, [.undefined(title, in: name, known: actions.map(\.title))])
    }
    let given = try InputFlags(action.parameters).kept(in: words).compactMapValues { given in
      if case .words(let words) = given { words } else { nil }
    }
    do {
      let found = try action.deed(given)
      let deed = found.at(RealPath.orWritten(found.path))
      // What a step could not be given is found by who checks steps.
      _ = try ReadyWorkflow(DeedRun(deed).step, output: output)
      return deed
    } catch let failure as Failure where failure.reason == .input {
      throw Ending(.refused, [.refusedDonation(failure)])
    }
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

  static func refusedDonation(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "refused-donation", failure.message, at: nil, hint: failure.hint)
  }

  fileprivate static func notRepeatable(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "refused-donation",
      "A run of `\(TerminalText.cleaned(name))` with these inputs could not be done again, or takes more than 4 KB.",
      at: nil,
      hint: "give files by their paths, and shorter texts")
  }

  fileprivate static func undefined(_ title: String, in name: String, known: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: title, among: known)
    return Diagnostic(
      code: "unknown-action",
      "`\(TerminalText.cleaned(name))` defines no action `\(TerminalText.cleaned(title))`.", at: nil,
      hint: near.map { "did you mean `\($0)`?" }
        ?? (known.isEmpty ? nil : "it defines \(known.map { "`\($0)`" }.joined(separator: ", "))"))
  }
}
