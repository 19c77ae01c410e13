internal import Synchronization
public import Workflow

/// Requests over HTTP and HTTPS by libcurl. Nothing is loaded and no thread runs before the first one.
public final class HTTPClient: Transport {
  let limits: HTTPLimits
  let retries: RetryRules
  let proxies: ProxyRules
  let temporaries: TemporaryFolder
  let cache: HTTPCache?
  private let loop = Mutex<TransferLoop?>(nil)

  public convenience init(environment: any Environment = SystemEnvironment()) {
    self.init(environment: environment, clock: SystemClock(), randomness: SystemRandomness())
  }

  /// - Parameters:
  ///   - clock: waits before another attempt.
  ///   - randomness: says how long.
  init(
    environment: any Environment, clock: any Clock, randomness: any Randomness, limits: HTTPLimits = HTTPLimits()
  ) {
    self.limits = limits
    retries = RetryRules(clock: clock, randomness: randomness, limits: limits)
    proxies = ProxyRules(environment)
    cache = HTTPCache(environment)
    temporaries = TemporaryFolder(environment: environment)
  }

  deinit { loop.withLock { $0?.close() } }

  public func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
  ) async throws -> HTTPReply {
    try cancellation.check()
    try HTTPRules.check(request)
    let curl = try Curl.load()
    return try await HTTPCall(request, self, curl, admit: admit, cancellation).reply()
  }

  func perform(_ transfer: Transfer, _ curl: Curl, until cancellation: Cancellation) async throws -> Transfer.Outcome {
    let loop = try loop.withLock { loop in
      let running = try loop ?? TransferLoop(curl, limits)
      loop = running
      return running
    }
    return await loop.perform(transfer, until: cancellation)
  }
}
