import Actions
import Workflow

/// `runner describe`: a workflow in plain sentences, with what it asks for and what it may touch.
enum DescribeCommand {
  static let command = Command(
    verb: "describe", summary: "tells what a workflow does, in sentences, and what it may touch",
    positionals: [Positional("FILE|NAME", candidates: .workflows, help: "a workflow by its path or name")], flags: [],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let workflow = try ReadyWorkflow(named: arguments.positionals[0], output: output)
    try output.write(DescriptionSheet(workflow.plan, workflow.description()).lines)
    return .done
  }
}
