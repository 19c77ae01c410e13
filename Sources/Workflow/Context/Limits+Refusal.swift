extension Limits {
  /// Why a value is outside the limits, as a sentence for the person who gave it; nothing where it fits.
  /// - Throws: a ``Failure`` where the limits are none.
  public func refusal(of value: Value) throws -> String? {
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
    case .url(let address): text = address.text
    default: return nil
    }
    if let length, !length.contains(text.count) {
      return "It must have \(length.words(of: "character")), and has \(text.count)."
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
    if let minimum, let maximum, areEmpty {
      throw Failure(
        .input, "Nothing is at least \(minimum.text ?? "") and at most \(maximum.text ?? "").", hint: "exchange the two"
      )
    }
  }

  /// Whether the least is more than the greatest.
  var areEmpty: Bool {
    guard let minimum, let maximum, case .descending? = try? Value.compare(minimum, maximum) else { return false }
    return true
  }

  private func refusalOfAmount(_ value: Value) -> String? {
    // Only bounds of the value's own type are written, see ``LimitKey``; others bound nothing.
    if let minimum, case .ascending? = try? Value.compare(value, minimum) {
      return "It must be at least \(minimum.text ?? "")."
    }
    if let maximum, case .descending? = try? Value.compare(value, maximum) {
      return "It must be at most \(maximum.text ?? "")."
    }
    guard let step, let isMultiple = value.isMultiple(of: step, from: minimum), !isMultiple else { return nil }
    if step.isOne, minimum?.isWhole ?? true { return "It must be a whole number." }
    let start = minimum.map { ", counted from \($0.text ?? "")" } ?? ""
    return "It must be a multiple of \(step.text ?? "")\(start)."
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

  /// The limits in words, for the person who is asked, or wants to know what may be given.
  public var words: [String] {
    var words: [String] = []
    if let length { words.append(length.words(of: "character")) }
    switch (minimum, maximum) {
    case (let low?, let high?): words.append("\(low.text ?? "") to \(high.text ?? "")")
    case (let low?, nil): words.append("at least \(low.text ?? "")")
    case (nil, let high?): words.append("at most \(high.text ?? "")")
    case (nil, nil): break
    }
    if let step { words.append("in steps of \(step.text ?? "")") }
    if let pattern { words.append("matching `\(pattern)`") }
    if !contentTypes.isEmpty { words.append("of type " + contentTypes.joined(separator: ", ")) }
    return words
  }
}

extension Value {
  fileprivate var isOne: Bool { if case .integer(1) = self { true } else { false } }
  fileprivate var isWhole: Bool { if case .integer = self { true } else { false } }

  /// Nothing where steps do not measure the value.
  fileprivate func isMultiple(of step: Value, from start: Value?) -> Bool? {
    if let value = units, let step = step.units, step > 0, let start = start.map(\.units) ?? 0 {
      let (distance, overflow) = value.subtractingReportingOverflow(start)
      if !overflow { return distance % step == 0 }
    }
    guard let value = double, let step = step.double, step > 0 else { return nil }
    let steps = (value - (start?.double ?? 0)) / step
    // A decimal step (0.1) has no exact double.
    return (steps - steps.rounded()).magnitude < 1e-9 * max(1, steps.magnitude)
  }

  /// What is counted exactly: whole numbers, and the nanoseconds of a duration or since midnight.
  private var units: Int64? {
    switch self {
    case .integer(let whole): whole
    case .duration(let span): span.nanoseconds
    case .time(let time): time.nanoseconds
    default: nil
    }
  }
}
