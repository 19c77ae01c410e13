/// The arguments of one call, by the places of the function's parameters.
struct Arguments: Sendable {
  /// An expression evaluated for each item of a list.
  struct Lambda: Sendable {
    private let slot: Int
    let body: CompiledExpression
    let test: CompiledExpression.Test

    init(slot: Int, body: CompiledExpression) {
      self.slot = slot
      self.body = body
      test = body.test
    }

    @inline(__always)
    func callAsFunction(_ item: Value, _ frame: inout Frame) throws -> Value {
      frame.slots[slot] = item
      return try body.evaluate(&frame)
    }

    @inline(__always)
    func isTrue(_ item: Value, _ frame: inout Frame) throws -> Bool {
      frame.slots[slot] = item
      return try test(&frame)
    }
  }

  enum Argument: Sendable {
    case value(CompiledExpression)
    case lambda(Lambda)
  }

  /// The function's name, for messages.
  let name: String
  /// The value before the dot.
  let receiver: SourceRange
  let receiverKind: Kind
  /// From the value to the closing parenthesis.
  let range: SourceRange
  private let arguments: [Argument?]

  init(name: String, receiver: SourceRange, kind: Kind, range: SourceRange, _ arguments: [Argument?]) {
    self.name = name
    self.receiver = receiver
    receiverKind = kind
    self.range = range
    self.arguments = arguments
  }

  subscript(_ place: Int) -> Argument? { arguments[place] }

  func isGiven(_ place: Int) -> Bool { arguments[place] != nil }

  func kind(_ place: Int) -> Kind? {
    switch arguments[place] {
    case .value(let expression): expression.kind
    case .lambda(let lambda): lambda.body.kind
    case nil: nil
    }
  }

  func lambda(_ place: Int) -> Lambda? {
    if case .lambda(let lambda) = arguments[place] { lambda } else { nil }
  }

  func constant(_ place: Int) -> Value? {
    if case .value(let expression) = arguments[place] { expression.constant } else { nil }
  }

  /// The place of an argument, or that of the call.
  func range(_ place: Int) -> SourceRange {
    switch arguments[place] {
    case .value(let expression): expression.range
    case .lambda(let lambda): lambda.body.range
    case nil: range
    }
  }

  // MARK: - Values

  func value(_ place: Int, _ frame: inout Frame) throws -> Value? {
    guard case .value(let expression) = arguments[place] else { return nil }
    return try expression.evaluate(&frame)
  }

  func text(_ place: Int, _ frame: inout Frame) throws -> String? {
    guard let value = try value(place, &frame) else { return nil }
    if case .text(let text) = value { return text }
    throw Failure.wrongArgument(name, "a text", value, at: range(place))
  }

  func whole(_ place: Int, _ frame: inout Frame) throws -> Int? {
    guard let value = try value(place, &frame) else { return nil }
    if case .integer(let whole) = value { return Int(clamping: whole) }
    throw Failure.wrongArgument(name, "a whole number", value, at: range(place))
  }

  func count(_ place: Int, atLeast least: Int, _ frame: inout Frame) throws -> Int? {
    guard let count = try whole(place, &frame) else { return nil }
    if count >= least { return count }
    throw Failure.wrongArgument(name, "a whole number from \(least)", .integer(Int64(count)), at: range(place))
  }

  func flag(_ place: Int, default fallback: Bool, _ frame: inout Frame) throws -> Bool {
    guard let value = try value(place, &frame) else { return fallback }
    if case .boolean(let flag) = value { return flag }
    throw Failure.wrongArgument(name, "`true` or `false`", value, at: range(place))
  }

  func list(_ place: Int, _ frame: inout Frame) throws -> [Value]? {
    guard let value = try value(place, &frame) else { return nil }
    if case .list(let items) = value { return items }
    throw Failure.wrongArgument(name, "a list", value, at: range(place))
  }

  func dictionary(_ place: Int, _ frame: inout Frame) throws -> OrderedDictionary? {
    guard let value = try value(place, &frame) else { return nil }
    if case .dictionary(let dictionary) = value { return dictionary }
    throw Failure.wrongArgument(name, "a dictionary", value, at: range(place))
  }

  // MARK: - The value before the dot

  func text(of value: Value) throws -> String {
    if case .text(let text) = value { return text }
    throw wrongReceiver(value, "a text")
  }

  func items(of value: Value) throws -> [Value] {
    if case .list(let items) = value { return items }
    throw wrongReceiver(value, "a list")
  }

  func dictionary(of value: Value) throws -> OrderedDictionary {
    if case .dictionary(let dictionary) = value { return dictionary }
    throw wrongReceiver(value, "a dictionary")
  }

  func double(of value: Value) throws -> Double {
    if let number = value.double { return number }
    throw wrongReceiver(value, "a number")
  }

  func wrongReceiver(_ value: Value, _ wanted: String) -> Failure {
    if value.isNothing {
      return Failure(
        .failed, "`\(receiver.text)` is nothing, and `\(name)` works on \(wanted).", at: receiver,
        hint: "write `?.\(name)(…)`, or give a value with `??`")
    }
    return Failure(
      .conversion, "`\(name)` works on \(wanted), and `\(receiver.text)` is \(value.found).", at: receiver)
  }
}

extension Failure {
  fileprivate static func wrongArgument(
    _ function: String, _ wanted: String, _ value: Value, at range: SourceRange
  ) -> Failure {
    Failure(.conversion, "`\(function)` needs \(wanted) here, and this is \(value.found).", at: range)
  }
}
