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
      // Nothing is granted but to read what the person hands over or allows, so that looking changes nothing.
      in: Surroundings(
        services: services, interviewer: interview, presenter: presenter, policy: policy,
        authorizer: DeclaredIsGranted()),
      cancellation: cancellation)
    let preview = try Workers.shared.result { () -> Result<Preview, any Error> in
      do {
        let given = try given()
        try grantReading(of: given)
        return .success(try await engine.preview(given))
      } catch { return .failure(error) }
    }.get()
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

extension DryRun {
  /// Grants the files and folders that are named by flags: what may be picked may come from them.
  private func grantReading(of given: [String: GivenInput]) throws {
    for input in workflow.plan.inputs {
      let kind = input.declaration.kind
      guard [Kind.file, .image, .folder].contains((kind.element ?? kind).unwrapped),
        case .words(let paths)? = given[input.declaration.name]
      else { continue }
      policy.grant(try paths.filter { !$0.isEmpty }.map { try services.placed(Permission(.read, $0)) })
    }
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
