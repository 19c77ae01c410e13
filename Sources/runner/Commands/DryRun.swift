import Workflow

/// `--dry-run`: what would run with what is given, in sentences.
struct DryRun {
  let workflow: ReadyWorkflow
  let rehearsal: Rehearsal
  let output: Output

  func run(_ given: @escaping @Sendable () throws -> [String: GivenInput], until cancellation: Cancellation) throws {
    let preview = try rehearsal.preview(until: cancellation, given)
    var values: [String: String] = [:]
    for (input, state) in zip(workflow.plan.inputs, preview.inputs) {
      if case .value(let value) = state { values[input.declaration.name] = value.shortForm }
    }
    try output.write(DescriptionSheet(workflow.plan, workflow.description(inputs: values), preview).lines)
  }
}
