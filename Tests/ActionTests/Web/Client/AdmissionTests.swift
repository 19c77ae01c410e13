import Synchronization
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Which connections are asked for")
struct AdmissionTests {
  private let refusal = Failure(.permission, "No.")

  @Test("Each hop is asked for by its host before it is connected, and by its address")
  func hops() async throws {
    let metadata = try LoopbackServer { _ in .text("secret") }
    let server = try LoopbackServer { _ in .redirect(to: metadata.url("/latest/meta-data/", host: "2130706433").text) }
    let asked = Mutex<[String]>([])
    var request = HTTPRequest(server.url("/", host: "localhost"))
    request.headers = [HTTPField("Accept", "*/*")]
    _ = try await TestClient().send(request) { hop in
      asked.withLock { $0.append("\(hop.host) \(hop.port) \(hop.address ?? "-")") }
    }
    let hops = asked.withLock { $0 }
    #expect(hops.first == "localhost \(server.port) -")
    #expect(hops.contains("localhost \(server.port) 127.0.0.1"))
    #expect(hops.contains("127.0.0.1 \(metadata.port) -"))
    #expect(hops.last == "127.0.0.1 \(metadata.port) 127.0.0.1")
  }

  @Test("A hop that is refused is never connected")
  func refused() async throws {
    let metadata = try LoopbackServer { _ in .text("secret") }
    let server = try LoopbackServer { _ in .redirect(to: metadata.url("/latest/meta-data/").text) }
    let port = server.port
    await #expect(throws: Failure.self) {
      try await TestClient().send(HTTPRequest(server.url())) { if $0.port != port { throw refusal } }
    }
    #expect(server.requests.count == 1)
    #expect(metadata.connectionCount == 0)
  }

  @Test("An address that is refused is not connected, and the refusal is what is told")
  func address() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    let failure = await #expect(throws: Failure.self) {
      try await TestClient().send(HTTPRequest(server.url())) { if $0.address != nil { throw refusal } }
    }
    #expect(failure?.message == "No.")
    #expect(server.connectionCount == 0)
  }

  @Test("A connection that is open already asks again")
  func reused() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    let client = TestClient()
    _ = try await client.get(server.url())
    let failure = await #expect(throws: Failure.self) {
      try await client.send(HTTPRequest(server.url())) { if $0.address != nil { throw refusal } }
    }
    #expect(failure?.reason == .permission)
    #expect(server.requests.count == 1)
  }
}
