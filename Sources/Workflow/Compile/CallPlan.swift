/// A step that runs an action.
final class CallPlan: Sendable {
  let action: ActionDefinition
  let arguments: [ArgumentPlan]
  /// Whether every argument is there without asking, matching or calculating options.
  let isReady: Bool
  /// A quicker form of the call, where there is one.
  let prepared: PreparedCall?

  var waits: Bool {
    if case .waiting = action.implementation { true } else { !isReady }
  }

  init(action: ActionDefinition, arguments: [ArgumentPlan], isReady: Bool) {
    self.action = action
    self.arguments = arguments
    self.isReady = isReady
    prepared = isReady ? PreparedCall(of: action, arguments) : nil
  }
}

/// Where the value of one parameter comes from. A class, because every call looks at each.
final class ArgumentPlan: Sendable {
  enum Source: Sendable {
    case constant(Value)
    case given(CompiledExpression)
    /// `it` stands in the slot.
    case item(CompiledExpression, slot: Int)
    /// The previous output, for an input parameter that is not given.
    case previous
    /// `${ask('…')}` stands where a value would.
    case asked(CompiledExpression)
    /// A default stands in, or the person is asked.
    case missing
  }

  let source: Source
  /// The type it is converted to; nothing where it fits as it is.
  let conversion: Kind?
  /// Where the argument stands; the step where it is not given.
  let range: SourceRange

  /// Whether the workflow says something for the parameter.
  var isGiven: Bool {
    switch source {
    case .constant, .given, .item, .asked: true
    case .previous, .missing: false
    }
  }

  init(source: Source, conversion: Kind?, range: SourceRange) {
    self.source = source
    self.conversion = conversion
    self.range = range
  }
}
