/// What is known of a run before it begins.
public struct Preview: Sendable {
  /// What is known of an input.
  public enum Input: Sendable {
    case value(Value)
    /// It is given, and what the words mean is known only in a run: it is picked from what this action gives, or depends
    /// on an input of which that is not known.
    case unread(String, source: String?)
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
      do {
        if resolution.isOpen(parameter, isGiven: given[parameter.name] != nil) {
          try await checkForm(of: given[parameter.name], parameter)
          resolution.leaveOpen()
          inputs.append(given[parameter.name].map { parameter.unread($0) } ?? .dependent)
          continue
        }
        let argument = try await self.input(parameter, given[parameter.name], after: resolution.resolved)
        resolution.append(argument)
        inputs.append(argument.map { .value($0.value) } ?? .absent)
      } catch let question as Preview.WouldAsk {
        resolution.leaveOpen()
        inputs.append(.asked(question.prompt))
      } catch  where error.isOfPermission {
        // What may be picked is known to what only a run may touch.
        resolution.leaveOpen()
        let question = Preview.Input.asked(parameter.question.written, source: parameter.options?.source)
        inputs.append(given[parameter.name].map { parameter.unread($0) } ?? question)
      } catch let failure as Failure {
        try resolution.lack(parameter, because: failure.at(input.range))
        inputs.append(.absent)
      }
    }
    try resolution.finish()
    return (inputs, resolution.resolved.map { $0?.value ?? .nothing })
  }

  /// What no other input can make right: words for a number that are none.
  private func checkForm(of given: GivenInput?, _ parameter: ParameterDeclaration) async throws {
    guard case .words(let words)? = given, words.count == 1, parameter.options == nil else { return }
    switch parameter.kind.unwrapped {
    case .number, .boolean, .date, .day, .time, .duration, .url:
      _ = try await read(words[0], as: Inquiry("", .write(parameter.kind, parameter.limits)), parameter)
    default: break
    }
  }
}

extension ParameterDeclaration {
  fileprivate func unread(_ given: GivenInput) -> Preview.Input {
    .unread(kind.isOfSecrets ? "***" : given.asWritten.asWritten ?? "", source: options?.source)
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
