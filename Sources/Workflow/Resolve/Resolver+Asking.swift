/// Parameters that need more than what is there: a question, a match among options, a confirmation.
extension Resolver {
  /// The arguments of any call. All that is missing is asked for in the order of the parameters; where nobody can be
  /// asked, all of it is told at once.
  /// - Throws: a ``Failure``.
  func arguments(asking call: CallPlan, in frame: inout Frame) async throws -> [Argument?] {
    if call.isReady { return try arguments(of: call, in: &frame) }
    var resolution = Resolution(of: call.action.parameters, in: context)
    for (place, plan) in call.arguments.enumerated() {
      let parameter = call.action.parameters[place]
      if resolution.isOpen(parameter, isGiven: plan.isGiven) {
        resolution.depend(parameter, isGiven: plan.isGiven)
        continue
      }
      do {
        if let condition = parameter.condition, try !condition.applies(resolution.resolved, context) {
          try refuseGiven(plan, parameter, of: call.action, in: &frame)
          resolution.append(nil)
          continue
        }
        resolution.append(
          try await argument(plan, parameter, of: call.action, in: &frame, resolution.resolved))
      } catch let failure as Failure {
        try resolution.lack(parameter, because: failure)
      }
    }
    try resolution.finish()
    return resolution.resolved
  }

  private func argument(
    _ plan: ArgumentPlan, _ parameter: ParameterDeclaration, of action: ActionDefinition, in frame: inout Frame,
    _ before: [Argument?]
  ) async throws -> Argument? {
    let given: Value
    switch plan.source {
    case .constant(let value): given = value
    case .given(let expression): given = try expression.evaluate(&frame)
    case .previous: given = frame.previous
    case .item: return try present(plan, parameter, of: action, in: &frame)
    case .asked(let question):
      let prompt = try question.evaluate(&frame).text ?? ""
      return try await missing(parameter, prompt: prompt, after: before)
    case .missing: return try await missing(parameter, after: before)
    }
    let argument =
      isMatched(given, parameter)
      ? try await matched(given, parameter, after: before, from: .step(plan.range))
      : try converted(given, plan, parameter, of: action)
    return try await settled(argument, parameter, after: before, from: .step(plan.range))
  }

  /// A value that nobody gave: asked for, unless its default is enough.
  /// - Parameter prompt: of `${ask('…')}`, which always asks.
  func missing(
    _ parameter: ParameterDeclaration, prompt: String? = nil, after before: [Argument?]
  ) async throws -> Argument? {
    let standard = try self.standard(of: parameter, after: before)
    // Where it may be left, the question is only for somebody who is there. Who answers in advance need not be asked.
    let mayAsk =
      parameter.ask != nil && !parameter.isRequired && parameter.canBeAsked
      && context.interviewer.hasAnswer(for: context.step, parameter: parameter.name)
      || context.interviewer.isAnswered(for: context.step, parameter: parameter.name)
    if standard == nil, !parameter.canBeAsked { throw Failure.cannotBeAsked(parameter) }
    guard parameter.item == nil, prompt != nil || standard == nil || mayAsk else {
      guard var standard else { return nil }
      if case .value(let value) = standard, isMatched(value, parameter) {
        standard = try await matched(value, parameter, after: before, from: .standard)
      }
      return try await settled(standard, parameter, after: before, from: .standard)
    }
    let inquiry = try await inquiry(for: parameter, prompt: prompt, standard: standard?.value, before, isAsked: true)
    let value = try await context.interviewer.ask(
      inquiry, for: context.step, parameter: parameter.name, cancellation: context.cancellation)
    context.mask.add(secretsIn: value)
    return try await confirmed(.value(value), parameter, after: before)
  }

  /// A value that is there, when it was checked and confirmed.
  func settled(
    _ argument: Argument, _ parameter: ParameterDeclaration, after before: [Argument?], from origin: ValueOrigin
  ) async throws -> Argument {
    let argument = parameter.isChecked ? try checked(argument, parameter, after: before, from: origin) : argument
    return try await confirmed(argument, parameter, after: before)
  }

  /// How a parameter is asked for.
  /// - Parameters:
  ///   - text: what options that are searched are searched for.
  ///   - isAsked: whether the question is put, and is not only what a given text is read by.
  ///   - mayBeNothing: whether nothing is an answer where it is optional, as it is where a person says so.
  func inquiry(
    for parameter: ParameterDeclaration, prompt: String?, standard: Value?, _ before: [Argument?], text: String = "",
    isAsked: Bool = false, mayBeNothing: Bool = false
  ) async throws -> Inquiry {
    var form = try await form(of: parameter, before, text: text)
    let isOptional = parameter.kind.isOptional
    if isAsked || mayBeNothing, isOptional { form = form.orNothing }
    let (refusals, context) = (parameter.refusals, context)
    // What is written is held against its limits when it is read.
    let limits: Limits? = if case .choose = form, parameter.limits.areBounds { parameter.limits } else { nil }
    // How many are picked is held against it when they are.
    let count: ClosedRange<Int>? = if case .write = form { parameter.count } else { nil }
    let refuse: @Sendable (Value) -> Inquiry.Refusal? = { value in
      if isOptional, case .nothing = value { return nil }
      if let count, case .list(let items) = value, !count.contains(items.count) {
        return Inquiry.Refusal(count.complaint(about: items.count))
      }
      for refusal in refusals {
        do {
          if try refusal.refuses(value, before, context) {
            return try refusal.words(for: value, after: before, in: context)
          }
        } catch {
          return Inquiry.Refusal((error as? Failure)?.message ?? refusal.message.written)
        }
      }
      do {
        return try limits?.refusal(of: value).map { Inquiry.Refusal($0) }
      } catch {
        return (error as? Failure).map { Inquiry.Refusal($0.message) }
      }
    }
    var preset = standard
    if case .nothing? = preset { preset = nil }
    if case .choose(let choices) = form, let value = preset, isMatched(value, parameter) {
      preset = choices.named(by: value)
    }
    let details = try parameter.description.map { [try read($0, before, isNeeded: isAsked)] } ?? []
    return Inquiry(
      try prompt ?? read(parameter.question, before, isNeeded: isAsked), form, details: details, standard: preset,
      refuse: refusals.isEmpty && limits == nil && count == nil ? nil : refuse)
  }

  /// A text for a question. What is given already does not fail for a text that nobody may come to see.
  private func read(_ text: ShownText, _ before: [Argument?], isNeeded: Bool) throws -> String {
    do {
      return try text.text(after: before, in: context)
    } catch {
      if isNeeded { throw error }
      return text.written
    }
  }

  private func form(
    of parameter: ParameterDeclaration, _ before: [Argument?], text: String
  ) async throws -> Inquiry.Form {
    let multiple = parameter.isMultiValue ? parameter.count ?? 0...Int.max : nil
    if let options = parameter.options {
      let listing = Listing(options, of: parameter, before, context, multiple: multiple)
      return .choose(try await listing.choices(for: text))
    }
    switch parameter.kind.element ?? parameter.kind.unwrapped {
    case .choice(let kind):
      let words = context.surroundings.localization
      let rows = words.isEmpty ? nil : kind.labels.map { words.display($0) }
      return .choose(Choices(kind.cases.map { .choice($0) }, rows: rows, multiple: multiple))
    case .boolean where multiple == nil:
      return .confirm(yes: parameter.labels?.yes ?? "yes", no: parameter.labels?.no ?? "no")
    default: return .write(parameter.kind, parameter.limits)
    }
  }

  /// Whether a text stands for an item of a custom type, which only the options can tell.
  private func isMatched(_ value: Value, _ parameter: ParameterDeclaration) -> Bool {
    guard parameter.options != nil, parameter.kind.isRecord else { return false }
    switch value {
    case .text: return true
    case .list(let items): return items.contains { if case .text = $0 { true } else { false } }
    default: return false
    }
  }

  /// The items among the options that texts name.
  private func matched(
    _ value: Value, _ parameter: ParameterDeclaration, after before: [Argument?], from origin: ValueOrigin
  ) async throws -> Argument {
    // What is searched for is found by its text alone, so that nothing is asked for before there is one.
    let isSearched = parameter.options?.isSearched ?? false
    let all = isSearched ? nil : try await inquiry(for: parameter, prompt: nil, standard: nil, before)
    var items: [Value] = []
    for item in value.items {
      guard case .text(let text) = item else {
        items.append(item)
        continue
      }
      let found =
        if let all { all } else { try await inquiry(for: parameter, prompt: nil, standard: nil, before, text: text) }
      // What the author refuses has a code, and is looked at when all items are there.
      let one = Inquiry(found.prompt, found.forOne.form, details: found.details)
      switch try AnswerReader(inquiry: one, now: context.services.clock.now).read(text) {
      case .value(let value): items.append(value)
      case .ambiguous(let places, let choices):
        guard context.presenter.silence == nil else {
          throw origin.refusal(of: item, parameter, because: choices.complaint(about: text, fitting: places))
        }
        items.append(
          try await context.interviewer.ask(
            one.narrowed(to: places, of: choices), for: context.step, parameter: parameter.name,
            cancellation: context.cancellation))
      case .refused(let refusal): throw origin.refusal(of: item, parameter, because: refusal.sentence)
      }
    }
    if parameter.isMultiValue { return .value(.list(items)) }
    guard items.count == 1 else {
      throw origin.refusal(of: value, parameter, because: "It takes one, and these are \(items.count).")
    }
    return .value(items[0])
  }

  /// Asks whether a value may be used, where the parameter wants that.
  private func confirmed(
    _ argument: Argument, _ parameter: ParameterDeclaration, after before: [Argument?]
  ) async throws -> Argument {
    guard let question = parameter.confirm, case .value(let value) = argument, !value.isNothing else { return argument }
    if isPreview, context.presenter.silence == nil { return argument }
    try await context.confirm(
      question.text(about: value, after: before, in: context), as: parameter.confirmation,
      of: parameter.name)
    return argument
  }
}

extension Failure {
  fileprivate static func cannotBeAsked(_ parameter: ParameterDeclaration) -> Failure {
    let words = parameter.item == nil ? parameter.kind.article : "an expression"
    return Failure(
      .input, "`\(parameter.name)` is missing, and nobody can be asked for \(words).",
      hint: "give it, or what can be picked under `options`", unresolved: .missing)
  }
}
