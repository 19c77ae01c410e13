internal import Synchronization

/// What a ``LoopbackServer`` sends back: any bytes at any pace, and any end.
public struct LoopbackReply: Sendable {
  public enum Piece: Sendable {
    case bytes([UInt8])
    /// Each byte in a packet of its own.
    case trickle([UInt8], milliseconds: Int)
    /// The same again and again, until the client has gone.
    case endless([UInt8])
    /// Nothing until the gate is opened.
    case gate(LoopbackGate)
    case pause(milliseconds: Int)
    /// Nothing more; the connection stays open until the client has gone.
    case silence
    /// The connection ends in order.
    case close
    /// The connection ends by RST, and what was not yet delivered is lost.
    case reset
  }

  /// Status line and headers; what a `HEAD` gets. Empty where the pieces say everything.
  let head: [UInt8]
  let pieces: [Piece]

  /// Any bytes, whether or not they are HTTP.
  public init(raw pieces: [Piece]) {
    head = []
    self.pieces = pieces
  }

  /// - Parameter headers: `Content-Length` is added unless they tell how long the body is.
  public init(
    status: Int = 200, reason: String = "", headers: [(name: String, value: String)] = [], body: [UInt8] = []
  ) {
    let tellsLength = headers.contains { ["content-length", "transfer-encoding"].contains($0.name.lowercased()) }
    let length = tellsLength ? [] : [(name: "Content-Length", value: "\(body.count)")]
    self.init(status: status, reason: reason, headers: headers + length, pieces: [.bytes(body)])
  }

  /// - Parameter headers: all that are sent.
  public init(status: Int, reason: String = "", headers: [(name: String, value: String)], pieces: [Piece]) {
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    head = Array("HTTP/1.1 \(status) \(reason)\r\n\(lines)\r\n".utf8)
    self.pieces = pieces
  }
}

extension LoopbackReply {
  public static func text(
    _ text: String, status: Int = 200, type: String = "text/plain", headers: [(name: String, value: String)] = []
  ) -> LoopbackReply {
    LoopbackReply(status: status, headers: [("Content-Type", type)] + headers, body: Array(text.utf8))
  }

  public static func json(
    _ text: String, status: Int = 200, headers: [(name: String, value: String)] = []
  ) -> LoopbackReply { .text(text, status: status, type: "application/json", headers: headers) }

  public static func redirect(
    to location: String, status: Int = 302, headers: [(name: String, value: String)] = []
  ) -> LoopbackReply { LoopbackReply(status: status, headers: [("Location", location)] + headers) }

  /// A body in chunks that never ends.
  public static func endlessChunks(of byte: UInt8 = UInt8(ascii: "x")) -> LoopbackReply {
    let chunk = Array("10000\r\n".utf8) + Array(repeating: byte, count: 0x10000) + Array("\r\n".utf8)
    return LoopbackReply(status: 200, headers: [("Transfer-Encoding", "chunked")], pieces: [.endless(chunk)])
  }

  /// The same reply, of which only so many bytes are sent before the connection ends.
  public func cut(after count: Int, by end: Piece = .close) -> LoopbackReply {
    let all = pieces.reduce(into: head) { all, piece in if case .bytes(let bytes) = piece { all += bytes } }
    return LoopbackReply(raw: [.bytes(Array(all.prefix(count))), end])
  }

  /// How many bytes ``cut(after:by:)`` chooses from.
  public var byteCount: Int {
    pieces.reduce(head.count) { sum, piece in if case .bytes(let bytes) = piece { sum + bytes.count } else { sum } }
  }
}

/// Holds a reply back until a test has seen enough.
public final class LoopbackGate: Sendable {
  private let state = Atomic<Bool>(false)
  private let whenReached: @Sendable () -> Void

  /// - Parameter whenReached: called by each reply that comes to the gate.
  public init(whenReached: @escaping @Sendable () -> Void = {}) { self.whenReached = whenReached }

  public func open() { state.store(true, ordering: .releasing) }
  var isOpen: Bool { state.load(ordering: .acquiring) }
  func reach() { whenReached() }
}
