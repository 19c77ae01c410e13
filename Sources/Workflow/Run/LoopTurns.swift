/// The state of one loop while it runs, for turns that wait and turns that do not.
struct LoopTurns {
  private enum Source {
    case times(Int64)
    case items([Value])
    case condition(CompiledExpression)
    case until(CompiledExpression)
  }

  /// How many bytes a collected list may take.
  static let limit = 64 << 20

  private let plan: LoopPlan
  private let source: Source
  private let collects: Bool
  private var outputs: [Value] = []
  private var size = 0
  /// What came in, then the output of the last turn that ran to its end.
  private var last: Value
  private var hasFinishedTurn = false
  /// Turns begun.
  private(set) var index: Int64 = 0

  init(_ plan: LoopPlan, _ frame: inout Frame) throws {
    self.plan = plan
    collects = plan.use.isRead
    last = frame.previous
    switch plan.turns {
    case .times(let times): source = .times(try LoopTurns.count(times, &frame, noun: "`repeat`", from: 0))
    case .items(let list): source = .items(try LoopTurns.items(list, &frame))
    case .while(let condition): source = .condition(condition)
    case .until(let condition): source = .until(condition)
    }
  }

  /// How many turns there are, where that is known.
  var total: Int? {
    switch source {
    case .times(let count): Int(count)
    case .items(let items): items.count
    case .condition, .until: nil
    }
  }

  /// Begins the next turn.
  /// - Returns: whether there is one.
  mutating func begin(_ frame: inout Frame) throws -> Bool {
    switch source {
    case .times(let count):
      guard index < count else { return false }
    case .items(let items):
      guard index < items.count else { return false }
      let item = items[Int(index)]
      frame.slots[plan.itemSlot] = item
      frame.previous = item
    case .condition(let condition):
      guard try condition.isTrue(&frame) else { return false }
    case .until(let condition):
      if index > 0, try condition.isTrue(&frame) { return false }
    }
    index += 1
    frame.slots[plan.indexSlot] = .integer(index)
    if index & 0xFF == 0 { try frame.cancellation.check() }
    return true
  }

  /// Ends a turn.
  /// - Returns: whether the loop goes on.
  mutating func end(_ flow: Flow, _ frame: inout Frame) throws -> Bool {
    switch flow {
    case .next:
      switch source {
      case .times, .items: try collect(frame.previous)
      case .condition, .until: break
      }
      last = frame.previous
      hasFinishedTurn = true
      return true
    case .continue:
      frame.previous = last
      return true
    case .break, .leave, .stop: return false
    }
  }

  private mutating func collect(_ value: Value) throws {
    guard collects else { return }
    if case .nothing = value { return }
    size += value.roughSize
    guard size <= LoopTurns.limit else { throw Failure.tooMuchCollected }
    outputs.append(value)
  }

  /// Gives the output of the whole loop.
  mutating func finish(_ frame: inout Frame) throws {
    switch source {
    case .times, .items: frame.previous = try Value.list(outputs).bounded()
    case .condition, .until: frame.previous = hasFinishedTurn ? last : .nothing
    }
  }
}

extension LoopTurns {
  static func count(_ expression: CompiledExpression, _ frame: inout Frame, noun: String, from least: Int64) throws
    -> Int64
  {
    let value = try expression.evaluate(&frame)
    guard case .integer(let count) = value, count >= least else {
      throw Failure(
        .failed, "\(noun) takes a whole number from \(least) on, and this is \(value.shortForm).",
        at: expression.range)
    }
    return count
  }

  static func items(_ expression: CompiledExpression, _ frame: inout Frame) throws -> [Value] {
    let value = try expression.evaluate(&frame)
    guard case .list(let items) = value else {
      let hint: String? =
        switch value {
        case .nothing: "write `?? []` behind it for the case of nothing"
        case .dictionary: "write `.keys()` or `.values()` behind it"
        default: nil
        }
      throw Failure(
        .conversion, "`each` takes a list, and this is \(value.found).", at: expression.range, hint: hint)
    }
    return items.items
  }
}

extension Failure {
  static let tooMuchCollected = Failure(
    .limit, "The outputs of the turns take more than 64 MB.", hint: "give less, or write them to a file")
}
