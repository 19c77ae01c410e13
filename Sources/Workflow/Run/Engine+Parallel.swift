import Synchronization

/// Turns and branches that run beside each other.
extension Engine {
  private static let mostAtOnce = 1000

  func branches(_ plan: ParallelPlan, _ step: StepPlan, _ frame: inout Frame) async throws -> Flow {
    let outputs = try await beside(count: plan.branches.count, atOnce: plan.branches.count, step, frame) {
      [self] index, frame in
      do {
        _ = try await runWaiting(plan.branches[index].block, &frame)
      } catch {
        throw located(error, at: step.name)
      }
      return frame.previous
    }
    var pairs: [OrderedDictionary.Pair] = []
    for (branch, output) in zip(plan.branches, outputs) { pairs.append((branch.name, output ?? .nothing)) }
    frame.previous = try Value.dictionary(OrderedDictionary(pairs)).bounded()
    return .next
  }

  func turnsBeside(
    _ loop: LoopPlan, _ parallel: CompiledExpression, _ step: StepPlan, _ frame: inout Frame
  ) async throws -> Flow {
    guard case .items(let list) = loop.turns else { preconditionFailure("only `each` runs turns beside each other") }
    let items = try LoopTurns.items(list, &frame)
    let atOnce = try LoopTurns.count(parallel, &frame, noun: "`parallel`", from: 1)
    let collects = loop.use.isRead
    let progress = progress(of: step, total: items.count)
    defer { progress?.end() }
    let outputs = try await beside(
      count: items.count, atOnce: Int(atOnce), limit: LoopTurns.limit, step, frame
    ) { [self] index, frame in
      frame.slots[loop.itemSlot] = items[index]
      frame.slots[loop.indexSlot] = .integer(Int64(index + 1))
      frame.previous = items[index]
      do {
        let flow =
          if let progress {
            try await progress.during(index + 1) { try await runWaiting(loop.body, &frame) }
          } else {
            try await runWaiting(loop.body, &frame)
          }
        return flow == .next && collects ? frame.previous : nil
      } catch {
        throw located(error, at: step.name, turn: index + 1)
      }
    }
    let given = outputs.compactMap { (output) -> Value? in
      if case .nothing? = output { return nil }
      return output
    }
    frame.previous = try Value.list(given).bounded()
    return .next
  }

  /// Runs so many pieces of work, a number of them at once, each on a copy of the frame. The first failure cancels the
  /// others, and their `finally` is waited for; of all failures the lowest one is raised.
  /// - Parameter limit: how many bytes all outputs may take.
  private func beside(
    count: Int, atOnce: Int, limit: Int = .max, _ step: StepPlan, _ frame: Frame,
    work: @Sendable @escaping (_ index: Int, _ frame: inout Frame) async throws -> Value?
  ) async throws -> [Value?] {
    // More at once would only take memory.
    let atOnce = min(count, atOnce, Engine.mostAtOnce)
    let inner = Cancellation(parent: frame.cancellation)
    let state = Besides(count: count, limit: limit)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<atOnce {
        group.addTask {
          var copy = frame
          copy.cancellation = inner
          while !inner.isCancelled, let index = state.next() {
            copy.previous = frame.previous
            do {
              try state.finish(index, with: await work(index, &copy))
            } catch {
              state.fail(index, error)
              inner.cancel()
            }
          }
        }
      }
    }
    try frame.cancellation.check()
    return try state.outputs()
  }
}

/// The work that is done beside each other, and what came of it.
private final class Besides: Sendable {
  private struct State {
    var next = 0
    var results: [Result<Value?, any Error>?]
    /// Of all outputs so far, in bytes.
    var size = 0
  }

  private let limit: Int
  private let state: Mutex<State>

  init(count: Int, limit: Int) {
    self.limit = limit
    state = Mutex(State(results: Array(repeating: nil, count: count)))
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// - Throws: a ``Failure`` where all outputs together are more than may be collected.
  func finish(_ index: Int, with output: Value?) throws {
    let size = output?.roughSize ?? 0
    try state.withLock { state in
      state.size += size
      guard state.size <= limit else { throw Failure.tooMuchCollected }
      state.results[index] = .success(output)
    }
  }

  func fail(_ index: Int, _ error: any Error) { state.withLock { $0.results[index] = .failure(error) } }

  /// - Throws: the lowest failure that is no consequence of another.
  func outputs() throws -> [Value?] {
    let results = state.withLock { $0.results }
    let failures = results.compactMap { result -> (any Error)? in
      if case .failure(let error)? = result { error } else { nil }
    }
    if let cause = failures.first(where: { !$0.isCancellation }) ?? failures.first { throw cause }
    return try results.map { try $0?.get() ?? nil }
  }
}

extension Error {
  fileprivate var isCancellation: Bool {
    switch self {
    case let failure as StepFailure: failure.failure.reason == .cancelled
    case let failure as Failure: failure.reason == .cancelled
    default: false
    }
  }
}
