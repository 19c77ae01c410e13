import TestSupport
import Workflow

@testable import Actions

/// A client whose waits take no time, and what it asked for on the way.
struct TestClient {
  let client: HTTPClient
  let clock = TestClock()

  init(limits: HTTPLimits = HTTPLimits(), environment: [String: String] = [:]) {
    client = HTTPClient(
      environment: TestEnvironment(environment), clock: clock, randomness: TestRandomness(), limits: limits)
  }

  func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void = { _ in },
    until cancellation: Cancellation = Cancellation()
  ) async throws -> HTTPReply {
    try await client.send(request, admit: admit, until: cancellation)
  }

  func get(_ url: Address) async throws -> HTTPReply { try await send(HTTPRequest(url)) }

  /// The failure of a request that must not succeed.
  func failure(
    of request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void = { _ in }
  ) async -> Failure? {
    do {
      _ = try await send(request, admit: admit)
      return nil
    } catch { return error as? Failure }
  }
}

extension HTTPRequest {
  init(_ url: Address) { self.init("GET", url) }
}

extension HTTPReply {
  /// The body as text.
  var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  var bytes: [UInt8] {
    get throws {
      switch body.content {
      case .data(let bytes): bytes
      case .path(let path): try SystemFiles().read(path, limit: 1 << 30)
      }
    }
  }
}
