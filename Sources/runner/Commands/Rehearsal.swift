import Actions
import Workflow

/// A run that is only looked at: what is given is read as a run would read it. Nothing is granted but to read what is handed
/// over or allowed, so that looking changes nothing, and nobody is asked.
struct Rehearsal {
  let plan: Plan
  let services: Services
  var policy = Policy()
  var answers = AnswerBook()
  /// Why nobody could be asked; nothing where somebody could.
  var silence: String?
  var takesDefaults = false

  /// - Throws: a ``StepFailure`` for what would be refused or missing.
  func preview(
    until cancellation: Cancellation = Cancellation(), _ given: @escaping @Sendable () throws -> [String: GivenInput]
  ) throws -> Preview {
    let presenter = Onlooker(silence: silence)
    let interview = Interview(
      answers, presenter: presenter, clock: services.clock, takesDefaults: takesDefaults)
    let engine = Engine(
      plan,
      in: Surroundings(
        services: services, interviewer: interview, presenter: presenter, policy: policy,
        authorizer: DeclaredIsGranted()),
      cancellation: cancellation)
    return try Workers.shared.outcome {
      let given = try given()
      try grantReading(of: given)
      return try await engine.preview(given)
    }.get()
  }

  /// Grants the files and folders that are named by flags: what may be picked may come from them.
  private func grantReading(of given: [String: GivenInput]) throws {
    for input in plan.inputs {
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
  func detail(_ message: String) {}
}
