/// Gets answers in the order of the command line: given in advance, then what stands as default where the person wants no
/// questions, then from the person, one question at a time.
public final class Interview: Interviewer {
  private let answers: AnswerBook
  private let presenter: any Presenter
  private let clock: any Clock
  private let takesDefaults: Bool
  private let listener: (@Sendable (GivenAnswer) -> Void)?
  private let turnstile = Turnstile()

  /// - Parameters:
  ///   - clock: tells what day `tomorrow` is.
  ///   - takesDefaults: whether what has a default is not asked for (`--defaults`).
  ///   - listener: hears of each answer.
  public init(
    _ answers: AnswerBook, presenter: any Presenter, clock: any Clock, takesDefaults: Bool = false,
    listener: (@Sendable (GivenAnswer) -> Void)? = nil
  ) {
    self.listener = listener
    self.answers = answers
    self.presenter = presenter
    self.clock = clock
    self.takesDefaults = takesDefaults
  }

  public func ask(
    _ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation
  ) async throws -> Value {
    let (value, origin) = try await answer(inquiry, for: step, parameter: parameter, cancellation: cancellation)
    listener?(
      GivenAnswer(
        name: AnswerBook.name(of: step, parameter: parameter), text: inquiry.answer(giving: value), origin: origin))
    return value
  }

  private func answer(
    _ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation
  ) async throws -> (Value, GivenAnswer.Origin) {
    let flag = AnswerBook.flag(of: step, parameter: parameter)
    if let text = answers.next(for: step, parameter: parameter) {
      return (try await value(of: text, for: inquiry, flag: flag, cancellation: cancellation), .advance)
    }
    if takesDefaults, let value = inquiry.settled { return (try accepted(value, for: inquiry), .standard) }
    if let reason = presenter.silence { throw Failure.nobody(toAnswer: inquiry, because: reason, flag: flag) }
    return (try await converse(inquiry, flag: flag, cancellation: cancellation), .person)
  }

  public func hasAnswer(for step: StepName, parameter: String?) -> Bool {
    presenter.silence == nil && !takesDefaults || isAnswered(for: step, parameter: parameter)
  }

  public func isAnswered(for step: StepName, parameter: String?) -> Bool {
    answers.hasNext(for: step, parameter: parameter)
  }

  /// A default, which nobody is there to correct.
  private func accepted(_ value: Value, for inquiry: Inquiry) throws -> Value {
    guard case .refused(let refusal) = try AnswerReader(inquiry: inquiry, now: clock.now).read(value) else {
      return value
    }
    let shown = value.asWritten.map { inquiry.shown($0) } ?? value.shortForm
    throw Failure.refusing("The default \(shown) for “\(Value.cleaned(inquiry.prompt))”", because: refusal)
  }

  /// An answer given in advance. Where it fits several choices, the person picks among these.
  private func value(
    of text: String, for inquiry: Inquiry, flag: String, cancellation: Cancellation
  ) async throws -> Value {
    let inquiry = try await inquiry.searched(toAnswer: text)
    switch try AnswerReader(inquiry: inquiry, now: clock.now).read(text) {
    case .value(let value): return value
    case .refused(let refusal): throw Failure.refused(text, for: inquiry, because: refusal)
    case .ambiguous(let places, let choices):
      if presenter.silence != nil { throw Failure.ambiguous(text, choices.enumeration(of: places), places) }
      let fewer = inquiry.narrowed(to: places, of: choices)
      return try await converse(fewer, flag: flag, cancellation: cancellation)
    }
  }

  /// Asks until the reply fits.
  private func converse(_ inquiry: Inquiry, flag: String, cancellation: Cancellation) async throws -> Value {
    try await turnstile.pass {
      var inquiry = inquiry
      let found = FoundChoices()
      var question = inquiry.question(flag: flag, found, clock)
      while true {
        try cancellation.check()
        let reply = try await presenter.ask(question, until: cancellation)
        if case .text(let text) = reply, inquiry.isSearched {
          inquiry = try await inquiry.searched(for: text)
          question = inquiry.question(flag: flag, found, clock)
          continue
        }
        let reader = AnswerReader(inquiry: inquiry, now: clock.now)
        switch try inquiry.reading(of: reply, by: reader, found) {
        case .value(let value): return value
        case .refused(let refusal): question.complaint = refusal.sentence
        case .ambiguous(let places, let choices):
          question.complaint = "Several fit: \(choices.enumeration(of: places))."
        }
      }
    }
  }
}

extension Inquiry {
  /// What is taken where nobody is to be asked.
  fileprivate var settled: Value? {
    if let standard { return standard }
    guard case .choose(let choices) = form else { return nil }
    let values = choices.preselected.filter { choices.values.indices.contains($0) }.map { choices.values[$0] }
    if values.isEmpty { return nil }
    guard let bounds = choices.multiple else { return values.first }
    return bounds.contains(values.count) ? .list(values) : nil
  }

  fileprivate func question(flag: String, _ found: FoundChoices, _ clock: any Clock) -> Question {
    let reading: @Sendable (String) -> Question.Reading = { self.reading($0, at: clock.now) }

    switch form {
    case .choose(let choices):
      let list = choices.list(preselecting: standard)
      let searched = isSearched ? list.searched { try await found.list(for: $0, by: self) } : list
      return Question(prompt, .choose(searched), details: details, flag: flag)
    case .write(let kind, _) where kind.isOfSecrets:
      let several = kind.element == nil ? [] : ["several have commas between them"]
      return Question(prompt, .secret, details: details + several + kind.emptiness, flag: flag, read: reading)
    case .write(let kind, let limits):
      let isList = kind.element != nil
      let form = [(kind.element ?? kind).unwrapped.examples].compactMap(\.self) + (isList ? ["one a line"] : [])
      let details = details + limits.words + form + (standard == nil ? kind.emptiness : [])
      return Question(
        prompt, .write(kind, multiline: limits.isMultiline || isList), details: details, standard: standard?.asWritten,
        flag: flag, read: reading)
    case .confirm(let yes, let no):
      let standard = word(yes: yes, no: no)
      return Question(prompt, .confirm(yes: yes, no: no), details: details, standard: standard, flag: flag)
    }
  }

  /// What a written reply would come to.
  private func reading(_ text: String, at now: Moment) -> Question.Reading {
    do {
      switch try AnswerReader(inquiry: self, now: now).read(text) {
      case .value(let value):
        return .fits(meaning: value.asWritten == text ? nil : value.asUnderstood ?? value.asWritten)
      case .refused(let refusal): return .refused(refusal.sentence)
      case .ambiguous: return .fits(meaning: nil)
      }
    } catch {
      // It is told when the reply is given.
      return .fits(meaning: nil)
    }
  }

  private func word(yes: String, no: String) -> String? {
    if case .boolean(let flag) = standard { flag ? yes : no } else { nil }
  }

  fileprivate func reading(
    of reply: Reply, by reader: AnswerReader, _ found: FoundChoices
  ) throws -> AnswerReader.Reading {
    switch (reply, form) {
    case (.found(let rows), .choose(let choices)):
      guard let picked = found.choices(rows, among: choices) else { return .refused("There is no such row.") }
      return try reader.read(rows: Array(picked.values.indices), of: picked)
    case (.rows(let rows), .choose(let choices)): return try reader.read(rows: rows, of: choices)
    case (.confirmed(let flag), .confirm): return try reader.check(.value(.boolean(flag)))
    case (.text(let text), .write):
      // Enter alone takes what stands there, also where its text would not be read back (a list, a date with zone).
      if let standard, text.isEmpty || text == standard.asWritten { return try reader.read(standard) }
      return try reader.read(text)
    case (.text(let text), _): return try reader.read(text)
    default: return .refused("This is no answer to the question.")
    }
  }
}

extension Kind {
  /// What is said of a reply that may be left out.
  fileprivate var emptiness: [String] { isOptional ? ["may be left empty"] : [] }
}

extension Value {
  /// A day or date as written, with the day of the week by which people know it.
  fileprivate var asUnderstood: String? {
    switch self {
    case .day(let day): "\(day.weekdayName), \(day)"
    case .date(let date): "\(date.local.day.weekdayName), \(date)"
    default: nil
    }
  }
}

extension Choices {
  /// The list with the choices picked that are equal to a default.
  fileprivate func list(preselecting standard: Value?) -> VisualList {
    guard let standard, preselected.isEmpty else { return list() }
    let wanted = if case .list(let list) = standard, multiple != nil { list.items } else { [standard] }
    let places = values.indices.filter { place in wanted.contains { $0.isEqual(to: values[place]) } }
    return Choices(
      values, rows: rows, multiple: multiple, preselected: places, isOptional: isOptional, isSearchable: isSearchable,
      search: search
    ).list()
  }
}

extension Failure {
  fileprivate static func nobody(toAnswer inquiry: Inquiry, because reason: String, flag: String) -> Failure {
    var choices = ""
    if case .choose(let all) = inquiry.form, !all.values.isEmpty { choices = ", one of \(all.enumeration())" }
    if case .confirm(let yes, let no) = inquiry.form { choices = ", `\(yes)` or `\(no)`" }
    let prompt = Value.cleaned(inquiry.prompt)
    return Failure(
      .input, "Nobody can be asked “\(prompt)” because \(reason): give `\(flag)`\(choices).",
      unresolved: .missing)
  }

  fileprivate static func refused(
    _ text: String, for inquiry: Inquiry, because refusal: Inquiry.Refusal
  ) -> Failure {
    let prompt = Value.cleaned(inquiry.prompt)
    return Failure.refusing("The answer \(inquiry.shown(text)) to “\(prompt)”", because: refusal)
  }

  fileprivate static func ambiguous(_ text: String, _ names: String, _ places: [Int]) -> Failure {
    let numbers = places.prefix(20).map { "`#\($0 + 1)`" }.joined(separator: ", ")
    return Failure(
      .input, "The answer `\(Value.cleaned(text))` fits several choices: \(names).", hint: "pick by number: \(numbers)",
      unresolved: .refused)
  }
}
