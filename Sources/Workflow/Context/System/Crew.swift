/// Threads that share one piece of work.
public enum Crew {
  /// Does the work on several threads at once, one of which is the one that asks, and returns when all are done.
  /// - Parameters:
  ///   - most: how many threads to take. Where fewer are to be had, the work is done by those.
  ///   - work: takes its next part itself, until none is left.
  public static func share(among most: Int, _ work: @escaping @Sendable () -> Void) {
    let others = SleepLock(0)
    for _ in stride(from: 1, to: most, by: 1) {
      others.withLock { $0 += 1 }
      let isStarted = OwnThread.start {
        work()
        others.withLock { $0 -= 1 }
        others.wakeAll()
      }
      if isStarted { continue }
      others.withLock { $0 -= 1 }
      break
    }
    work()
    others.wait { (count: inout Int) -> SleepLock<Int>.Look<Void> in count == 0 ? .found(()) : .nothing(until: nil) }
  }
}
