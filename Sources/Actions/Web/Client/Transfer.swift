internal import Synchronization
internal import Workflow

/// One request to one place and its reply. libcurl calls it on the thread of the ``TransferLoop``.
final class Transfer: Sendable {
  /// What is to be done, in the terms of libcurl.
  struct Order: Sendable {
    var location: HTTPLocation
    var method: String
    /// As they are sent: `Accept: text/html`.
    var lines: [String]
    var body: RequestBody?
    /// Whether the connection is a new one.
    var isFresh: Bool
    /// How much of the reply is read at once.
    var pieceBytes: Int
    /// The URL of a proxy; empty where there is none.
    var proxy: String
    var authorities: [UInt8]?
    var clientCertificate: [UInt8]?
    var clientKey: [UInt8]?
    var credentials: HTTPLeg.Credentials?
    var limits: HTTPLimits
    /// Is asked with each numeric address that is connected.
    var admit: @Sendable (_ address: String) throws -> Void
    /// Says where the body of a reply goes.
    var receive: @Sendable (ReplyHead) throws -> ReplyBody
    var progress: (@Sendable (_ received: Int, _ total: Int?) -> Void)?

    var connectMilliseconds: Int { limits.connect.milliseconds }
  }

  struct Outcome: Sendable {
    let head: ReplyHead
    let body: ReplyBody?
    let failure: TransferFailure?
  }

  private struct State {
    var head = ReplyHead()
    var body: ReplyBody?
    /// Whether the body has to be decoded; it is not where nobody reads it.
    var isCoded = false
    var decoder: BodyDecoder?
    var failure: Failure?
    var isCancelled = false
    /// When the stretch began in which something must come.
    var watchedSince: ContinuousClock.Instant?
    var watchedBytes = 0
    var toldAt: ContinuousClock.Instant?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  /// More often than this nobody sees how far it is.
  private static let newsInterval = Duration.milliseconds(100)

  let order: Order
  private let state = Mutex(State())

  init(_ order: Order) { self.order = order }

  /// The transfer behind the pointer that libcurl hands back.
  static func of(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    state.withLock { $0.continuation = continuation }
  }

  func cancel() { state.withLock { $0.isCancelled = true } }
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Tells what came of it, once.
  func end(_ problem: CurlProblem?) {
    let (continuation, outcome) = state.withLock { state in
      defer { state.continuation = nil }
      // Another address may have been admitted after one was not.
      let own =
        state.isCancelled ? Failure(.cancelled, "The request was cancelled.") : problem.flatMap { _ in state.failure }
      let isCut = problem == nil && state.decoder?.isComplete == false
      let failure = TransferFailure(
        isCut ? CurlProblem(.cut) : problem, own: own, isUnderWay: state.head.isComplete,
        to: order.location.origin)
      state.decoder = nil
      return (state.continuation, Outcome(head: state.head, body: state.body, failure: failure))
    }
    continuation?.resume(returning: outcome)
  }
}

// MARK: - What libcurl calls

extension Transfer {
  func admits(_ address: String) -> Bool { goesOn { _ in try order.admit(address) } }

  func takeHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    goesOn { state in
      let wasComplete = state.head.isComplete
      guard state.head.take(line, limit: order.limits.headBytes) else { throw Failure.headTooLong(order) }
      guard state.head.isComplete, !wasComplete else { return }
      guard state.head.tellsOneLength else { throw Failure.unclearLength(order) }
      let body = try order.receive(state.head)
      state.body = body
      state.isCoded = body.isWanted && !state.head.codings.isEmpty
      state.watchedSince = .now
      state.watchedBytes = 0
    }
  }

  func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var news: (received: Int, total: Int?)?
    let goesOn = goesOn { state in
      try take(bytes, &state)
      state.watchedBytes += bytes.count
      guard order.progress != nil, let body = state.body else { return }
      let now = ContinuousClock.now
      if let toldAt = state.toldAt, now - toldAt < Transfer.newsInterval { return }
      state.toldAt = now
      news = (body.count, state.head.expectedCount.map { $0 + body.start })
    }
    if let news { order.progress?(news.received, news.total) }
    return goesOn
  }

  private func take(_ bytes: UnsafeRawBufferPointer, _ state: inout State) throws {
    guard state.isCoded else { return try state.body?.take(bytes) ?? () }
    // A reply without a body may name any coding.
    let decoder = try state.decoder ?? BodyDecoder(state.head.codings, host: order.location.origin.host)
    state.decoder = decoder
    try decoder.decode(bytes) { try state.body?.take($0) }
  }

  func giveBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let count = order.body?.read(into: buffer)
    state.withLock { state in
      state.watchedSince = .now
      if count == nil { state.failure = .bodyChanged(order) }
    }
    return count
  }

  func rewindBody(to offset: Int) -> Bool { order.body?.rewind(to: offset) ?? false }

  private func goesOn(_ step: (inout State) throws -> Void) -> Bool {
    state.withLock { state in
      do {
        try step(&state)
        return true
      } catch {
        state.failure = error as? Failure ?? Failure(.failed, "The reply could not be taken.")
        return false
      }
    }
  }
}

// MARK: - Time

extension Transfer {
  /// Starts to count, at the moment when it is handed to libcurl.
  func start() { state.withLock { $0.watchedSince = .now } }

  /// Ends it where nothing has come for too long. - Returns: whether it has to be ended.
  func isOverdue(at now: ContinuousClock.Instant) -> Bool {
    state.withLock { state in
      guard let since = state.watchedSince else { return false }
      if !state.head.isComplete {
        guard now - since > order.limits.head else { return false }
        state.failure = .noHead(order)
        return true
      }
      guard now - since > order.limits.stall else { return false }
      if state.watchedBytes < order.limits.stallBytes {
        state.failure = .stalled(order)
        return true
      }
      state.watchedSince = now
      state.watchedBytes = 0
      return false
    }
  }
}

extension Failure {
  fileprivate static func headTooLong(_ order: Transfer.Order) -> Failure {
    Failure(
      .limit,
      "The headers of the reply of `\(order.location.origin.host)` are longer than \(ByteLimit(order.limits.headBytes))."
    )
  }

  fileprivate static func unclearLength(_ order: Transfer.Order) -> Failure {
    Failure(
      .network, "The reply of `\(order.location.origin.host)` does not say clearly how long it is.",
      hint: "tell those who run the server: `Content-Length` is one number")
  }

  fileprivate static func bodyChanged(_ order: Transfer.Order) -> Failure {
    Failure(.failed, "A file that was being sent to `\(order.location.origin.host)` could not be read to its end.")
  }

  fileprivate static func noHead(_ order: Transfer.Order) -> Failure {
    Failure(
      .timeout, "`\(order.location.origin.host)` did not reply within \(order.limits.head.words).",
      hint: "try again later")
  }

  fileprivate static func stalled(_ order: Transfer.Order) -> Failure {
    Failure(
      .timeout, "The reply of `\(order.location.origin.host)` stalled for \(order.limits.stall.words).",
      hint: "try again later")
  }
}

extension Duration {
  var milliseconds: Int { Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000) }

  /// `60 s`.
  var words: String { milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms" }
}
