import Dispatch
import Synchronization

/// Lets a verb, which is written without concurrency, wait for work that needs it.
enum Awaited {
  static func result<Result: Sendable>(of work: @escaping @Sendable () async -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await work()
      result.withLock { $0 = value }
      isOver.signal()
    }
    isOver.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the work signals when it has a result") }
    return value
  }
}
