internal import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread for work that blocks. The threads of Swift's concurrency are few and must never wait.
public enum OwnThread {
  /// Does the work on a new thread, on which no signal arrives.
  /// - Throws: what the work throws, or a ``Failure`` of reason `limit` where there is no thread to be had.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let isStarted = start { continuation.resume(with: Swift.Result { try work() }) }
      if !isStarted { continuation.resume(throwing: Failure.tooManyThreads) }
    }
  }

  /// Does the work on a new thread, and waits for it no longer than until the switch is thrown: the work may go on then,
  /// and what comes of it is left.
  /// - Throws: as the other, or a ``Failure`` of reason `cancelled`.
  public static func run<Result: Sendable>(
    until cancellation: Cancellation, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    let waiting = Mutex<CheckedContinuation<Result, any Error>?>(nil)
    let resume = { @Sendable (result: Swift.Result<Result, any Error>) in
      waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }?.resume(with: result)
    }
    return try await withCheckedThrowingContinuation { continuation in
      waiting.withLock { $0 = continuation }
      let observation = cancellation.observe { resume(.failure(Failure.cancelled)) }
      let isStarted = start {
        resume(Swift.Result { try work() })
        observation.end()
      }
      if !isStarted {
        resume(.failure(Failure.tooManyThreads))
        observation.end()
      }
    }
  }

  /// Does something on a new thread, which ends with it.
  /// - Returns: whether there was a thread to be had.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let job = Unmanaged.passRetained(Job(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = pthread_create(&thread, &attributes, { OwnThread.enter($0) }, job.toOpaque())
    if error != 0 { job.release() }
    return error == 0
  }

  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // Signals are for the threads that expect them. One that this thread causes, by writing to a pipe that nobody reads,
    // comes back as an error of the call.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
    return nil
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

extension Failure {
  static var tooManyThreads: Failure {
    Failure(.limit, "There are too many threads already.", hint: "let fewer things run at once")
  }
}
