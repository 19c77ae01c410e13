internal import Foundation
internal import Synchronization
public import Workflow

/// A real HTTP server on the loopback address, at a port of its own, which answers as a script says: whole replies, and
/// all that goes wrong on a network. It ends when nobody holds it any more.
public final class LoopbackServer: Sendable {
  /// Answers one request. It is called on the thread of the connection, many at a time.
  public typealias Script = @Sendable (LoopbackRequest) -> LoopbackReply

  private let desk: Desk
  public let port: Int

  public init(_ script: @escaping Script) throws {
    let listener = try LoopbackSocket.listening()
    port = listener.port
    desk = Desk(listener, script)
    Thread.detachNewThread { [desk] in desk.acceptAll() }
  }

  /// Gives one reply after the other, and the last one for ever.
  public convenience init(replies: [LoopbackReply]) throws {
    try self.init { request in
      guard let last = replies.last else { return LoopbackReply(status: 404) }
      return request.index < replies.count ? replies[request.index] : last
    }
  }

  deinit { stop() }

  /// Closes the port and every connection.
  public func stop() { desk.close() }

  /// What came so far, in the order of its arrival.
  public var requests: [LoopbackRequest] { desk.requests }
  /// How many connections were made so far.
  public var connectionCount: Int { desk.connectionCount }
  /// How many connections are open now.
  public var openConnectionCount: Int { desk.openConnectionCount }

  /// - Parameter host: another name or way to write the loopback address.
  public func url(_ path: String = "/", host: String = "127.0.0.1") -> Address {
    let text = "http://\(host):\(port)\(path)"
    guard let url = Address(text) else { preconditionFailure("A test wrote no URL: \(text)") }
    return url
  }
}

/// What the threads of a server share. It is not the server itself, which must be able to end while they wait.
private final class Desk: Sendable {
  private struct State {
    var requests: [LoopbackRequest] = []
    var open: [Int: LoopbackSocket] = [:]
    var connectionCount = 0
    /// Nothing once the server is closed.
    var listener: LoopbackSocket?
  }

  private let script: LoopbackServer.Script
  private let state = Mutex(State())

  init(_ listener: LoopbackSocket, _ script: @escaping LoopbackServer.Script) {
    self.script = script
    state.withLock { $0.listener = listener }
  }

  var requests: [LoopbackRequest] { state.withLock { $0.requests } }
  var connectionCount: Int { state.withLock { $0.connectionCount } }
  var openConnectionCount: Int { state.withLock { $0.open.count } }

  func acceptAll() {
    while let socket = state.withLock({ $0.listener })?.accept(while: { self.state.withLock { $0.listener != nil } }) {
      // One that was accepted while the server was closed is closed too: nobody else would, and it would be served on.
      let number: Int? = state.withLock { state in
        guard state.listener != nil else { return nil }
        state.connectionCount += 1
        state.open[state.connectionCount] = socket
        return state.connectionCount
      }
      guard let number else { return }
      Thread.detachNewThread {
        LoopbackConnection(socket).serve { self.reply(to: $0) }
        self.state.withLock { _ = $0.open.removeValue(forKey: number) }
      }
    }
  }

  private func reply(to request: LoopbackRequest) -> LoopbackReply {
    let numbered = state.withLock { state in
      let numbered = request.numbered(state.requests.count)
      state.requests.append(numbered)
      return numbered
    }
    return script(numbered)
  }

  func close() {
    let open = state.withLock { state in
      state.listener = nil
      return Array(state.open.values)
    }
    for socket in open { socket.shutDown() }
  }
}
