extension Limits {
  /// Why a value is outside the limits, as a sentence for the person who gave it; nothing where it fits.
  func refusal(of value: Value) throws -> String? {
    if case .list(let items) = value {
      for item in items { if let refusal = try refusal(of: item) { return refusal } }
      return nil
    }
    return try refusalOfText(value) ?? refusalOfAmount(value) ?? refusalOfFile(value)
  }

  private func refusalOfText(_ value: Value) throws -> String? {
    let text: String
    switch value {
    case .text(let plain): text = plain
    case .secret(let secret): text = secret.reveal()
    default: return nil
    }
    if let length, !length.contains(text.count) {
      return "It has \(text.count) characters; \(Limits.words(for: length, unit: "characters")) are allowed."
    }
    if let pattern, try !compiled(pattern).matches(text) { return "It must match `\(pattern)`." }
    return nil
  }

  /// A part of a text that matches says nothing of the rest.
  private func compiled(_ pattern: String) throws -> RegularExpression {
    do throws(RegularExpression.Fault) {
      return try RegularExpression(pattern, isWhole: true)
    } catch {
      throw Failure(.input, "`\(pattern)` is no pattern: \(error.reason).", hint: "write a regular expression of PCRE2")
    }
  }

  /// Refuses limits that nothing could be measured by, before anybody is asked.
  /// - Throws: a ``Failure`` of reason `input`.
  public func check() throws {
    if let pattern { _ = try compiled(pattern) }
    if let minimum, let maximum, minimum > maximum {
      throw Failure(.input, "Nothing is at least \(minimum) and at most \(maximum).", hint: "exchange the two")
    }
  }

  private func refusalOfAmount(_ value: Value) -> String? {
    guard let amount = value.amount else { return nil }
    if let minimum, amount < minimum { return "It must be at least \(text(minimum, like: value))." }
    if let maximum, amount > maximum { return "It must be at most \(text(maximum, like: value))." }
    if let step, step > 0 {
      let steps = (amount - (minimum ?? 0)) / step
      // A decimal step (0.1) has no exact double.
      guard (steps - steps.rounded()).magnitude < 1e-9 * max(1, steps.magnitude) else {
        if step == 1, minimum == minimum?.rounded(), value.isNumber { return "It must be a whole number." }
        let start = minimum.map { ", counted from \(text($0, like: value))" } ?? ""
        return "It must be a multiple of \(text(step, like: value))\(start)."
      }
    }
    return nil
  }

  private func refusalOfFile(_ value: Value) -> String? {
    guard !contentTypes.isEmpty else { return nil }
    switch value {
    case .file(let file), .image(let file):
      if contentTypes.contains(where: { file.type.matches($0) }) { return nil }
      let wanted = contentTypes.map { "`\($0)`" }.joined(separator: ", ")
      return "`\(file.name)` is of type `\(file.type.name)`; \(wanted) is needed."
    default: return nil
    }
  }

  /// The limits in words, for the person who is asked.
  func words(for kind: Kind) -> [String] {
    var words: [String] = []
    if let length { words.append(Limits.words(for: length, unit: "characters")) }
    switch (minimum, maximum) {
    case (let low?, let high?): words.append("\(text(low, of: kind)) to \(text(high, of: kind))")
    case (let low?, nil): words.append("at least \(text(low, of: kind))")
    case (nil, let high?): words.append("at most \(text(high, of: kind))")
    case (nil, nil): break
    }
    if let step { words.append("in steps of \(text(step, of: kind))") }
    if let pattern { words.append("matching `\(pattern)`") }
    if !contentTypes.isEmpty { words.append("of type " + contentTypes.joined(separator: ", ")) }
    return words
  }

  private static func words(for range: ClosedRange<Int>, unit: String) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (let low, .max): "at least \(low) \(unit)"
    case (0, let high): "at most \(high) \(unit)"
    case (let low, let high) where low == high: "exactly \(low) \(unit)"
    case (let low, let high): "\(low) to \(high) \(unit)"
    }
  }
}

extension Limits {
  private func text(_ amount: Double, like value: Value) -> String { text(amount, of: value.kind) }

  private func text(_ amount: Double, of kind: Kind) -> String {
    if kind.unwrapped == .duration, let span = try? Span(seconds: amount) { return span.description }
    let number = Int64(exactly: amount).map { Value.integer($0) } ?? .number(amount)
    return number.text ?? ""
  }
}

extension Value {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// What minimum and maximum bound: the number, or the seconds of a duration, of a date since 1970, of a time of day
  /// since midnight.
  fileprivate var amount: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    case .duration(let span): span.seconds
    case .date(let moment): Double(moment.seconds) + Double(moment.nanoseconds) / 1e9
    case .time(let time): Double(time.nanoseconds) / 1e9
    default: nil
    }
  }
}
