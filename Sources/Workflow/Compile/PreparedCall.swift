/// A call in which all arguments are in place that are the same every time. Most are, and a call that resolves and stores
/// only the others takes half the time.
final class PreparedCall: Sendable {
  /// The arguments that are the same in every call, by their places.
  private let fixed: [Argument?]
  /// The places of the others.
  let open: [Int]
  /// Takes the arguments at the open places.
  let run: ActionDefinition.Run

  /// Nil where an argument depends on others, or the action cannot be prepared.
  init?(of action: ActionDefinition, _ arguments: [ArgumentPlan]) {
    guard case .plain(_, let prepare?) = action.implementation else { return nil }
    var fixed = [Argument?](repeating: nil, count: arguments.count)
    var open: [Int] = []
    for (place, (argument, parameter)) in zip(arguments, action.parameters).enumerated() {
      guard parameter.standsAlone else { return nil }
      if let value = argument.fixedValue(for: parameter) {
        fixed[place] = .value(value)
      } else {
        if case .missing = argument.source { return nil }
        open.append(place)
      }
    }
    // What cannot be put in place now says so when the step runs.
    guard let run = try? prepare(fixed, open) else { return nil }
    self.fixed = fixed
    self.open = open
    self.run = run
  }

  /// All arguments, for whoever tells of the call.
  func all(_ given: [Argument?]) -> [Argument?] {
    var all = fixed
    for (place, argument) in zip(open, given) { all[place] = argument }
    return all
  }
}

extension ArgumentPlan {
  /// The value, where it depends on nothing that a run brings and is not refused.
  fileprivate func fixedValue(for parameter: ParameterDeclaration) -> Value? {
    let value: Value
    switch (source, parameter.standard) {
    case (.constant(let constant), _) where conversion == nil: value = constant
    case (.missing, .value(let standard)): value = standard
    case (.missing, nil) where !parameter.isRequired && parameter.item == nil: value = .nothing
    default: return nil
    }
    return parameter.taken(value)
  }
}

extension ParameterDeclaration {
  /// Whether neither its existence nor what it refuses depends on other arguments.
  fileprivate var standsAlone: Bool { condition == nil && refusals.allSatisfy { $0.refusesValue != nil } }

  /// A value of the right type, or the option that it names; nothing where it does not pass all checks.
  fileprivate func taken(_ value: Value) -> Value? {
    if !isChecked { return value }
    if case .nothing = value, kind.isOptional { return value }
    guard let value = try? bounded(value), refusals.allSatisfy({ $0.refusesValue?(value) == false }) else { return nil }
    return value
  }
}
