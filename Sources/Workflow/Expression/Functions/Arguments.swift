/// The arguments of one call, by the places of the function's parameters.
///
/// What a run needs of an argument is kept apart from what the checker knows about it: copying a whole compiled
/// expression for each item of a list would cost more than evaluating it.
struct Arguments: Sendable {
  /// An expression evaluated for each item of a list.
  final class Lambda: Sendable {
    let body: CompiledExpression
    private let slot: Int
    private let evaluate: CompiledExpression.Evaluation
    private let test: CompiledExpression.Test

    init(slot: Int, body: CompiledExpression) {
      self.slot = slot
      self.body = body
      evaluate = body.evaluate
      test = body.test
    }

    @inline(__always)
    func callAsFunction(_ item: Value, _ frame: inout Frame) throws -> Value {
      frame.slots[slot] = item
      return try evaluate(&frame)
    }

    /// The value for an item, of which nothing is kept.
    @inline(__always)
    func passing(_ item: Value, _ frame: inout Frame) throws -> Value {
      let made = frame.meter.made
      defer { frame.meter.made = made }
      return try self(item, &frame)
    }

    @inline(__always)
    func isTrue(_ item: Value, _ frame: inout Frame) throws -> Bool {
      frame.slots[slot] = item
      let made = frame.meter.made
      defer { frame.meter.made = made }
      return try test(&frame)
    }
  }

  enum Argument {
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
  private let evaluations: [CompiledExpression.Evaluation?]
  private let lambdas: [Lambda?]
  private let kinds: [Kind?]
  private let constants: [Value?]
  private let ranges: [SourceRange]

  init(name: String, receiver: SourceRange, kind: Kind, range: SourceRange, _ arguments: [Argument?]) {
    self.name = name
    self.receiver = receiver
    receiverKind = kind
    self.range = range
    let values = arguments.map { if case .value(let value) = $0 { value } else { nil as CompiledExpression? } }
    lambdas = arguments.map { if case .lambda(let lambda) = $0 { lambda } else { nil } }
    evaluations = values.map { $0?.evaluate }
    constants = values.map { $0?.constant }
    kinds = zip(values, lambdas).map { $0?.kind ?? $1?.body.kind }
    ranges = zip(values, lambdas).map { $0?.range ?? $1?.body.range ?? range }
  }

  func isGiven(_ place: Int) -> Bool { kinds[place] != nil }
  func kind(_ place: Int) -> Kind? { kinds[place] }
  func lambda(_ place: Int) -> Lambda? { lambdas[place] }
  func constant(_ place: Int) -> Value? { constants[place] }
  /// The place of an argument, or that of the call.
  func range(_ place: Int) -> SourceRange { ranges[place] }

  // MARK: - Values

  func value(_ place: Int, _ frame: inout Frame) throws -> Value? {
    try evaluations[place]?(&frame)
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

  func count(_ place: Int, in range: ClosedRange<Int>, _ frame: inout Frame) throws -> Int? {
    guard let count = try whole(place, &frame) else { return nil }
    if range.contains(count) { return count }
    throw Failure.wrongArgument(
      name, "a whole number from \(range.lowerBound) to \(range.upperBound)", .integer(Int64(count)),
      at: self.range(place))
  }

  func flag(_ place: Int, default fallback: Bool, _ frame: inout Frame) throws -> Bool {
    guard let value = try value(place, &frame) else { return fallback }
    if case .boolean(let flag) = value { return flag }
    throw Failure.wrongArgument(name, "`true` or `false`", value, at: range(place))
  }

  func list(_ place: Int, _ frame: inout Frame) throws -> [Value]? {
    guard let value = try value(place, &frame) else { return nil }
    if case .list(let list) = value { return list.items }
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
    if case .list(let list) = value { return list.items }
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
