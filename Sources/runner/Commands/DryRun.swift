import Actions
import Workflow

/// `--dry-run`: what would run with what is given, in sentences.
struct DryRun {
  let workflow: ReadyWorkflow
  let services: Services
  let policy: Policy
  let answers: AnswerBook
  /// Why nobody could be asked; nothing where somebody could.
  let silence: String?
  let takesDefaults: Bool
  let output: Output

  func run(_ given: @escaping @Sendable () throws -> [String: GivenInput], until cancellation: Cancellation) throws {
    let presenter = Onlooker(silence: silence)
    let interview = Interview(
      answers, presenter: presenter, clock: services.clock, takesDefaults: takesDefaults)
    let engine = Engine(
      workflow.plan,
      // Nothing is granted but what is handed over, so that looking touches nothing.
      in: Surroundings(
        services: services, interviewer: interview, presenter: presenter, policy: policy,
        authorizer: DeclaredIsGranted()),
      cancellation: cancellation)
    let preview = try Workers.shared.result { () -> Result<Preview, any Error> in
      do { return .success(try await engine.preview(given())) } catch { return .failure(error) }
    }.get()
    var values: [String: String] = [:]
    for (input, state) in zip(workflow.plan.inputs, preview.inputs) {
      if case .value(let value) = state { values[input.declaration.name] = value.shortForm }
    }
    try output.write(DescriptionSheet(workflow.plan, workflow.description(inputs: values), preview).lines)
  }
}

/// Somebody who asks nobody.
private struct Onlooker: Presenter {
  let silence: String?
  var showsProgress: Bool { false }

  func ask(_ question: Question) async throws -> Reply { throw Preview.WouldAsk(question) }
  func show(_ presentation: Presentation, of value: Value) throws {}
  func progress(_ progress: Progress?) {}
  func note(_ message: String) {}
}
