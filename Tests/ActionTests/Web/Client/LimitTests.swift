import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Limits of time and size")
struct LimitTests {
  /// With limits that a test can reach.
  private func client(_ change: (inout HTTPLimits) -> Void) -> TestClient {
    var limits = HTTPLimits()
    change(&limits)
    return TestClient(limits: limits)
  }

  private func failure(_ reply: LoopbackReply, _ change: (inout HTTPLimits) -> Void) async throws -> Failure? {
    let server = try LoopbackServer { _ in reply }
    var request = HTTPRequest(server.url())
    request.attempts = 1
    return await client(change).failure(of: request)
  }

  @Test("A server that never replies")
  func silence() async throws {
    let failure = try await failure(LoopbackReply(raw: [.silence])) { $0.head = .milliseconds(40) }
    #expect(failure?.reason == .timeout)
    #expect(failure?.message == "`127.0.0.1` did not reply within 40 ms.")
  }

  @Test("Headers that come byte by byte and never end")
  func slowHeaders() async throws {
    let head = Array(("HTTP/1.1 200 OK\r\nX-A: " + String(repeating: "x", count: 10_000)).utf8)
    let failure = try await failure(LoopbackReply(raw: [.trickle(head, milliseconds: 2)])) {
      $0.head = .milliseconds(60)
    }
    #expect(failure?.reason == .timeout)
  }

  @Test(
    "A length that two readers would not read alike, or that nobody can count to, is an error",
    arguments: [
      ["99999999999999999999999"], ["9223372036854775808"], ["3", "5"], ["5", "3"], ["3, 5"], ["-3"], ["+3"], ["3 3"],
      ["0x3"], ["3,"], [""], ["three"],
    ])
  func unclearLength(lengths: [String]) async throws {
    let reply = LoopbackReply(
      status: 200, headers: lengths.map { ("Content-Length", $0) }, pieces: [.bytes(Array("abc".utf8)), .close])
    let failure = try await failure(reply) { _ in }
    #expect(failure?.reason == .network)
  }

  @Test("The same length twice is one", arguments: [["3", "3"], ["3, 3"], ["3", "03"]])
  func sameLength(lengths: [String]) async throws {
    let server = try LoopbackServer { _ in
      LoopbackReply(
        status: 200, headers: lengths.map { ("Content-Length", $0) }, pieces: [.bytes(Array("abc".utf8)), .close])
    }
    #expect(try await TestClient().get(server.url()).text == "abc")
  }

  @Test("A body that stops")
  func stall() async throws {
    let reply = LoopbackReply(status: 200, headers: [("Content-Length", "100000")], pieces: [.bytes([1]), .silence])
    let failure = try await failure(reply) { $0.stall = .milliseconds(40) }
    #expect(failure?.reason == .timeout)
    #expect(failure?.message == "The reply of `127.0.0.1` stalled for 40 ms.")
  }

  @Test("A body that comes a byte at a time, with long pauses, counts as one that stops")
  func slowBody() async throws {
    let body = [UInt8](repeating: 1, count: 1000)
    let reply = LoopbackReply(
      status: 200, headers: [("Content-Length", "1000")], pieces: [.trickle(body, milliseconds: 10)])
    #expect(try await failure(reply) { $0.stall = .milliseconds(50) }?.reason == .timeout)
  }

  @Test("A body that comes a byte at a time, but fast enough, is taken")
  func trickle() async throws {
    let body = Array("0123456789".utf8)
    let server = try LoopbackServer { _ in
      LoopbackReply(status: 200, headers: [("Content-Length", "10")], pieces: [.trickle(body, milliseconds: 1)])
    }
    #expect(try await TestClient().get(server.url()).bytes == body)
  }

  @Test("A body in chunks without end")
  func endless() async throws {
    let failure = try await failure(.endlessChunks()) { $0.replyBytes = 3 << 20 }
    #expect(failure?.reason == .limit)
    #expect(failure?.message == "The reply is longer than 3 MB.")
  }

  @Test("A length that is told does not count, what comes does")
  func told() async throws {
    let reply = LoopbackReply(
      status: 200, headers: [("Content-Length", "100000")], body: .init(repeating: 1, count: 100_000))
    #expect(try await failure(reply) { $0.replyBytes = 99_999 }?.reason == .limit)
    #expect(try await failure(reply) { $0.replyBytes = 100_000 } == nil)
  }

  @Test("A request may have its own limit")
  func own() async throws {
    let server = try LoopbackServer { _ in .text("12345") }
    var request = HTTPRequest(server.url())
    request.sizeLimit = 4
    #expect(await TestClient().failure(of: request)?.message == "The reply is longer than 4 bytes.")
  }

  @Test("The bytes of a compressed body are counted after decoding")
  func compressed() async throws {
    let zipped = Gzip.run(of: 0, count: 300_000)
    #expect(zipped.count < 3_000)
    let reply = LoopbackReply(headers: [("Content-Encoding", "gzip")], body: zipped)
    #expect(try await failure(reply) { $0.replyBytes = 299_999 }?.reason == .limit)
    let server = try LoopbackServer { _ in reply }
    #expect(try await TestClient().get(server.url()).bytes == [UInt8](repeating: 0, count: 300_000))
  }

  @Test(
    "More than one layer of compression is refused before anything is unpacked",
    arguments: [["gzip, gzip"], ["gzip", "gzip"], ["gzip, identity, br"], ["deflate,gzip,deflate"]])
  func layers(encodings: [String]) async throws {
    let inner = Gzip.run(of: 0, count: 300_000)
    let reply = LoopbackReply(
      headers: encodings.map { ("Content-Encoding", $0) }, body: Gzip.stored(inner))
    let failure = try await failure(reply) { _ in }
    #expect(failure?.message.hasPrefix("The reply of `127.0.0.1` is compressed more than once: ") == true)
  }

  @Test("A compression that was not asked for is refused", arguments: ["br", "zstd", "compress", "x-\u{1B}[2J"])
  func unknown(encoding: String) async throws {
    let failure = try await failure(LoopbackReply(headers: [("Content-Encoding", encoding)], body: [1])) { _ in }
    #expect(failure?.message.contains("which cannot be unpacked here") == true)
    #expect(failure?.message.utf8.contains(0x1B) == false)
  }

  @Test("What is not compressed as it says is refused")
  func notCompressed() async throws {
    let failure = try await failure(LoopbackReply(headers: [("Content-Encoding", "gzip")], body: [1, 2, 3])) { _ in }
    #expect(failure?.message == "The reply of `127.0.0.1` is not compressed as it says.")
  }

  @Test("Headers of 4 MB", arguments: [1, 4000])
  func hugeHeaders(count: Int) async throws {
    let line = (name: "X-Big", value: String(repeating: "x", count: 4_000_000 / count))
    let failure = try await failure(LoopbackReply(headers: Array(repeating: line, count: count))) { _ in }
    #expect(failure?.reason == .limit)
    #expect(failure?.message.hasPrefix("The headers of the reply of `127.0.0.1") == true)
  }

  @Test("A body that is shorter than it says")
  func short() async throws {
    let reply = LoopbackReply(
      status: 200, headers: [("Content-Length", "1000")], pieces: [.bytes(.init(repeating: 1, count: 10)), .close])
    let failure = try await failure(reply) { _ in }
    #expect(failure?.reason == .network)
    #expect(failure?.message.wholeMatch(of: /The reply of `127\.0\.0\.1:\d+` was cut off\./) != nil)
  }

  @Test("What is no HTTP", arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "hello", "\u{0}\u{1}\u{2}\r\n\r\n"])
  func noHTTP(text: String) async throws {
    #expect(try await failure(LoopbackReply(raw: [.bytes(Array(text.utf8)), .close])) { _ in }?.reason == .network)
  }

  @Test("A body above the limit of memory is in a file, and the file ends with the client")
  func spilled() async throws {
    let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let server = try LoopbackServer { _ in LoopbackReply(body: body) }
    var path: String?
    do {
      let client = client { $0.memoryBytes = 100_000 }
      let reply = try await client.get(server.url())
      path = reply.body.path
      #expect(try reply.bytes == body)
    }
    let left = try #require(path)
    #expect(throws: Failure.self) { try SystemFiles().read(left, limit: 1 << 20) }
  }

  @Test("Nothing that a server writes reaches a message or a name as a command to the terminal")
  func escapes() async throws {
    let raw = "HTTP/1.1 500 Oh\u{1B}[2Jno\r\nX-Msg: \u{1B}]0;owned\u{7}\r\nContent-Length: 9\r\n\r\n\u{1B}[31mfail"
    let server = try LoopbackServer { _ in LoopbackReply(raw: [.bytes(Array(raw.utf8))]) }
    var request = HTTPRequest(server.url("/a%1B%5B2Jb"))
    request.attempts = 1
    let reply = try await TestClient().send(request)
    #expect(reply.status == 500)
    #expect(try reply.text == "\u{1B}[31mfail")
    #expect(!reply.body.name.utf8.contains(0x1B))
  }
}
