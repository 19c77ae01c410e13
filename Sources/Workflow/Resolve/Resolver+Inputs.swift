/// The inputs of a workflow, which are resolved together before its first step.
extension Resolver {
  /// - Parameter prepare: is called with the values so far before an input whose options may touch something.
  /// - Returns: a value for each input, in their order; nothing for one that does not apply.
  /// - Throws: a ``Failure`` that stands at the declaration of the input.
  func inputs(
    of plan: Plan, given: [String: GivenInput], preparing prepare: (_ values: [Value]) async throws -> Void
  ) async throws -> [Value] {
    var resolution = Resolution(of: plan.inputs.map(\.declaration), in: context)
    for input in plan.inputs {
      let parameter = input.declaration
      let isGiven = given[parameter.name] != nil
      if resolution.isOpen(parameter, isGiven: isGiven) {
        resolution.depend(parameter, isGiven: isGiven)
        continue
      }
      if parameter.options?.touches == true { try await prepare(resolution.resolved.map { $0?.value ?? .nothing }) }
      do {
        resolution.append(try await self.input(parameter, given[parameter.name], after: resolution.resolved))
      } catch let failure as Failure {
        try resolution.lack(parameter, because: failure.at(input.range))
      }
    }
    try resolution.finish()
    return resolution.resolved.map { $0?.value ?? .nothing }
  }

  func input(
    _ parameter: ParameterDeclaration, _ given: GivenInput?, after before: [Argument?]
  ) async throws -> Argument? {
    if let condition = parameter.condition, try !condition.applies(before, context) {
      if given == nil { return nil }
      throw Failure(
        .input, "The input `\(parameter.name)` exists only when \(condition.words).", hint: "leave it out")
    }
    guard let given else { return try await missing(parameter, after: before) }
    let argument = Argument.value(try await read(given, parameter, after: before))
    return try await settled(argument, parameter, after: before, from: .data)
  }

  private func read(
    _ given: GivenInput, _ parameter: ParameterDeclaration, after before: [Argument?]
  ) async throws -> Value {
    switch given {
    case .value(let value):
      do {
        return try value.converted(
          to: parameter.kind, zone: { context.services.clock.now.zone }, read: { try context.read($0) })
      } catch let failure as Failure {
        if let named = try named(value, parameter, from: .data) { return named }
        throw Failure(
          .input, "The input `\(parameter.name)` is refused. \(failure.message)", hint: failure.hint,
          unresolved: .refused)
      }
    case .words(let words):
      let inquiry = try await inquiry(for: parameter, prompt: nil, standard: nil, before, mayBeNothing: true)
      guard words.count != 1, parameter.isMultiValue else {
        return try await read(words.last ?? "", as: inquiry, parameter)
      }
      // Several words are several items, commas and all, and none are none.
      let found = try await inquiry.searched(toAnswer: words)
      if case .choose(let choices) = found.form, !words.isEmpty {
        let reading = try reader(of: found).read(parts: words, of: choices)
        return try await value(of: reading, of: CommaSeparated.text(of: words), found, parameter)
      }
      var items: [Value] = []
      for word in words {
        items.append(try await value(of: reader(of: inquiry.forOne).read(word), of: word, inquiry.forOne, parameter))
      }
      return .list(items)
    }
  }

  /// A word behind a flag, as an answer to what would be asked.
  func read(_ word: String, as inquiry: Inquiry, _ parameter: ParameterDeclaration) async throws -> Value {
    let found = try await inquiry.searched(toAnswer: word)
    return try await value(of: reader(of: found).read(word), of: word, found, parameter)
  }

  private func reader(of inquiry: Inquiry) -> AnswerReader {
    AnswerReader(inquiry: inquiry, now: context.services.clock.now)
  }

  /// What a word behind a flag came to. Where it fits several choices, the person picks among these.
  private func value(
    of reading: AnswerReader.Reading, of word: String, _ inquiry: Inquiry, _ parameter: ParameterDeclaration
  ) async throws -> Value {
    let subject = "\(inquiry.shown(word)) for `--\(parameter.name.kebabCase)`"
    switch reading {
    case .value(let value): return value
    case .refused(let refusal): throw Failure.refusing(subject, because: refusal)
    case .ambiguous(let places, let choices):
      guard context.presenter.silence == nil else {
        let complaint = choices.complaint(about: word, fitting: places)
        throw Failure.refusing(subject, because: Inquiry.Refusal(complaint))
      }
      return try await context.interviewer.ask(
        inquiry.narrowed(to: places, of: choices), for: context.step, parameter: parameter.name,
        cancellation: context.cancellation)
    }
  }
}
