/// What is known of a run before it begins.
public struct Preview: Sendable {
  /// What is known of an input.
  public enum Input: Sendable {
    case value(Value)
    /// It would be asked for, by this question.
    case asked(String)
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
    var resolution = Resolution()
    var inputs: [Preview.Input] = []
    var isOpen = false
    for input in plan.inputs {
      let parameter = input.declaration
      do {
        let argument = try await self.input(parameter, given[parameter.name], after: resolution.resolved)
        resolution.resolved.append(argument)
        inputs.append(argument.map { .value($0.value) } ?? .absent)
      } catch let question as Preview.WouldAsk {
        isOpen = true
        resolution.resolved.append(nil)
        inputs.append(.asked(question.prompt))
      } catch let failure as Failure where failure.reason == .permission {
        // What may be picked is known to what only a run may touch. Until then a value is taken as it is.
        isOpen = true
        resolution.resolved.append(nil)
        inputs.append(given[parameter.name].map { .value($0.asWritten) } ?? .asked(parameter.question))
      } catch let failure as Failure {
        if isOpen, given[parameter.name] == nil {
          resolution.resolved.append(nil)
          inputs.append(.dependent)
        } else {
          try resolution.lack(parameter, because: failure.at(input.range))
          inputs.append(.absent)
        }
      }
    }
    try resolution.finish(step: context.step)
    return (inputs, resolution.resolved.map { $0?.value ?? .nothing })
  }
}
