/// Reads an answer that was written, in advance or by a person, as what was asked for.
struct AnswerReader {
  /// What came of an answer.
  enum Reading {
    case value(Value)
    /// It names several of the choices equally well: those at these places.
    case ambiguous([Int], Choices)
    case refused(Inquiry.Refusal)

    static func refused(_ sentence: String) -> Reading { .refused(Inquiry.Refusal(sentence)) }
  }

  let inquiry: Inquiry
  /// What `tomorrow` is read from.
  let now: Moment

  func read(_ text: String) throws -> Reading {
    switch inquiry.form {
    case .choose(let choices): try check(readChoice(text, among: choices))
    case .write(let kind, let limits): try check(readWritten(text, as: kind, within: limits))
    case .confirm(let yes, let no): try check(readConfirmation(text, yes: yes, no: no))
    }
  }

  /// The same for an answer whose parts are told apart already, as the words behind a flag.
  func read(parts: [String], of choices: Choices) throws -> Reading { try check(readParts(parts, among: choices)) }

  /// Looks at a value that is taken where nobody says another: it is no better than one that somebody gives.
  func read(_ value: Value) throws -> Reading {
    switch inquiry.form {
    case .write(_, let limits): if let refusal = try limits.refusal(of: value) { return .refused(refusal) }
    case .choose(let choices):
      if let bounds = choices.multiple, case .list(let items) = value, !bounds.contains(items.count) {
        return .refused(bounds.complaint(about: items.count))
      }
    case .confirm: break
    }
    return try check(.value(value))
  }

  /// The value of picked rows.
  func read(rows: [Int], of choices: Choices) throws -> Reading {
    guard rows.allSatisfy({ choices.values.indices.contains($0) }) else { return .refused("There is no such row.") }
    return try check(value(of: rows, in: choices))
  }

  /// Applies what the asker itself refuses.
  func check(_ reading: Reading) throws -> Reading {
    guard case .value(let value) = reading, let refusal = inquiry.refuse?(value) else { return reading }
    return .refused(refusal)
  }

  private func value(of places: [Int], in choices: Choices) -> Reading {
    guard let bounds = choices.multiple else {
      guard places.count == 1 else { return .refused("One is to be picked, not \(places.count).") }
      return .value(choices.values[places[0]])
    }
    if places.isEmpty, choices.isOptional { return .value(.nothing) }
    guard bounds.contains(places.count) else { return .refused(bounds.complaint(about: places.count)) }
    return .value(.list(places.map { choices.values[$0] }))
  }
}

// MARK: - Choices

extension AnswerReader {
  private func readChoice(_ text: String, among choices: Choices) throws -> Reading {
    // A name may hold a comma or be `all`: what matches as a whole is meant as a whole.
    switch place(text, in: choices) {
    case .one(let place): return value(of: [place], in: choices)
    case .several(let places): return .ambiguous(places, choices)
    case .none: break
    }
    guard choices.multiple != nil else { return .refused(choices.complaint(about: text)) }
    if text == "all" { return value(of: Array(choices.values.indices), in: choices) }
    if text == "none" || text.isEmpty { return value(of: [], in: choices) }
    do {
      return readParts(try CommaSeparated.parts(of: text), among: choices)
    } catch let failure as Failure {
      return .refused(choices.areSecret ? AnswerReader.brokenSecrets : failure.sentence)
    }
  }

  /// An item is picked once, however often it is named.
  private func readParts(_ parts: [String], among choices: Choices) -> Reading {
    var places: [Int] = []
    for part in parts {
      switch place(part, in: choices) {
      case .one(let place): if !places.contains(place) { places.append(place) }
      case .several(let several): return .refused(choices.complaint(about: part, fitting: several))
      case .none: return .refused(choices.complaint(about: part))
      }
    }
    return value(of: places, in: choices)
  }

  /// `#3` is the third choice, and `tomorrow` the day that it is, unless one is called so.
  private func place(_ text: String, in choices: Choices) -> Choices.Match {
    let match = choices.match(text)
    guard match == .none else { return match }
    if text.hasPrefix("#"), let number = Int(text.dropFirst()) {
      return choices.values.indices.contains(number - 1) ? .one(number - 1) : .none
    }
    for kind in [Kind.day, .time, .date] {
      guard let value = inWords(text, as: kind) else { continue }
      let meant = choices.match(value)
      if meant != .none { return meant }
    }
    return .none
  }
}

// MARK: - Written values

extension AnswerReader {
  private func readWritten(_ text: String, as kind: Kind, within limits: Limits) throws -> Reading {
    let value: Value
    do {
      value = try written(text, as: kind)
    } catch let failure as Failure {
      if text.isEmpty { return .refused("Nothing is given" + (failure.hint.map { ": \($0)." } ?? ".")) }
      if kind.isOfSecrets { return .refused(AnswerReader.brokenSecrets) }
      return .refused(failure.sentence)
    }
    if let refusal = try limits.refusal(of: value) { return .refused(refusal) }
    return .value(value)
  }

  /// Of secrets that cannot be told apart nothing is quoted.
  private static let brokenSecrets = "Its quotes do not enclose whole parts, as in CSV."

  private func written(_ text: String, as kind: Kind) throws -> Value {
    switch kind {
    case .maybe(let wrapped): return text.isEmpty ? .nothing : try written(text, as: wrapped)
    case .secret: return .secret(Secret(text))
    case .record: return try Value.text(text).converted(to: .dictionary).converted(to: kind)
    case .list(let element):
      // A person writes one item a line, a command line separates them by commas.
      let parts =
        CommaSeparated.isOfLines(text)
        ? text.split(whereSeparator: \.isNewline).map(String.init) : try CommaSeparated.parts(of: text)
      return .list(try parts.map { try written($0, as: element) })
    case .day where namesTime(text): throw Failure.timeOfDay(text)
    default:
      do {
        return try Value.text(text).converted(to: kind, zone: { now.zone })
      } catch {
        if let value = inWords(text, as: kind) { return value }
        guard let failure = error as? Failure, let examples = kind.examples else { throw error }
        throw Failure(failure.reason, failure.message, hint: "write one \(examples)")
      }
    }
  }

  /// Whether a text says when in a day, which a day alone would lose.
  private func namesTime(_ text: String) -> Bool {
    let words = DateWords(from: now)
    return words.day(text) == nil && (words.moment(text) ?? Moment(text: text.trimmed, zone: { now.zone })) != nil
  }

  private func inWords(_ text: String, as kind: Kind) -> Value? {
    let words = DateWords(from: now)
    return switch kind {
    case .date: words.moment(text).map { .date($0) }
    case .day: words.day(text).map { .day($0) }
    case .time: words.time(text).map { .time($0) }
    default: nil
    }
  }

  private func readConfirmation(_ text: String, yes: String, no: String) -> Reading {
    let folded = FoldedText(text)
    let (affirmative, negative) = (["yes", "y", "true", yes], ["no", "n", "false", no])
    if affirmative.contains(where: { FoldedText($0) == folded }) { return .value(.boolean(true)) }
    if negative.contains(where: { FoldedText($0) == folded }) { return .value(.boolean(false)) }
    return .refused("`\(Value.cleaned(text))` is neither `\(yes)` nor `\(no)`.")
  }
}

extension Failure {
  fileprivate static func timeOfDay(_ text: String) -> Failure {
    Failure(
      .conversion, "`\(Value.cleaned(text))` says when in a day, and a day alone is wanted.",
      hint: "write the day; what is asked for as `date_and_time` has a time too")
  }

  /// Message and hint in one.
  fileprivate var sentence: String { hint.map { "\(message.dropLast()): \($0)." } ?? message }
}
