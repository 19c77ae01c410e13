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
      switch state {
      case .value(let value): values[input.declaration.name] = value.shortForm
      case .unread(let text, _): values[input.declaration.name] = "“\(text)”"
      case .asked, .dependent, .absent: break
      }
    }
    try output.write(DescriptionSheet(workflow.plan, workflow.description(inputs: values), preview).lines)
  }
}
