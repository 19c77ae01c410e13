/// What is known of a run before it begins.
public struct Preview: Sendable {
  /// What is known of an input.
  public enum Input: Sendable {
    case value(Value)
    /// It would be asked for, by this question.
    /// - Parameter source: the action whose output is picked from, where only a run may call it.
    case asked(String, source: String? = nil)
    /// It depends on one that would be asked for.
    case dependent
    /// It does not exist in this run.
    case absent
  }

  /// In the order of the workflow.
  public let inputs: [Input]
  /// The declared permissions as they would be; as written where they depend on what would be asked for.
  public let permissions: [Permission]

  /// What a presenter throws that asks nobody.
  public struct WouldAsk: Error {
    let prompt: String
    public init(_ question: Question) { prompt = question.prompt }
  }
}

extension Resolver {
  /// - Throws: a ``Failure`` for what would be refused or missing.
  func preview(of plan: Plan, given: [String: GivenInput]) async throws -> (inputs: [Preview.Input], values: [Value]) {
    var resolution = Resolution(of: plan.inputs.map(\.declaration), in: context)
    var inputs: [Preview.Input] = []
    for input in plan.inputs {
      let parameter = input.declaration
      let isGiven = given[parameter.name] != nil
      if resolution.isOpen(parameter), !isGiven {
        resolution.leaveOpen()
        inputs.append(.dependent)
        continue
      }
      do {
        let argument = try await self.input(parameter, given[parameter.name], after: resolution.resolved)
        resolution.append(argument)
        inputs.append(argument.map { .value($0.value) } ?? .absent)
      } catch let question as Preview.WouldAsk {
        resolution.leaveOpen()
        inputs.append(.asked(question.prompt))
      } catch  where error.isOfPermission {
        // What may be picked is known to what only a run may touch. Until then a value is taken as it is.
        resolution.leaveOpen()
        let question = Preview.Input.asked(parameter.question, source: parameter.options?.source)
        inputs.append(given[parameter.name].map { .value($0.asWritten) } ?? question)
      } catch let failure as Failure {
        try resolution.lack(parameter, because: failure.at(input.range))
        inputs.append(.absent)
      }
    }
    try resolution.finish()
    return (inputs, resolution.resolved.map { $0?.value ?? .nothing })
  }
}

extension Error {
  /// Whether something would have been touched that a preview may not touch, at whatever depth.
  fileprivate var isOfPermission: Bool {
    switch self {
    case let failure as Failure: failure.reason == .permission
    case let failure as any PlacedFailure: failure.failure.reason == .permission
    case let failure as ListingFailure: failure.cause.isOfPermission
    default: false
    }
  }
}
