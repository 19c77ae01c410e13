/// The inputs of a workflow, which are resolved together before its first step.
extension Resolver {
  /// - Returns: a value for each input, in their order; nothing for one that does not apply.
  /// - Throws: a ``Failure``.
  func inputs(of plan: Plan, given: [String: GivenInput]) async throws -> [Value] {
    var resolution = Resolution()
    for input in plan.inputs {
      let parameter = input.declaration
      let value = given[parameter.name]
      if let condition = parameter.condition, try !condition.applies(resolution.resolved) {
        if value != nil {
          throw Failure(
            .input, "The input `\(parameter.name)` exists only when \(condition.words).", hint: "leave it out")
        }
        resolution.resolved.append(nil)
        continue
      }
      if let value {
        let argument = Argument.value(try await read(value, parameter, resolution.resolved))
        if parameter.isChecked { try check(argument, parameter, after: resolution.resolved, at: nil) }
        resolution.resolved.append(argument)
      } else {
        resolution.resolved.append(
          try await missing(parameter, prompt: nil, named: parameter.name, &resolution))
      }
    }
    try resolution.finish(step: context.step)
    return resolution.resolved.map { $0?.value ?? .nothing }
  }

  private func read(_ given: GivenInput, _ parameter: ParameterDeclaration, _ before: [Argument?]) async throws -> Value
  {
    switch given {
    case .value(let value):
      do {
        return try value.converted(
          to: parameter.kind, zone: { context.services.clock.now.zone }, read: { try context.read($0) })
      } catch let failure as Failure {
        throw Failure(
          .input, "The input `\(parameter.name)` is refused. \(failure.message)", hint: failure.hint)
      }
    case .words(let words):
      let inquiry = try await inquiry(for: parameter, prompt: nil, standard: nil, before)
      return try await read(words, inquiry, parameter)
    }
  }

  private func read(_ words: [String], _ inquiry: Inquiry, _ parameter: ParameterDeclaration) async throws -> Value {
    // Several words are several items, each of which may hold a comma.
    if words.count > 1, parameter.isMultiValue {
      var items: [Value] = []
      for word in words {
        guard case .list(let part) = try await read([word], inquiry.unbounded, parameter) else { continue }
        items += part
      }
      return .list(items)
    }
    let text = words.last ?? ""
    switch try AnswerReader(inquiry: inquiry).read(text) {
    case .value(let value): return value
    case .ambiguous:
      return try await context.interviewer.ask(
        inquiry, for: context.step, parameter: parameter.name, cancellation: context.cancellation)
    case .refused(let reason):
      let flag = "--" + parameter.name.replacing("_", with: "-")
      throw Failure(.input, "`\(Value.cleaned(text))` for `\(flag)` is refused. \(reason)")
    }
  }
}

extension Inquiry {
  /// The same without a bound on the number of items, for one word of several.
  fileprivate var unbounded: Inquiry {
    guard case .choose(let choices) = form, choices.multiple != nil else { return self }
    return Inquiry(prompt, .choose(Choices(choices.values, rows: choices.rows, multiple: 0...Int.max)))
  }
}
