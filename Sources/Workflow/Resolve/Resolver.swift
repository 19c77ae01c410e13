/// Gives every parameter of a step its value: what is given, the previous output, a default, or what a person answers.
struct Resolver {
  let context: Context
  /// Whether nothing is done yet, so that a person who is there need not confirm what would be used.
  var isPreview = false

  /// The arguments of a call for which nobody needs to be asked.
  /// - Throws: a ``Failure``.
  func arguments(of call: CallPlan, in frame: inout Frame) throws -> [Argument?] {
    var resolved: [Argument?] = []
    resolved.reserveCapacity(call.arguments.count)
    for (place, plan) in call.arguments.enumerated() {
      let parameter = call.action.parameters[place]
      if let condition = parameter.condition, try !condition.applies(resolved, context) {
        try refuseGiven(plan, parameter, of: call.action, in: &frame)
        resolved.append(nil)
        continue
      }
      var argument = try present(plan, parameter, of: call.action, in: &frame)
      var origin = ValueOrigin.step(plan.range)
      if argument == nil {
        argument = try standard(of: parameter, after: resolved)
        origin = .standard
      }
      if let found = argument, parameter.isChecked {
        argument = try checked(found, parameter, after: resolved, from: origin)
      }
      resolved.append(argument)
    }
    return resolved
  }

  /// The arguments of a prepared call that are not in place.
  /// - Throws: a ``Failure``.
  func arguments(of call: CallPlan, open places: [Int], in frame: inout Frame) throws -> [Argument?] {
    var resolved: [Argument?] = []
    resolved.reserveCapacity(places.count)
    for place in places {
      let (plan, parameter) = (call.arguments[place], call.action.parameters[place])
      var argument = try present(plan, parameter, of: call.action, in: &frame)
      if let found = argument, parameter.isChecked {
        argument = try checked(found, parameter, after: [], from: .step(plan.range))
      }
      resolved.append(argument)
    }
    return resolved
  }

  /// Refuses a value for a parameter that does not exist. Nothing is none: so a workflow passes on what it may not have.
  func refuseGiven(
    _ plan: ArgumentPlan, _ parameter: ParameterDeclaration, of action: ActionDefinition, in frame: inout Frame
  ) throws {
    switch plan.source {
    case .previous, .missing: return
    case .given(let expression): if try expression.evaluate(&frame).isNothing { return }
    case .constant(let value): if value.isNothing { return }
    case .item, .asked: break
    }
    throw Failure(
      .input, "`\(parameter.name)` of `\(action.title)` exists only when \(parameter.condition?.words ?? "").",
      at: plan.range, hint: "remove it, or change the parameter it depends on")
  }

  /// What is there without asking: a given value, or the previous output.
  func present(
    _ plan: ArgumentPlan, _ parameter: ParameterDeclaration, of action: ActionDefinition, in frame: inout Frame
  ) throws -> Argument? {
    switch plan.source {
    case .constant(let value): try converted(value, plan, parameter, of: action)
    case .given(let expression): try converted(expression.evaluate(&frame), plan, parameter, of: action)
    case .previous: try converted(frame.previous, plan, parameter, of: action)
    case .item(let expression, let slot): .item(ItemExpression(expression, item: slot, in: frame))
    case .asked, .missing: nil
    }
  }

  func converted(
    _ value: Value, _ plan: ArgumentPlan, _ parameter: ParameterDeclaration, of action: ActionDefinition
  ) throws -> Argument {
    guard let kind = plan.conversion else { return .value(value) }
    if value.isNothing, let refusal = try refusalOfNothing(parameter) {
      throw ValueOrigin.step(plan.range).refusal(of: value, parameter, by: refusal)
    }
    do {
      let result = try context.converted(value, to: kind, keepsSecrets: parameter.takesSecrets)
      // A text that becomes a secret here is one from now on.
      if parameter.takesSecrets, !value.isSecret { context.mask.add(secretsIn: result) }
      return .value(result)
    } catch let failure as Failure {
      if let named = try named(value, parameter, from: .step(plan.range)) { return .value(named) }
      throw failure.naming("`\(parameter.name)` of `\(action.title)`").at(plan.range)
    }
  }

  /// The options that texts name which are no values of the parameter's type.
  func named(_ value: Value, _ parameter: ParameterDeclaration, from origin: ValueOrigin) throws -> Value? {
    do {
      return try parameter.named(value)?.converted(to: parameter.kind)
    } catch let complaint as Complaint {
      throw origin.refusal(of: value, parameter, because: complaint.sentence)
    }
  }

  /// What an author says of a missing value, which tells more than that nothing is no text.
  private func refusalOfNothing(_ parameter: ParameterDeclaration) throws -> Inquiry.Refusal? {
    if parameter.kind.isOptional || parameter.kind == .any { return nil }
    return try parameter.refusals.first { (try? $0.refuses(.nothing, [], context)) == true }?
      .words(for: .nothing, after: [], in: context)
  }

  /// The default of a parameter; nothing for one that is optional, and no argument where a value is needed.
  func standard(of parameter: ParameterDeclaration, after resolved: [Argument?]) throws -> Argument? {
    switch parameter.standard {
    case .value(let value): .value(value)
    case .calculated(let calculate): .value(try calculate(resolved, context))
    case .item(let expression): .item(try expression(resolved, context))
    case nil: parameter.isRequired ? nil : parameter.item == nil ? .value(.nothing) : nil
    }
  }

  /// The argument, or the options that it names. Refuses what is of the right type and wrong all the same.
  func checked(
    _ argument: Argument, _ parameter: ParameterDeclaration, after resolved: [Argument?], from origin: ValueOrigin
  ) throws -> Argument {
    guard case .value(var value) = argument else { return argument }
    if case .nothing = value, parameter.kind.isOptional { return argument }
    do {
      value = try parameter.bounded(value)
    } catch let complaint as Complaint {
      // What the author refuses has a code and a message of its own.
      try refuse(value, parameter, after: resolved, from: origin)
      throw origin.refusal(of: value, parameter, because: complaint.sentence)
    }
    try refuse(value, parameter, after: resolved, from: origin)
    return .value(value)
  }

  private func refuse(
    _ value: Value, _ parameter: ParameterDeclaration, after resolved: [Argument?], from origin: ValueOrigin
  ) throws {
    for check in parameter.refusals where try check.refuses(value, resolved, context) {
      throw origin.refusal(of: value, parameter, by: try check.words(for: value, after: resolved, in: context))
    }
  }
}

extension ParameterDeclaration.Refusal {
  /// What whoever gave the value is told.
  func words(
    for value: Value, after before: ParameterDeclaration.Resolved, in context: Context
  ) throws -> Inquiry.Refusal {
    Inquiry.Refusal(try message.text(about: value, after: before, in: context), code: code)
  }
}

extension Value {
  fileprivate var isSecret: Bool { if case .secret = self { true } else { false } }
}
