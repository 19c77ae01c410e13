/// Actions that a file defines, remembered without being run.
extension ActionDefinition {
  /// The action with texts for its parameters, as it is remembered when a workflow has called it.
  /// - Throws: a ``Failure`` of reason `input` for what could not be done so.
  public func deed(_ given: [String: [String]]) throws -> Deed {
    guard let routine = (routine as? DefinedRoutine)?.plan, let interaction = routine.interaction else {
      throw Failure.notRemembered(title)
    }
    var arguments: [Argument?] = []
    for parameter in parameters {
      let applies = try parameter.condition.map { try $0.applies(arguments, nil) } ?? true
      let words = given[parameter.name]
      if !applies, words != nil { throw Failure.doesNotApply(parameter) }
      arguments.append(applies ? try parameter.argument(words) : nil)
    }
    var frame = Frame(slots: routine.frameSize, cancellation: Cancellation())
    for (slot, argument) in zip(routine.parameterSlots, arguments) {
      if let value = argument?.value { frame.slots[slot] = value }
    }
    guard let combination = interaction.combination(&frame) else { throw Failure(.input, interaction.complaint) }
    let values = arguments.map { $0?.value ?? .nothing }
    guard let deed = interaction.deed(values, as: combination, without: Mask()) else {
      throw Failure.notRemembered(title)
    }
    return deed
  }
}

extension ParameterDeclaration {
  /// What words give, or its default.
  fileprivate func argument(_ words: [String]?) throws -> Argument? {
    guard let words else {
      guard case .value(let value)? = standard else { return .value(.nothing) }
      return .value(value)
    }
    let value: Value = isMultiValue ? .list(words.map { .text($0) }) : .text(words.last ?? "")
    // What is known of an item of a type is known to a run alone, which finds it by its name.
    if case .record = (kind.element ?? kind).unwrapped { return .value(value) }
    do {
      return .value(try value.converted(to: kind))
    } catch let failure as Failure {
      throw Failure(.input, "`\(name)` is refused. \(failure.message)", hint: failure.hint)
    }
  }
}

extension Failure {
  fileprivate static func notRemembered(_ title: String) -> Failure {
    Failure(
      .input, "`\(title)` is not remembered: it says so, or what it takes cannot be given again.",
      hint: "actions that a file defines are, without `suggest: false`")
  }

  fileprivate static func doesNotApply(_ parameter: ParameterDeclaration) -> Failure {
    Failure(
      .input, "`\(parameter.name)` exists only when \(parameter.condition?.words ?? "it is wanted").",
      hint: "leave it out")
  }
}
