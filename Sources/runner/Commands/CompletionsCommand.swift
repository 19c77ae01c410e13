import Workflow

/// `runner completions`: the scripts by which shells complete command lines.
enum CompletionsCommand {
  static let command = Command(
    verb: "completions", summary: "prints the script by which a shell completes command lines",
    positionals: [
      Positional(
        "SHELL", candidates: .words(Shell.allCases.map { Candidate($0.rawValue) }),
        help: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    ],
    flags: [],
    details: [
      "Its first lines say where it goes. Verbs, flags, names of workflows, their inputs and the cases of enums are",
      "completed; workflows are read for that, and never run.",
    ], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    guard let shell = Shell(rawValue: arguments.positionals[0]) else {
      throw Diagnostic.unknownShell(arguments.positionals[0])
    }
    try output.write(shell.script)
    return .done
  }
}

extension Diagnostic {
  fileprivate static func unknownShell(_ name: String) -> Diagnostic {
    let known = Shell.allCases.map(\.rawValue)
    return Diagnostic(
      code: "unknown-shell", "There are no completions for `\(TerminalText.cleaned(name))`.", at: nil,
      hint: Spelling.nearest(to: name, among: known).map { "did you mean `\($0)`?" }
        ?? "there are some for \(known.joined(separator: ", "))")
  }
}
