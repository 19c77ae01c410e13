import Synchronization
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Ending requests")
struct TransferLoopTests {
  @Test("A thousand requests, under way and queueing, end when the run is cancelled")
  func thousand() async throws {
    let cancellation = Cancellation()
    let reached = Atomic<Int>(0)
    let server = try LoopbackServer { _ in
      LoopbackReply(raw: [
        .gate(
          LoopbackGate {
            if reached.add(1, ordering: .relaxed).newValue == 200 { cancellation.cancel() }
          })
      ])
    }
    let client = TestClient()
    let reasons = await withTaskGroup(of: Failure.Reason?.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          do {
            _ = try await client.send(HTTPRequest(server.url()), until: cancellation)
            return nil
          } catch { return (error as? Failure)?.reason }
        }
      }
      return await group.reduce(into: [Failure.Reason?]()) { $0.append($1) }
    }
    #expect(reasons.count == 1000)
    #expect(reasons.allSatisfy { $0 == .cancelled })
  }

  @Test("A run that is cancelled already sends nothing")
  func before() async throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    let server = try LoopbackServer { _ in .text("x") }
    await #expect(throws: Failure.self) { try await TestClient().send(HTTPRequest(server.url()), until: cancellation) }
    #expect(server.connectionCount == 0)
  }

  @Test("After requests were cancelled, others go through")
  func after() async throws {
    let cancellation = Cancellation()
    let server = try LoopbackServer { request in
      request.path == "/held" ? LoopbackReply(raw: [.gate(LoopbackGate { cancellation.cancel() })]) : .text("x")
    }
    let client = TestClient()
    await #expect(throws: Failure.self) { try await client.send(HTTPRequest(server.url("/held")), until: cancellation) }
    #expect(try await client.get(server.url()).text == "x")
  }

  @Test("More requests than go at once take their turns")
  func turns() async throws {
    var limits = HTTPLimits()
    limits.atOnce = 3
    let now = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let server = try LoopbackServer { _ in
      most.max(now.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      defer { now.subtract(1, ordering: .relaxed) }
      return .text("x")
    }
    let client = TestClient(limits: limits)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = try? await client.get(server.url()) } }
    }
    #expect(server.requests.count == 50)
    #expect(most.load(ordering: .relaxed) <= 3)
  }
}
