/// Steps that never wait.
extension Engine {
  func run(_ block: BlockPlan, _ frame: inout Frame) throws -> Flow {
    for slot in block.begun { frame.slots[slot] = .nothing }
    // A trace wants to hear of each step.
    if tracer == nil, let pure = block.pure {
      do { try pure.run(&frame) } catch let mishap as PureWork.Mishap {
        throw located(mishap.cause, at: mishap.step.name)
      }
      return .next
    }
    for step in block.steps {
      let flow = try run(step, &frame)
      if flow != .next { return flow }
    }
    return .next
  }

  func run(_ step: StepPlan, _ frame: inout Frame) throws -> Flow {
    if let tracer { return try traced(step, tracer, &frame) }
    do {
      guard try begins(step, &frame) else { return .next }
      let flow = try perform(step, &frame)
      return ended(step, flow, &frame)
    } catch {
      throw error is StepFailure ? error : located(error, at: step.name)
    }
  }

  /// Sets what the step finds, and looks at its `when`.
  func begins(_ step: StepPlan, _ frame: inout Frame) throws -> Bool {
    setNow(step, &frame)
    guard let when = step.when, try !when.isTrue(&frame) else { return true }
    if let slot = step.slot { frame.slots[slot] = .nothing }
    return false
  }

  /// Stores the output.
  func ended(_ step: StepPlan, _ flow: Flow, _ frame: inout Frame) -> Flow {
    if let slot = step.slot, flow == .next { frame.slots[slot] = frame.previous }
    return flow
  }

  func perform(_ step: StepPlan, _ frame: inout Frame) throws -> Flow {
    switch step.operation {
    case .call(let call):
      try self.call(call, step, &frame)
      return .next
    case .conditional(let plan):
      guard let block = try plan.condition.isTrue(&frame) ? plan.then : plan.otherwise else { return .next }
      return try within(step) { try run(block, &frame) }
    case .selection(let selection):
      guard let block = try selection.block(&frame) else { return .next }
      return try within(step) { try run(block, &frame) }
    case .loop(let loop): return try self.loop(loop, step, &frame)
    case .block(let block): return try within(step) { try run(block, &frame) }
    case .assign(let assignments):
      for assignment in assignments { frame.slots[assignment.slot] = try assignment.value.evaluate(&frame) }
      return .next
    case .append(let assignments):
      for assignment in assignments { try append(assignment, &frame) }
      return .next
    case .leave(let value):
      frame.previous = try value?.evaluate(&frame) ?? .nothing
      return .leave
    case .fail(let fail): throw try fail.failure(&frame, at: step.name.range)
    case .stop: return .stop
    case .break: return .break
    case .continue: return .continue
    case .menu, .parallel, .nothing: preconditionFailure("a step that waits is run by awaiting it")
    }
  }

  /// Names the step around a failure.
  private func within(_ step: StepPlan, _ body: () throws -> Flow) throws -> Flow {
    do { return try body() } catch { throw located(error, at: step.name) }
  }

  private func call(_ call: CallPlan, _ step: StepPlan, _ frame: inout Frame) throws {
    // A trace wants all arguments.
    if tracer == nil, let prepared = call.prepared { return try self.call(prepared, of: call, step, &frame) }
    guard case .plain(let run, _) = call.action.implementation else {
      preconditionFailure("an action that waits is run by awaiting it")
    }
    let context = context(of: step, for: call, frame)
    let arguments = try Resolver(context: context).arguments(of: call, in: &frame)
    let start = tracer.map { _ in ContinuousClock.now }
    do {
      let output = try run(arguments, context)
      if call.action.hasOutput { frame.previous = try output.bounded() }
      tracer?.record(call, arguments, context.step, output: frame.previous, since: start)
    } catch {
      throw failed(error, call, arguments, context.step, since: start)
    }
  }

  private func call(_ prepared: PreparedCall, of call: CallPlan, _ step: StepPlan, _ frame: inout Frame) throws {
    let context = context(of: step, for: call, frame)
    let arguments = try Resolver(context: context).arguments(of: call, open: prepared.open, in: &frame)
    do {
      let output = try prepared.run(arguments, context)
      if call.action.hasOutput { frame.previous = output }
    } catch {
      throw failed(error, call, prepared.all(arguments), context.step, since: nil)
    }
  }

  /// The failure of an action with what it got.
  func failed(
    _ error: any Error, _ call: CallPlan, _ arguments: [Argument?], _ step: StepName,
    since start: ContinuousClock.Instant?
  ) -> StepFailure {
    let failure = located(error, at: step)
    tracer?.record(call, arguments, step, output: .nothing, failure: failure.failure, since: start)
    return failure.with(arguments, of: call.action, mask: surroundings.mask)
  }

  private func loop(_ loop: LoopPlan, _ step: StepPlan, _ frame: inout Frame) throws -> Flow {
    var turns = try LoopTurns(loop, &frame)
    while try turns.begin(&frame) {
      let flow: Flow
      do { flow = try run(loop.body, &frame) } catch { throw located(error, at: step.name, turn: Int(turns.index)) }
      if try !turns.end(flow, &frame) {
        if flow == .break { break }
        return flow
      }
      setNow(step, &frame)
    }
    try turns.finish(&frame)
    return .next
  }

  private func append(_ assignment: AssignmentPlan, _ frame: inout Frame) throws {
    let value = try assignment.value.evaluate(&frame)
    let slot = assignment.slot
    // The list is moved out and back, so that it is never shared while it grows: a copy each turn would be quadratic.
    try frame.slots[slot].extent.holding(value).check()
    if var list = frame.slots[slot].takeList() {
      list.append(value)
      frame.slots[slot] = .list(list)
    } else if case .nothing = frame.slots[slot] {
      frame.slots[slot] = .list([value])
    } else {
      throw Failure(
        .conversion, "`append` adds to a list, and the variable is \(frame.slots[slot].found).",
        at: assignment.value.range)
    }
  }

  private func traced(_ step: StepPlan, _ tracer: any Tracer, _ frame: inout Frame) throws -> Flow {
    let start = ContinuousClock.now
    do {
      guard try begins(step, &frame) else {
        tracer.note(step.name, .skipped)
        return .next
      }
      tracer.note(step.name, .began)
      let flow = try ended(step, perform(step, &frame), &frame)
      tracer.record(step, output: frame.previous, since: start)
      return flow
    } catch {
      let failure = error as? StepFailure ?? located(error, at: step.name)
      tracer.record(step, output: .nothing, failure: failure.failure, since: start)
      throw failure
    }
  }
}

extension SelectionPlan {
  /// The block of the case that the value is.
  func block(_ frame: inout Frame) throws -> BlockPlan? {
    let value = try subject.evaluate(&frame)
    let found = cases.first { $0.fits(value) }
    return found?.block ?? otherwise
  }
}

extension SelectionPlan.Case {
  fileprivate func fits(_ subject: Value) -> Bool {
    if case .record(let record) = subject { return record.display.name == text || record.identity.text == text }
    if let value { return value.isEqual(to: subject) }
    // Where the type is known only now, the key is read by it now.
    let key = try? Value.read(literal: text, as: subject.kind)
    return key?.isEqual(to: subject) ?? false
  }
}

extension FailPlan {
  /// A message that a person can read, where what was computed has nothing to see.
  private static func told(_ message: String, _ code: String? = nil) -> String {
    if message.contains(where: { !$0.isWhitespace }) { return message }
    guard let code, !code.isEmpty else { return "The workflow failed and gave no message." }
    return code
  }

  func failure(_ frame: inout Frame, at range: SourceRange) throws -> Failure {
    switch form {
    case .message(let message):
      return Failure(.failed, FailPlan.told(try message.evaluate(&frame).embedded()), at: range)
    case .custom(let code, let message, let data):
      let code = try code?.evaluate(&frame).embedded()
      let text = try message?.evaluate(&frame).embedded()
      let data = try data?.evaluate(&frame) ?? .nothing
      // `error` holds it.
      try Extent(holding: CollectionOfOne(data)).check()
      return Failure(
        code == nil ? .failed : .custom, FailPlan.told(text ?? "", code), code: code, data: data, at: range)
    case .again(let error):
      guard case .record(let record) = try error.evaluate(&frame) else { return Failure(.failed, "", at: range) }
      return ErrorType.failure(of: record, at: range)
    }
  }
}

extension Value {
  /// The items of a list, which leaves nothing behind and is the only one to hold them.
  fileprivate mutating func takeList() -> List? {
    guard case .list(let list) = self else { return nil }
    self = .nothing
    return list
  }
}
