internal import Synchronization

/// A network that is prepared: each exchange answers one request, the first that fits. Nothing is sent.
public final class TestTransport: Transport {
  private let exchanges: [TestExchange]
  private let left: Mutex<[TestExchange]>
  private let surprises = Mutex<[String]>([])

  public init(_ exchanges: [TestExchange]) {
    self.exchanges = exchanges
    left = Mutex(exchanges)
  }

  /// One sentence for each request that was not expected, and for each that was and did not come.
  public var complaints: [String] {
    surprises.withLock { $0 } + left.withLock { $0.map { "The request `\($0.request)` was not sent." } }
  }

  public func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
  ) async throws -> HTTPReply {
    try cancellation.check()
    let parts = request.url.parts
    try admit(Hop(url: request.url, host: parts.host ?? "", port: parts.reachedPort))
    let exchange = left.withLock { left -> TestExchange? in
      left.firstIndex { $0.request.matches(request) }.map { left.remove(at: $0) }
    }
    guard let exchange else {
      let isUsedUp = exchanges.contains { $0.request.matches(request) }
      let sentence =
        "The test has no \(isUsedUp ? "further " : "")reply to `\(request.method) \(Value.cleaned(request.url.told))`."
      surprises.withLock { $0.append(sentence) }
      throw Failure(.network, sentence)
    }
    return try exchange.reply.made(for: request)
  }
}
