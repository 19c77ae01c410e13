#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The threads that run what waits: steps, requests, turns beside each other. They take the place of Swift's own, which
/// come from Dispatch and with descriptors of the system, without which they end the process.
public final class Workers: TaskExecutor {
  public static let shared = Workers()

  private struct State {
    /// From the first one that is not taken.
    var jobs: [UnownedJob] = []
    var taken = 0
    var threads = 0
    var idle = 0

    var waiting: Int { jobs.count - taken }

    mutating func next() -> UnownedJob? {
      guard waiting > 0 else { return nil }
      defer {
        taken += 1
        if waiting == 0 {
          jobs.removeAll(keepingCapacity: true)
          taken = 0
        }
      }
      return jobs[taken]
    }
  }

  private let state = SleepLock(State())
  /// Threads besides the one that waits for a result. With it there is one more than there are processors, so that a loop
  /// that never waits leaves one to others.
  private let most = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  private init() {}

  /// Waits for work that needs concurrency and may fail.
  public func outcome<Value: Sendable>(of work: @escaping @Sendable () async throws -> Value) -> Result<
    Value, any Error
  > {
    result {
      do { return .success(try await work()) } catch { return .failure(error) }
    }
  }

  /// Waits for work that needs concurrency. The thread that waits works too, so that there is always one.
  public func result<Result: Sendable>(of work: @escaping @Sendable () async -> Result) -> Result {
    let outcome = Outcome<Result>()
    Task.detached(executorPreference: self) { [state] in
      let result = await work()
      state.withLock { _ in outcome.result = result }
      state.wakeAll()
    }
    while true {
      let next = state.wait { (state: inout State) -> SleepLock<State>.Look<Next<Result>> in
        if let result = outcome.result { return .found(.result(result)) }
        return state.next().map { .found(.job($0)) } ?? .nothing(until: nil)
      }
      switch next {
      case .result(let result): return result
      case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  private enum Next<Result> {
    case job(UnownedJob)
    case result(Result)
  }

  /// What came of the work. Touched by who holds the lock of the threads alone.
  private final class Outcome<Result>: @unchecked Sendable {
    var result: Result?
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.waiting > state.idle, state.threads < most else { return false }
      state.threads += 1
      return true
    }
    state.wakeOne()
    // Without another thread those that are there do it, at the latest the one that waits for the result.
    if needsThread, !OwnThread.start({ [self] in work() }) { state.withLock { $0.threads -= 1 } }
  }

  private func work() {
    while true {
      state.withLock { $0.idle += 1 }
      let job = state.wait { (state: inout State) -> SleepLock<State>.Look<UnownedJob> in
        guard let job = state.next() else { return .nothing(until: nil) }
        state.idle -= 1
        return .found(job)
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
