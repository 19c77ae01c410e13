import Workflow

/// `runner donations`: what was done and is remembered, to look at it and to delete it.
enum DonationsCommand {
  private static let group = Flag("group", .one, "NAME", help: "those of a group")
  private static let persistent = Flag("persistent-id", .one, "ID", help: "those about one thing, by its ID")
  private static let all = Flag.mark("all", help: "all of them")

  static let command = Command(
    verb: "donations", summary: "lists what was done and can be suggested, or deletes it",
    positionals: [
      Positional("list|delete", .optional, help: "what to do; list, if nothing else"),
      Positional("ID", .optional, help: "for delete: what has this ID"),
    ],
    flags: [group, persistent, all, .format],
    details: ["What is deleted leaves no text in the files of the store."],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let book = { DonationBook(try Store.opened(in: SystemEnvironment()), clock: SystemClock()) }
    switch arguments.positionals.first {
    case nil, "list": return try list(book().all(), arguments, output)
    case "delete":
      let count = try book().delete(try selection(arguments))
      output.tell(count == 1 ? "1 donation is deleted.\n" : "\(count) donations are deleted.\n")
      return .done
    case let word?: throw Diagnostic.unknownPart(word, of: command, known: ["list", "delete"])
    }
  }

  private static func list(_ donations: [Donation], _ arguments: Arguments, _ output: Output) throws -> ExitStatus {
    if arguments[.format] == "json" {
      try output.write(json: .list(List(donations.map { DonationSheet($0).value })))
    } else {
      try output.write(DonationSheet.lines(of: donations))
    }
    return .done
  }

  private static func selection(_ arguments: Arguments) throws -> DonationBook.Selection {
    var found: [DonationBook.Selection] = arguments.positionals.dropFirst().map { .identifier($0) }
    if let name = arguments[group] { found.append(.group(name)) }
    if let name = arguments[persistent] { found.append(.persistentIdentifier(name)) }
    if arguments.has(all) { found.append(.all) }
    guard let first = found.first, found.count == 1 else { throw Diagnostic.noSelection }
    return first
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

  fileprivate static let noSelection = Diagnostic(
    code: "no-selection", "`runner donations delete` takes one of an ID, `--group`, `--persistent-id` and `--all`.",
    at: nil, hint: "`runner donations list` shows the IDs")
}
