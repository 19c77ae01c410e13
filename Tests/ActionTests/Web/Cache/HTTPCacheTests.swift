import Foundation
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Replies that are used again")
final class HTTPCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
  private var client: TestClient
  private static let date = "Mon, 30 Dec 2024 10:15:00 GMT"

  init() { client = TestClient(environment: ["XDG_CACHE_HOME": folder.path]) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var files: [URL] {
    let cache = folder.appending(path: "runner/http")
    return (try? FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)) ?? []
  }

  private func get(_ server: LoopbackServer, _ headers: [HTTPField] = [], path: String = "/a?key=secret") async throws
    -> String
  {
    var request = HTTPRequest(server.url(path))
    request.usesCache = true
    request.headers = headers
    return try await client.send(request).text
  }

  private func server(_ headers: [(name: String, value: String)], status: Int = 200) throws -> LoopbackServer {
    try LoopbackServer { request in
      let tag = headers.first { $0.name == "ETag" }?.value
      let date = headers.first { $0.name == "Last-Modified" }?.value
      if let tag, request.header("if-none-match") == tag { return LoopbackReply(status: 304, headers: headers) }
      if let date, request.header("if-modified-since") == date { return LoopbackReply(status: 304, headers: headers) }
      return .text("\(request.index)", status: status, headers: headers + [("Date", HTTPCacheTests.date)])
    }
  }

  @Test(
    "What is damaged is as if it were not there",
    arguments: ["-9223372036854775808 9223372036854775807 200", "9 1 200", "0 0 99999", "a b c", ""])
  func damaged(numbers: String) async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server) == "0")
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      let changed = lines.enumerated().map { $0.offset == 1 ? numbers : String($0.element) }.joined(separator: "\n")
      try Data(changed.utf8).write(to: file)
    }
    #expect(try await get(server) == "1")
  }

  @Test(
    "A reply that may be used again is not asked for a second time",
    arguments: [
      [(name: "Cache-Control", value: "max-age=60")], [("Cache-Control", "private, MAX-AGE=\"60\"")],
      [("Expires", "Mon, 30 Dec 2024 10:16:00 GMT")], [("Last-Modified", "Mon, 23 Dec 2024 10:15:00 GMT")],
    ])
  func fresh(headers: [(name: String, value: String)]) async throws {
    let server = try server(headers)
    #expect(try await get(server) == "0")
    #expect(try await get(server) == "0")
    #expect(server.requests.count == 1)
    #expect(files.count == 1)
  }

  @Test("When its time is over it is asked for again")
  func stale() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server) == "0")
    try await client.clock.sleep(for: Span(seconds: Int64(61)), until: Cancellation())
    #expect(try await get(server) == "1")
  }

  @Test("The time it has spent in other caches counts")
  func age() async throws {
    let server = try server([("Cache-Control", "max-age=60"), ("Age", "60")])
    #expect(try await get(server) == "0")
    #expect(try await get(server) == "1")
  }

  @Test(
    "What may not be kept is not",
    arguments: [
      [(name: "Cache-Control", value: "no-store, max-age=60")], [("Vary", "*"), ("Cache-Control", "max-age=60")],
      [("Expires", "0")], [],
    ])
  func notKept(headers: [(name: String, value: String)]) async throws {
    let server = try server(headers)
    #expect(try await get(server) == "0")
    #expect(try await get(server) == "1")
    #expect(files.isEmpty)
  }

  @Test("Nothing is kept unless the request wants it")
  func notWanted() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    for _ in 0..<2 { _ = try await client.get(server.url()) }
    #expect(server.requests.count == 2)
    #expect(files.isEmpty)
  }

  @Test(
    "A reply with a validator is asked whether it is still the same",
    arguments: [("ETag", "\"1\""), ("ETag", "W/\"1\""), ("Last-Modified", HTTPCacheTests.date)])
  func validated(name: String, value: String) async throws {
    let server = try server([(name, value), ("Cache-Control", "no-cache")])
    #expect(try await get(server) == "0")
    #expect(try await get(server) == "0")
    #expect(server.requests.count == 2)
  }

  @Test("A request can ask to be answered by the server")
  func askedFor() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server) == "0")
    #expect(try await get(server, [HTTPField("Cache-Control", "no-cache")]) == "1")
    #expect(try await get(server) == "1")
    #expect(try await get(server, [HTTPField("cache-control", "max-age=0")]) == "1")
    try await client.clock.sleep(for: Span(seconds: Int64(1)), until: Cancellation())
    #expect(try await get(server, [HTTPField("cache-control", "max-age=0")]) == "2")
  }

  @Test("A reply that depends on a header is for requests with the same one, whose value is not written down")
  func vary() async throws {
    let server = try server([("Cache-Control", "max-age=60"), ("Vary", "Authorization, Accept")])
    #expect(try await get(server, [HTTPField("Authorization", "Bearer one")]) == "0")
    #expect(try await get(server, [HTTPField("Authorization", "Bearer one")]) == "0")
    #expect(try await get(server, [HTTPField("Authorization", "Bearer two")]) == "1")
    let kept = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }.joined()
    #expect(!kept.contains("Bearer"))
    #expect(!kept.contains("secret"))
  }

  @Test("What one token gets is nothing for another, even where the server does not say so")
  func tokens() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server, [HTTPField("Authorization", "Bearer one")]) == "0")
    #expect(try await get(server, [HTTPField("Authorization", "Bearer two")]) == "1")
    #expect(try await get(server) == "2")
  }

  @Test("Changing what is at a URL ends what is kept of it")
  func changed() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server, path: "/a") == "0")
    _ = try await client.send(HTTPRequest("DELETE", server.url("/a")))
    #expect(try await get(server, path: "/a") == "2")
  }

  @Test("Errors of the server are not kept")
  func errors() async throws {
    let server = try server([("Cache-Control", "max-age=60")], status: 503)
    _ = try await get(server)
    #expect(files.isEmpty)
  }

  @Test("A redirect that may be kept is not asked for again, and each hop is admitted all the same")
  func redirect() async throws {
    let server = try LoopbackServer { request in
      request.path == "/a" ? .redirect(to: "/b", status: 301, headers: [("Cache-Control", "max-age=60")]) : .text("end")
    }
    #expect(try await get(server, path: "/a") == "end")
    #expect(try await get(server, path: "/a") == "end")
    #expect(server.requests.map(\.path) == ["/a", "/b", "/b"])
    var request = HTTPRequest(server.url("/a"))
    request.usesCache = true
    let requests = server.requests.count
    let failure = await client.failure(of: request) { _ in throw Failure(.permission, "No.") }
    #expect(failure?.reason == .permission)
    #expect(server.requests.count == requests)
  }

  @Test(
    "A file that is damaged is as if it were not there",
    arguments: ["", "x", "runner-cache 1\n1 2\n\n", "runner-cache 1\n1 2 200\n"])
  func damaged(text: String) async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    #expect(try await get(server) == "0")
    for file in files { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try await get(server) == "1")
  }

  @Test("The folder keeps its size: what was used longest ago goes first")
  func bounded() throws {
    let cache = HTTPCache(folder: folder.path, limit: 10_000)
    let curl = try Curl.load()
    let legs = try (0..<12).map { number in
      HTTPLeg(method: "GET", location: try HTTPLocation(try #require(Address("http://h/\(number)")), curl), fields: [])
    }
    let head = ReplyHead(status: 200, fields: [HTTPField("cache-control", "max-age=60")])
    for (number, leg) in legs.enumerated() {
      let entry = try #require(CacheEntry(leg, head, body: .init(repeating: 1, count: 1400), requested: 0, received: 0))
      cache.store(entry, for: leg)
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        let date = try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate ?? .now
        if Date.now.timeIntervalSince(date) < 30 {
          try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(Double(number - 1000))], ofItemAtPath: file.path)
        }
      }
    }
    #expect(legs.map { cache.entry(for: $0) != nil } == (0..<12).map { $0 >= 6 })
  }

  @Test("Files are for this user alone")
  func modes() async throws {
    let server = try server([("Cache-Control", "max-age=60")])
    _ = try await get(server)
    let file = try #require(files.first)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
  }
}
