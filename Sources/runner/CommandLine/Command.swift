import Workflow

/// A verb of the command line with all that it takes.
struct Command: Sendable {
  let verb: String
  /// One sentence, shown in the list of verbs.
  let summary: String
  let positionals: [Positional]
  var flags: [Flag]
  /// Flags that come from the workflow that is named, under a heading of their own in the help.
  var workflowFlags: [Flag] = []
  /// Flags that people know from elsewhere, by their names, and what to do instead.
  var foreignFlags: [String: String] = [:]
  /// Lines under the usage, as they are printed.
  var details: [String] = []
  /// The verb as it is for the workflow of a path or name; nothing where that cannot be read.
  var adapted: (@Sendable (_ workflow: String) -> Command?)?
  /// - Throws: a ``Diagnostic`` for what is wrong with the command line.
  let run: @Sendable (_ words: [String], _ output: Output) throws -> ExitStatus

  var allFlags: [Flag] { workflowFlags + flags + [.help] }

  func showHelp(on output: Output) throws -> ExitStatus {
    try output.write(help)
    return .done
  }
}

extension Flag {
  static let help = Flag.mark("help", short: "h", help: "shows this")
  /// For commands that list.
  static let format = Flag("format", .one, "FORMAT", choices: ["text", "json"], help: "text, or json: an array")
}

/// What was given on the command line.
struct Arguments: Sendable, Equatable {
  var positionals: [String] = []
  var values: [String: [String]] = [:]

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }
  /// The value; of a flag that is not repeated the only one.
  subscript(_ flag: Flag) -> String? { values[flag.name]?.last }
  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// What one part of a command takes of the flags that the command has for all of them.
  /// - Parameter part: with the verb, as it is written: `donations list`.
  /// - Throws: a ``Diagnostic`` for the first flag that is another part's.
  func check(_ part: String, of command: Command, takes flags: [Flag]) throws {
    let taken = Set(flags.map(\.name))
    guard let flag = command.flags.first(where: { has($0) && !taken.contains($0.name) }) else { return }
    throw Diagnostic.flagOfAnotherPart(flag, part, of: command)
  }
}

extension Diagnostic {
  fileprivate static func flagOfAnotherPart(_ flag: Flag, _ part: String, of command: Command) -> Diagnostic {
    Diagnostic(
      code: "unknown-flag", "`runner \(part)` has no flag `--\(flag.name)`.", at: nil,
      hint: "`runner \(command.verb) --help` tells what it is for")
  }
}
