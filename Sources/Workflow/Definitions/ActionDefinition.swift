/// An action as the compiler, the engine and the documentation know it, whatever it is written in.
public final class ActionDefinition: Sendable {
  /// How the action is run, with one argument a parameter; nothing for one that does not apply.
  public enum Implementation: Sendable {
    case plain(Run, prepare: Preparation? = nil)
    case waiting(@Sendable (_ arguments: [Argument?], _ context: Context) async throws -> Value)
  }

  public typealias Run = @Sendable (_ arguments: [Argument?], _ context: Context) throws -> Value

  /// Puts the arguments in place that are the same in every call of a step. What it gives takes those at the places
  /// that are left open, in their order.
  public typealias Preparation = @Sendable (_ fixed: [Argument?], _ open: [Int]) throws -> Run

  /// A stretch of the summary sentence.
  public enum SummaryPart: Sendable {
    case text(String)
    /// The parameter at this place.
    case parameter(Int)
  }

  /// A use of the action that makes sense: the parameters that its sentence names go together.
  public struct Combination: Sendable {
    public let title: [SummaryPart]
    /// What stands below it; empty where nothing does.
    public let subtitle: [SummaryPart]
    /// Whether the parameters of a call are combined so; nothing where they always are.
    let when: CompiledExpression?

    init(title: [SummaryPart], subtitle: [SummaryPart] = [], when: CompiledExpression? = nil) {
      self.title = title
      self.subtitle = subtitle
      self.when = when
    }
  }

  public let title: String
  public let category: Category
  public let description: String
  public let parameters: [ParameterDeclaration]
  /// At least one, unless the file that defines them is wrong.
  public let combinations: [Combination]
  public let examples: [Example]
  /// Whether it changes something that cannot be taken back by running again.
  public let hasEffect: Bool
  /// What it touches whatever its arguments are.
  public let needs: [Permission]
  /// Its errors by codes of their own.
  public let errors: [ErrorCode]
  /// Whether the action has an output of its own; otherwise the previous one passes on.
  public let hasOutput: Bool
  /// The type of the output, for one known argument a parameter.
  public let output: @Sendable (_ arguments: [KnownArgument]) -> Kind
  /// What is wrong with arguments that are each right by itself.
  let fault: @Sendable (_ arguments: [KnownArgument]) -> ArgumentFault?
  public let implementation: Implementation
  /// What it runs, where a file defines it.
  let routine: (any Routine)?

  private init<Shape: ActionShape>(
    _ signature: Signature<Shape>, _ implementation: Implementation
  ) {
    title = Shape.title
    category = Shape.category
    description = Shape.description
    parameters = signature.parameters
    let summary: [SummaryPart] = Shape.summary.parts.compactMap { part in
      switch part {
      case .text(let text): .text(text)
      case .parameter(let draft):
        signature.places[draft(signature.template)].map { .parameter($0) }
      }
    }
    combinations = [Combination(title: summary)]
    examples = Shape.examples
    hasEffect = Shape.hasEffect
    needs = Shape.needs
    errors = ActionDefinition.refusals(by: parameters) + Shape.errors
    hasOutput = Shape.Output.isOutput
    output = { known in
      Shape.output(for: ArgumentKinds(template: signature.template, places: signature.places, known: known))
    }
    fault = { known in
      Shape.fault(in: ArgumentKinds(template: signature.template, places: signature.places, known: known))
    }
    self.implementation = implementation
    routine = nil
  }

  /// An action that a file defines.
  /// - Parameters:
  ///   - output: nothing where it has none of its own.
  ///   - waits: whether the routine may wait.
  init(
    title: String, category: Category, description: String, parameters: [ParameterDeclaration],
    combinations: [Combination], hasEffect: Bool, errors: [ErrorCode] = [], output: Kind?, routine: any Routine,
    waits: Bool
  ) {
    self.title = title
    self.category = category
    self.description = description
    self.parameters = parameters
    self.combinations = combinations
    self.hasEffect = hasEffect
    self.routine = routine
    // The steps inside say what they touch.
    needs = []
    self.errors = errors + ActionDefinition.refusals(by: parameters)
    examples = []
    hasOutput = output != nil
    self.output = { _ in output ?? .nothing }
    fault = { _ in nil }
    implementation =
      waits
      ? .waiting { arguments, context in
        try await context.performWaiting(routine, with: arguments)
      }
      : .plain { arguments, context in
        try context.perform(routine, with: arguments)
      }
  }

  /// The sentence for a step, where nothing is known of what is given.
  public var summary: [SummaryPart] { combinations.first?.title ?? [] }

  private static func refusals(by parameters: [ParameterDeclaration]) -> [ErrorCode] {
    parameters.flatMap(\.refusals).map { ErrorCode($0.code, $0.message.written) }
  }

  public convenience init<Plain: Action>(_ action: Plain.Type) {
    let signature = Signature<Plain>()
    let (template, layout) = (signature.template, signature.layout)
    let prepare: Preparation = { fixed, open in
      var filled = template
      try layout.store(fixed, in: &filled)
      let (prepared, layout) = (filled, layout.only(open))
      return { arguments, context in
        var action = prepared
        try layout.store(arguments, in: &action)
        return try action.run(in: context).value
      }
    }
    let run: Run = { arguments, context in
      var action = template
      try layout.store(arguments, in: &action)
      return try action.run(in: context).value
    }
    self.init(signature, .plain(run, prepare: prepare))
  }

  public convenience init<Waiting: WaitingAction>(waiting action: Waiting.Type) {
    let signature = Signature<Waiting>()
    let (template, layout) = (signature.template, signature.layout)
    let run: @Sendable ([Argument?], Context) async throws -> Value = { arguments, context in
      var action = template
      try layout.store(arguments, in: &action)
      return try await action.run(in: context).value
    }
    self.init(signature, .waiting(run))
  }
}

extension ActionDefinition {
  public func place(of parameter: String) -> Int? { parameters.firstIndex { $0.name == parameter } }

  /// The type of the output where no argument is known.
  public var outputKind: Kind {
    output(parameters.map { KnownArgument(kind: $0.kind, constant: nil, isGiven: false) })
  }

  /// The place of the parameter that takes the previous output.
  public var inputPlace: Int? { parameters.firstIndex { $0.role.contains(.input) } }
  /// The place of the parameter that takes the value written behind the action.
  public var keyPlace: Int? { parameters.firstIndex { $0.role.contains(.key) } }
  /// The only parameter, where that is a dictionary: a mapping written behind the action is its value.
  public var dictionaryPlace: Int? {
    parameters.count == 1 && parameters[0].kind.unwrapped == .dictionary ? 0 : nil
  }
}
