/// What the evaluation of one expression has made so far, and how often it has gone round.
///
/// A few letters of an expression can make any number of values: `map` within `map` within `map`. Whatever makes values in
/// an expression adds their size, and what is left again (the keys of `sort`, what a condition of `filter` made) is taken
/// off. It counts too much rather than too little, and costs an addition.
struct Meter: Sendable {
  /// For a run: a value of the largest size, made of another.
  static let run = Meter(bytes: 2 * Bound.bytes)
  /// For what is known before the run. What takes longer is left to it.
  static let folding = Meter(bytes: 1 << 16, turns: 1 << 11)

  /// Bytes that were made and not left again.
  var made = 0
  private var turns = 0
  private let mostBytes: Int
  private let mostTurns: Int

  /// Thrown instead of a ``Failure`` where a constant is too much work before the run.
  struct Exhausted: Error {}

  init(bytes: Int, turns: Int = .max) {
    mostBytes = bytes
    mostTurns = turns
  }

  /// Adds so many bytes.
  @inline(__always)
  mutating func charge(bytes: Int) throws {
    made &+= bytes
    if made > mostBytes { throw refusal }
  }

  /// Refuses so many bytes before they are made. They are added with what is made of them.
  func require(bytes: Int) throws {
    if made &+ bytes > mostBytes { throw refusal }
  }

  /// Adds a value without those that it holds, which were added where they were made.
  @inline(__always)
  mutating func charge(_ value: Value) throws {
    switch value {
    case .text, .list, .dictionary, .record: try charge(bytes: value.roughSize)
    default: break
    }
  }

  /// - Returns: whether it is time to look whether the run was cancelled.
  @inline(__always)
  fileprivate mutating func turn() throws -> Bool {
    turns &+= 1
    if turns & 255 != 0 { return false }
    if turns > mostTurns { throw Exhausted() }
    return true
  }

  private var refusal: any Error { mostTurns == .max ? Failure.tooMuchMade : Exhausted() }
}

extension Frame {
  /// Counts one more item, character or match, and looks now and then whether the run was cancelled.
  @inline(__always)
  mutating func tick() throws {
    if try meter.turn() { try cancellation.check() }
  }
}

extension CompiledExpression {
  /// The same with a meter of its own.
  var metered: CompiledExpression {
    guard constant == nil else { return self }
    let evaluate = evaluate
    return CompiledExpression(
      kind: kind, range: range, whenTrue: whenTrue, whenFalse: whenFalse, path: path, slot: slot
    ) { frame in
      let outer = frame.meter.made
      frame.meter.made = 0
      defer { frame.meter.made = outer }
      return try evaluate(&frame)
    }
  }
}

extension Failure {
  fileprivate static var tooMuchMade: Failure {
    Failure(
      .limit, "An expression makes more than 128 MB of values.", hint: "do it in several steps, or in an `each`")
  }
}
