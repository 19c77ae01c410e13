import Actions
import Workflow

/// `runner describe`: a workflow in plain sentences, with what it asks for and what it may touch.
enum DescribeCommand {
  static let command = Command(
    verb: "describe", summary: "tells what a workflow does, in sentences, and what it may touch",
    positionals: [Positional("FILE|NAME", help: "a workflow by its path or name")], flags: [], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let plan = try WorkflowFile.load(arguments.positionals[0], output: output)
    // The plan holds the steps as the engine needs them; a person reads them as they are written.
    let loaded = Loader(catalogue: .builtIn, files: SystemFiles()).load(plan.file)
    guard let workflow = loaded.workflow else { return .refused }
    let description = WorkflowDescription(of: workflow, catalogue: loaded.catalogue)
    try output.write(DescriptionSheet(plan, description).lines)
    return .done
  }
}
