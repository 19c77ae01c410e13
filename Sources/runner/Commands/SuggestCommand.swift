import Workflow

/// `runner suggest`: what is likely to be done now.
enum SuggestCommand {
  private static let again = Flag(
    "run", .optional, "ID", help: "does what is picked from the list again, or what has this ID, a habit or not")
  private static let dismiss = Flag(
    "dismiss", .one, "ID", help: "suggests it less for two weeks")

  static let command = Command(
    verb: "suggest", summary: "suggests what you do again and again, the likeliest now first", positionals: [],
    flags: [again, dismiss, .format] + RunFlags.all,
    details: ["What was done on two days is suggested, by how often, how lately and at what time of day it was done."],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let (part, flags) =
      arguments.has(dismiss)
      ? ("suggest --dismiss", [dismiss])
      : arguments.has(again) ? ("suggest --run", [again] + RunFlags.all) : ("suggest", [.format])
    try arguments.check(part, of: command, takes: flags)
    let book = DonationBook(try Store.opened(in: SystemEnvironment()), clock: SystemClock())
    if let identifier = arguments[dismiss] {
      guard let donation = try book.dismiss(identifier) else { throw Ending(.refused, [.unknownDonation(identifier)]) }
      let line = TerminalText.cleaned(DonationSheet(donation).row.line)
      output.tell("“\(line)” is suggested less until two weeks from now.\n")
      return .done
    }
    if let identifier = arguments[again] {
      guard let known = try book.latest(identifier) else { throw Ending(.refused, [.unknownDonation(identifier)]) }
      return try DeedRun(known.deed).run(arguments, output)
    }
    let suggestions = try book.suggestions()
    if arguments.has(again) { return try pick(among: suggestions, arguments, output) }
    if arguments[.format] == "json" {
      try output.write(json: .list(List(suggestions.map { DonationSheet($0.last).value })))
      return .done
    }
    if suggestions.isEmpty { output.tell("There is nothing to suggest yet: a habit is what was done on two days.\n") }
    try output.write(DonationSheet.lines(of: suggestions.map(\.last)))
    return .done
  }

  private static func pick(
    among suggestions: [Suggestion], _ arguments: Arguments, _ output: Output
  ) throws -> ExitStatus {
    guard !suggestions.isEmpty else { throw Ending(.refused, [.noSuggestions]) }
    let choice = RowChoice(
      prompt: "What shall be done?", rows: suggestions.map { DonationSheet($0.last).row },
      flag: "--run=\(suggestions[0].last.identifier)")
    let interruption = Interruption()
    let place = try choice.place(arguments, output, interruption)
    return try DeedRun(suggestions[place].deed).run(arguments, output, interruption: interruption)
  }
}

extension Diagnostic {
  static func unknownDonation(_ identifier: String) -> Diagnostic {
    Diagnostic(
      code: "unknown-donation", "Nothing that was donated has the ID `\(TerminalText.cleaned(identifier))`.", at: nil,
      hint: "`runner suggest` and `runner donations list` show the IDs")
  }

  fileprivate static let noSuggestions = Diagnostic(
    code: "no-suggestions", "There is nothing to suggest yet.", at: nil, hint: "a habit is what was done on two days")
}
