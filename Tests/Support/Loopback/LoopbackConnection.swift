/// The talk with one client, request by request, until one of the two ends it.
struct LoopbackConnection {
  private let socket: LoopbackSocket

  init(_ socket: LoopbackSocket) { self.socket = socket }

  func serve(_ script: (LoopbackRequest) -> LoopbackReply) {
    var input = Input(socket)
    while let request = input.next() {
      let reply = script(request)
      if !reply.head.isEmpty { guard socket.send(reply.head) else { return } }
      for piece in reply.pieces {
        // What follows the head of a reply to HEAD would be read as the next reply.
        if request.method == "HEAD", !reply.head.isEmpty, case .bytes = piece { continue }
        guard send(piece) else { return }
      }
    }
  }

  /// - Returns: whether the connection goes on.
  private func send(_ piece: LoopbackReply.Piece) -> Bool {
    switch piece {
    case .bytes(let bytes):
      return socket.send(bytes)
    case .trickle(let bytes, let milliseconds):
      return bytes.allSatisfy { socket.send([$0]) && socket.waits(milliseconds) }
    case .endless(let bytes):
      while socket.send(bytes) {}
      return false
    case .gate(let gate):
      gate.reach()
      while !gate.isOpen { guard socket.waits(1) else { return false } }
      return true
    case .pause(let milliseconds):
      return socket.waits(milliseconds)
    case .silence:
      while socket.waits(10) {}
      return false
    case .close:
      return false
    case .reset:
      socket.resetAtEnd()
      return false
    }
  }
}

/// The bytes of a client, cut into requests.
private struct Input {
  private let socket: LoopbackSocket
  private var buffer: [UInt8] = []

  init(_ socket: LoopbackSocket) { self.socket = socket }

  /// Nothing where the client has gone or speaks no HTTP.
  mutating func next() -> LoopbackRequest? {
    if buffer.isEmpty { guard fill() else { return nil } }
    // A client that encrypts would wait for an answer for ever.
    guard let first = buffer.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
    guard let head = read(to: "\r\n\r\n"), let request = LoopbackRequest(head: head) else { return nil }
    if request.header("expect")?.lowercased() == "100-continue" {
      guard socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    if request.header("transfer-encoding")?.lowercased() == "chunked" { return chunks().map { request.with($0) } }
    guard let length = request.header("content-length").flatMap({ Int($0) }) else { return request }
    return read(length).map { request.with($0) }
  }

  private mutating func chunks() -> [UInt8]? {
    var body: [UInt8] = []
    while let line = read(to: "\r\n"), let length = Int(String(decoding: line, as: UTF8.self), radix: 16) {
      guard let chunk = read(length), read(to: "\r\n") != nil else { return nil }
      if length == 0 { return body }
      body += chunk
    }
    return nil
  }

  private mutating func read(to mark: StaticString) -> [UInt8]? {
    let mark = Array(mark.description.utf8)
    var searched = 0
    while true {
      if buffer.count >= mark.count {
        for start in searched...(buffer.count - mark.count) where buffer[start...].starts(with: mark) {
          defer { buffer.removeFirst(start + mark.count) }
          return Array(buffer[..<start])
        }
        searched = buffer.count - mark.count + 1
      }
      guard fill() else { return nil }
    }
  }

  private mutating func read(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private mutating func fill() -> Bool {
    guard let bytes = socket.receive() else { return false }
    buffer += bytes
    return true
  }
}
