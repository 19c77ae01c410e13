import Actions
import Workflow

/// `runner describe`: a workflow in plain sentences, with what it asks for and what it may touch; or what a definition
/// file defines.
enum DescribeCommand {
  static let command = Command(
    verb: "describe",
    summary: "tells what a workflow does, in sentences, or what a file defines, and what it may touch",
    positionals: [
      Positional("FILE|NAME", candidates: .sources, help: "a workflow or a definition file by its path or name")
    ],
    flags: [.format], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let ready = try ReadyWorkflow(named: arguments.positionals[0], needsSteps: false, output: output)
    let isData = arguments[.format] == "json"
    if ready.file.steps == nil {
      let sheet = DefinitionSheet(ready.plan, ready.definitions)
      isData ? try output.write(json: sheet.value) : try output.write(sheet.lines)
    } else {
      let sheet = DescriptionSheet(ready.plan, ready.description())
      isData ? try output.write(json: sheet.value) : try output.write(sheet.lines)
    }
    return .done
  }
}
