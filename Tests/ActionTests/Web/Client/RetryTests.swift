import Synchronization
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Sending a request again")
struct RetryTests {
  @Test("What may pass is tried again, four times in all", arguments: [408, 429, 500, 502, 503, 504])
  func passing(status: Int) async throws {
    let server = try LoopbackServer { _ in .text("no", status: status) }
    let client = TestClient()
    let reply = try await client.get(server.url())
    #expect(reply.status == status)
    #expect(try reply.text == "no")
    #expect(server.requests.count == 4)
    #expect(client.clock.slept.count == 3)
    #expect(zip(client.clock.slept, [0.5, 1, 2]).allSatisfy { $0.seconds >= 0 && $0.seconds <= $1 })
  }

  @Test("The first success is the reply")
  func success() async throws {
    let server = try LoopbackServer(replies: [.text("no", status: 503), .text("yes")])
    #expect(try await TestClient().get(server.url()).text == "yes")
    #expect(server.requests.count == 2)
  }

  @Test("What will not pass is not tried again", arguments: [400, 401, 403, 404, 410, 501])
  func lasting(status: Int) async throws {
    let server = try LoopbackServer { _ in .text("no", status: status) }
    #expect(try await TestClient().get(server.url()).status == status)
    #expect(server.requests.count == 1)
  }

  @Test(
    "A POST is sent once, whatever comes of it",
    arguments: [
      LoopbackReply.text("no", status: 500), .text("no", status: 429), LoopbackReply(raw: [.reset]),
      LoopbackReply(raw: [.close]), LoopbackReply.text("whole").cut(after: 50),
    ])
  func post(reply: LoopbackReply) async throws {
    let server = try LoopbackServer { request in request.path == "/first" ? .text("x") : reply }
    let client = TestClient()
    // A connection that is open already is one that may turn out to be closed.
    _ = try await client.get(server.url("/first"))
    var request = HTTPRequest("POST", server.url("/post"))
    request.body = .bytes([1, 2, 3], type: nil)
    _ = try? await client.send(request)
    #expect(server.requests.filter { $0.method == "POST" }.count == 1)
    #expect(client.clock.slept.isEmpty)
  }

  @Test("A POST that says that repeating does no harm is tried again")
  func idempotent() async throws {
    let server = try LoopbackServer(replies: [.text("no", status: 500), .text("yes")])
    var request = HTTPRequest("POST", server.url())
    request.body = .bytes(Array("body".utf8), type: nil)
    request.isIdempotent = true
    #expect(try await TestClient().send(request).text == "yes")
    #expect(server.requests.map(\.text) == ["body", "body"])
  }

  @Test("A step with its own `retry` has one attempt")
  func one() async throws {
    let server = try LoopbackServer { _ in .text("no", status: 500) }
    var request = HTTPRequest(server.url())
    request.attempts = 1
    _ = try await TestClient().send(request)
    #expect(server.requests.count == 1)
  }

  @Test(
    "The time that a server asks for is waited, in seconds or until a date",
    arguments: [
      ("7", 7.0), ("0", 0), ("60", 60), ("Mon, 30 Dec 2024 10:15:30 GMT", 30), ("Mon, 30 Dec 2024 09:00:00 GMT", 0),
    ])
  func retryAfter(value: String, seconds: Double) async throws {
    let server = try LoopbackServer(replies: [
      .text("no", status: 429, headers: [("Retry-After", value)]), .text("yes"),
    ])
    let client = TestClient()
    #expect(client.clock.now.seconds == HTTPDate("Mon, 30 Dec 2024 10:15:00 GMT")?.seconds)
    #expect(try await client.get(server.url()).text == "yes")
    #expect(client.clock.slept.map(\.seconds) == [seconds])
  }

  @Test(
    "More time than a minute is not waited, and said",
    arguments: [
      ("86400", "1d"), ("61", "1m 1s"), ("Wed, 21 Oct 2099 07:28:00 GMT", "d"), ("18446744073709551615", "lifetime"),
    ])
  func tooLong(value: String, words: String) async throws {
    let server = try LoopbackServer { _ in .text("no", status: 429, headers: [("Retry-After", value)]) }
    let client = TestClient()
    let failure = await client.failure(of: HTTPRequest(server.url()))
    #expect(failure?.reason == .http)
    #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "")")
    #expect(server.requests.count == 1)
    #expect(client.clock.slept.isEmpty)
  }

  @Test("A server that does not reply in its time is not asked again, a reply that stalls is")
  func slow() async throws {
    var limits = HTTPLimits()
    (limits.head, limits.stall) = (.milliseconds(40), .milliseconds(40))
    let silent = try LoopbackServer { _ in LoopbackReply(raw: [.silence]) }
    #expect(await TestClient(limits: limits).failure(of: HTTPRequest(silent.url()))?.reason == .timeout)
    #expect(silent.requests.count == 1)
    let stalling = try LoopbackServer { request in
      request.index > 0
        ? .text("whole")
        : LoopbackReply(status: 200, headers: [("Content-Length", "5")], pieces: [.bytes([1]), .silence])
    }
    #expect(try await TestClient(limits: limits).get(stalling.url()).text == "whole")
    #expect(stalling.requests.count == 2)
  }

  @Test("What is no time is waited for as if nothing were said", arguments: ["soon", "-5", "1.5", ""])
  func noTime(value: String) async throws {
    let server = try LoopbackServer(replies: [
      .text("no", status: 503, headers: [("Retry-After", value)]), .text("yes"),
    ])
    let client = TestClient()
    #expect(try await client.get(server.url()).text == "yes")
    #expect(client.clock.slept.allSatisfy { $0.seconds <= 0.5 })
  }

  @Test("A reply that is cut anywhere is got whole by another attempt, and never taken for whole")
  func cutAnywhere() async throws {
    let reply = LoopbackReply.text(String(repeating: "0123456789abcdef", count: 120))
    let seen = Mutex<Set<String>>([])
    let server = try LoopbackServer { request in
      let isFirst = seen.withLock { $0.insert(request.path).inserted }
      guard isFirst, let count = Int(request.path.dropFirst()) else { return reply }
      return reply.cut(after: count, by: count % 2 == 0 ? .close : .reset)
    }
    let client = TestClient()
    await withTaskGroup(of: Void.self) { group in
      for count in 0..<reply.byteCount {
        group.addTask {
          let text = try? await client.get(server.url("/\(count)")).text
          #expect(text?.utf8.count == 1920, "cut after \(count) bytes")
        }
      }
    }
    #expect(server.requests.count == 2 * reply.byteCount)
  }

  @Test("At one reset in twenty requests, 99 of 100 GETs come through")
  func flaky() async throws {
    let server = try LoopbackServer { request in
      // Scattered as by chance, and the same each time.
      var number = UInt64(request.index) &* 0x9E37_79B9_7F4A_7C15
      number ^= number >> 29
      return number % 20 == 0
        ? LoopbackReply.text("whole").cut(after: Int(number >> 32 % 60), by: .reset) : .text("whole")
    }
    let client = TestClient()
    let whole = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<1000 { group.addTask { (try? await client.get(server.url()).text) == "whole" } }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
    #expect(whole >= 990)
    #expect(server.requests.count > 1000)
  }

  @Test("Nobody listens: the failure says so")
  func refused() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    let url = server.url()
    server.stop()
    let client = TestClient()
    // The port may take one more connection until the server has noticed.
    while (try? await client.get(url)) != nil {}
    let failure = await client.failure(of: HTTPRequest(url))
    #expect(failure?.reason == .network)
    #expect(failure?.message.hasPrefix("`127.0.0.1:") == true, "\(failure?.message ?? "")")
  }

  @Test("A name without an address is named")
  func unresolved() async throws {
    var request = HTTPRequest(try #require(Address("http://nothing.invalid/")))
    request.attempts = 1
    let failure = await TestClient().failure(of: request)
    #expect(failure?.message == "`nothing.invalid` cannot be found: it has no address.")
  }
}
