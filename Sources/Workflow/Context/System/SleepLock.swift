#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock around something, which threads sleep on until a moment comes or another thread wakes them.
///
/// Dispatch's timers, and with them those of Swift's concurrency, take descriptors of the system, and end the process
/// where there are none left. This takes none.
final class SleepLock<Guarded>: @unchecked Sendable {
  // What is shared is touched by who holds the mutex alone. Both have one address for as long as threads know them.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var guarded: Guarded

  init(_ guarded: Guarded) {
    self.guarded = guarded
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      // By the clock that nobody sets.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Guarded) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&guarded)
  }

  /// Looks until something is found, and sleeps between: until it is woken, or until the moment that the look gives.
  func wait<Result>(for look: (inout Guarded) -> Look<Result>) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      switch look(&guarded) {
      case .found(let result): return result
      case .nothing(until: nil): pthread_cond_wait(condition, mutex)
      case .nothing(until: let moment?): sleep(until: moment)
      }
    }
  }

  enum Look<Result> {
    case found(Result)
    /// Nothing, and the time will bring none before a moment.
    case nothing(until: MonotonicMoment?)
  }

  /// Lets those who sleep look again.
  func wakeAll() { pthread_cond_broadcast(condition) }
  func wakeOne() { pthread_cond_signal(condition) }

  private func sleep(until moment: MonotonicMoment) {
    #if canImport(Darwin)
      let now = MonotonicMoment.now
      var time = timespec(nanoseconds: moment > now ? moment.nanoseconds - now.nanoseconds : 0)
      pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
      var time = timespec(nanoseconds: moment.nanoseconds)
      pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }
}

extension timespec {
  fileprivate init(nanoseconds: Int64) {
    self.init(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }
}
