import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Requests over HTTP")
struct HTTPClientTests {
  @Test("A reply has its status, headers, type, name and body")
  func get() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"id": 7}"#, status: 203, headers: [("X-Kind", "a"), ("x-kind", "b")])
    }
    let reply = try await TestClient().get(server.url("/3/movie.json?id=7#top"))
    #expect(reply.status == 203)
    #expect(reply.header("X-KIND") == "a")
    #expect(reply.headers.filter { $0.name == "x-kind" }.map(\.value) == ["a", "b"])
    #expect(reply.body.type.name == "application/json")
    #expect(reply.body.name == "movie.json")
    #expect(try reply.text == #"{"id": 7}"#)
    #expect(server.requests.map(\.target) == ["/3/movie.json?id=7"])
    #expect(server.requests.first?.header("user-agent") == "runner")
  }

  @Test(
    "Methods, with and without a body, arrive as they are",
    arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])
  func methods(method: String) async throws {
    let server = try LoopbackServer { .text("\($0.method) \($0.text)") }
    let client = TestClient()
    var request = HTTPRequest(method, server.url())
    #expect(try await client.send(request).text == (method == "HEAD" ? "" : "\(method) "))
    guard method != "HEAD" else { return }
    request.body = .bytes(Array("body".utf8), type: ContentType("text/plain"))
    #expect(try await client.send(request).text == "\(method) body")
    #expect(server.requests.last?.header("content-type") == "text/plain")
    #expect(server.requests.last?.header("expect") == nil)
  }

  @Test("One request after the other shares a connection")
  func reuse() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    let client = TestClient()
    for _ in 0..<20 { _ = try await client.get(server.url()) }
    // A server that is slow may have given one up in between.
    #expect(server.connectionCount <= 2)
  }

  @Test("Two hundred requests at once come through, over as many connections at most")
  func many() async throws {
    let server = try LoopbackServer { .text($0.target) }
    let client = TestClient()
    let targets = await withTaskGroup(of: String?.self, returning: Set<String>.self) { group in
      for number in 0..<1000 { group.addTask { try? await client.get(server.url("/\(number)")).text } }
      return await group.reduce(into: []) { set, target in if let target { set.insert(target) } }
    }
    #expect(targets.count == 1000)
    #expect(server.connectionCount <= 200)
  }
}
