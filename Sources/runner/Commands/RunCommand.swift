import Actions
import Workflow

/// `runner run`: runs a workflow.
enum RunCommand {
  static let command = Command(
    verb: "run", summary: "runs a workflow",
    positionals: [
      Positional(
        "FILE|NAME", candidates: .workflows,
        help: "a workflow by its path, or by its name in ./Workflows or the user's own folder")
    ],
    flags: RunFlags.all,
    details: ["Every input of the workflow is a flag too; `runner run FILE --help` shows them."],
    adapted: { name in WorkflowFinder.plan(of: name).map { command(for: $0, InputFlags($0.inputs.map(\.declaration))) }
    },
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    // The flags depend on the workflow, which is therefore found first.
    let early = EarlyWords(words, of: command)
    guard let name = early.workflow else {
      let arguments = try ArgumentParser.parse(words, for: command)
      return arguments.has(.help) ? try command.showHelp(on: output) : .usage
    }
    let workflow = try ReadyWorkflow(named: name, locale: early.value(of: RunFlags.locale), output: output)
    let inputs = InputFlags(workflow.plan.inputs.map(\.declaration))
    let command = command(for: workflow.plan, inputs)
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    return try WorkflowRun(workflow, inputs, arguments, output).run()
  }

  /// The verb as it is for one workflow.
  private static func command(for plan: Plan, _ inputs: InputFlags) -> Command {
    var command = command
    command.workflowFlags = inputs.flags
    command.flags = command.flags.map { $0.offering(what: plan) }
    command.details =
      [TerminalText.cleaned(plan.name)] + (plan.description.map { PresentationLayout.lines(of: $0) } ?? [])
    return command
  }
}
