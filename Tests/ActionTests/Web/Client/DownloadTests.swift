import Foundation
import Synchronization
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Downloads into files")
final class DownloadTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "film.bin").path }
  private let body = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }
  private func content(_ path: String? = nil) throws -> [UInt8] {
    try SystemFiles().read(path ?? self.path, limit: 1 << 24)
  }

  private func request(
    _ server: LoopbackServer, resumes: Bool = false, existing: HTTPRequest.Existing = .replace, attempts: Int = 4
  ) -> HTTPRequest {
    var request = HTTPRequest(server.url("/film.bin"))
    request.destination = .file(path: path, resumes: resumes, existing: existing)
    request.attempts = attempts
    return request
  }

  /// A server that gives ranges, as those of a tag, and breaks off where it is told.
  private func server(
    tag: String = "\"1\"", cut: @escaping @Sendable (LoopbackRequest) -> Int? = { _ in nil }
  ) throws -> LoopbackServer {
    let body = body
    return try LoopbackServer { request in
      let range = request.header("range").flatMap { Int($0.dropFirst("bytes=".count).dropLast()) }
      let start = request.header("if-range") == tag ? range ?? 0 : 0
      let headers = [(name: "ETag", value: tag), ("Content-Range", "bytes \(start)-\(body.count - 1)/\(body.count)")]
      let reply = LoopbackReply(status: start > 0 ? 206 : 200, headers: headers, body: Array(body[start...]))
      return cut(request).map { reply.cut(after: $0) } ?? reply
    }
  }

  @Test("The file appears whole, with nothing beside it", arguments: [true, false])
  func whole(resumes: Bool) async throws {
    let told = Mutex<[Int?]>([])
    let server = try server()
    var request = request(server, resumes: resumes)
    request.progress = { received, total in told.withLock { $0 += [received, total] } }
    let reply = try await TestClient().send(request)
    #expect(reply.body.path == path)
    #expect(try content() == body)
    #expect(names == ["film.bin"])
    #expect(told.withLock { $0.suffix(2) } == [body.count, body.count])
  }

  @Test("A file that was there is replaced, and its mode stays but for what lends rights")
  func replaced() async throws {
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    let server = try server()
    for (mode, kept) in [(0o640, 0o640), (0o6751, 0o751)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      _ = try await TestClient().send(request(server))
      #expect(try content() == body)
      #expect(try permissions(of: path) == kept)
    }
  }

  @Test("Nothing is taken of what has come meanwhile and is not replaced, or is no file", arguments: [true, false])
  func modes(isLink: Bool) async throws {
    let path = path
    let server = try server { _ in
      if isLink {
        try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
      } else {
        try? "other".write(toFile: path, atomically: true, encoding: .utf8)
        try? FileManager.default.setAttributes([.posixPermissions: 0o4755], ofItemAtPath: path)
      }
      return nil
    }
    let usual = folder.appending(path: "usual").path
    try Data().write(to: URL(filePath: usual))
    let reply = try await TestClient().send(request(server, existing: isLink ? .replace : .keepBoth))
    let place = try #require(reply.body.path)
    #expect(place == (isLink ? path : folder.appending(path: "film 2.bin").path))
    #expect(try permissions(of: place) == permissions(of: usual))
    #expect(try content(place) == body)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(
    "A file that comes while another is downloaded to its path stays, unless it may be replaced",
    arguments: [true, false])
  func meanwhile(resumes: Bool) async throws {
    let path = path
    let server = try server { _ in
      try? "other".write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    }
    let next = folder.appending(path: "film 2.bin").path
    #expect(try await TestClient().send(request(server, resumes: resumes, existing: .keepBoth)).body.path == next)
    #expect(try content(next) == body)
    #expect(names == ["film 2.bin", "film.bin"])
    let failure = await TestClient().failure(of: request(server, resumes: resumes, existing: .fail))
    #expect(failure?.message == "`\(path)` is there already.")
    #expect(try content() == Array("other".utf8))
    #expect(names.contains("film.bin.part") == resumes)
    #expect(try await TestClient().send(request(server, resumes: resumes)).body.path == path)
    #expect(try content() == body)
    #expect(names == ["film 2.bin", "film.bin"])
  }

  @Test("Of two runs that download to one path the second is told of the first, which loses nothing")
  func twoRuns() async throws {
    let body = body
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      let headers = [(name: "ETag", value: "\"1\""), ("Content-Length", "\(body.count)")]
      let pieces: [LoopbackReply.Piece] = [.bytes(Array(body[..<1000])), .gate(gate), .bytes(Array(body[1000...]))]
      return LoopbackReply(status: 200, headers: headers, pieces: request.index == 0 ? pieces : [.bytes(body)])
    }
    let (begun, signal) = AsyncStream<Void>.makeStream()
    var first = request(server, resumes: true)
    first.progress = { received, _ in if received > 0 { signal.finish() } }
    async let reply = TestClient().send(first)
    for await _ in begun {}
    let failure = await TestClient().failure(of: request(server, resumes: true))
    #expect(failure?.message == "`\(path)` is being downloaded by another run.")
    #expect(names == ["film.bin.part", "film.bin.part.source"])
    gate.open()
    #expect(try await reply.body.path == path)
    #expect(try content() == body)
    #expect(names == ["film.bin"])
  }

  @Test("A failure leaves the old file, and nothing else")
  func failure() async throws {
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    let server = try server { _ in 5000 }
    #expect(await TestClient().failure(of: request(server))?.reason == .network)
    #expect(try content() == Array("old".utf8))
    #expect(names == ["film.bin"])
    #expect(server.requests.count == 4)
  }

  @Test("A short body leaves no file")
  func short() async throws {
    let server = try LoopbackServer { _ in
      LoopbackReply(status: 200, headers: [("Content-Length", "1000")], pieces: [.bytes([1]), .close])
    }
    #expect(await TestClient().failure(of: request(server))?.reason == .network)
    #expect(names == [])
  }

  @Test("The body of an error does not go into the file")
  func error() async throws {
    let server = try LoopbackServer { _ in .text("not here", status: 404) }
    let reply = try await TestClient().send(request(server))
    #expect(reply.status == 404)
    #expect(try reply.text == "not here")
    #expect(names == [])
  }

  @Test("Each attempt goes on where the one before was cut")
  func nextAttempt() async throws {
    let server = try server { $0.index < 3 ? 60_000 : nil }
    _ = try await TestClient().send(request(server))
    #expect(try content() == body)
    let starts = server.requests.map { $0.header("range") ?? "all" }
    #expect(starts[0] == "all")
    #expect(Set(starts).count == 4)
    #expect(names == ["film.bin"])
  }

  @Test("What cannot be gone on with is got from its start, into an empty file", arguments: [true, false])
  func fromStart(resumes: Bool) async throws {
    let body = body
    let server = try LoopbackServer { request in
      let reply = LoopbackReply(body: Array(body[request.index...]))
      return request.index < 3 ? reply.cut(after: 60_000) : reply
    }
    _ = try await TestClient().send(request(server, resumes: resumes))
    #expect(try content() == Array(body[3...]))
    #expect(server.requests.map { $0.header("range") } == [nil, nil, nil, nil])
    #expect(names == ["film.bin"])
  }

  @Test("The next run goes on where the one before was cut")
  func nextRun() async throws {
    let server = try server { $0.index == 0 ? 150_000 : nil }
    #expect(await TestClient().failure(of: request(server, resumes: true, attempts: 1)) != nil)
    #expect(names == ["film.bin.part", "film.bin.part.source"])
    let had = try content(path + ".part").count
    #expect(had > 100_000)
    _ = try await TestClient().send(request(server, resumes: true))
    #expect(server.requests.last?.header("range") == "bytes=\(had)-")
    #expect(try content() == body)
    #expect(names == ["film.bin"])
  }

  @Test("A file that has changed in between is got from its start")
  func changed() async throws {
    let old = try server(tag: "\"0\"") { _ in 150_000 }
    #expect(await TestClient().failure(of: request(old, resumes: true, attempts: 1)) != nil)
    // The note names the URL, and a server that starts anew has another port.
    let new = try server(tag: "\"2\"")
    let note = try String(decoding: content(path + ".part.source"), as: UTF8.self)
    try note.replacingOccurrences(of: ":\(old.port)", with: ":\(new.port)")
      .write(toFile: path + ".part.source", atomically: true, encoding: .utf8)
    _ = try await TestClient().send(request(new, resumes: true))
    #expect(new.requests.first?.header("if-range") == "\"0\"")
    #expect(try content() == body)
  }

  @Test("What another URL left is not gone on with")
  func otherSource() async throws {
    let old = try server { _ in 150_000 }
    #expect(await TestClient().failure(of: request(old, resumes: true, attempts: 1)) != nil)
    let new = try server()
    _ = try await TestClient().send(request(new, resumes: true))
    #expect(new.requests.first?.header("range") == nil)
    #expect(try content() == body)
    #expect(names == ["film.bin"])
  }

  @Test("Where more is there than the file has, it is got anew")
  func unsatisfiable() async throws {
    let body = body
    let server = try LoopbackServer { request in
      request.header("range") == nil
        ? LoopbackReply(headers: [("ETag", "\"1\"")], body: body) : LoopbackReply(status: 416)
    }
    try Data(body + body).write(to: URL(filePath: path + ".part"))
    try "\(server.url("/film.bin").text)\n\"1\"\n".write(
      toFile: path + ".part.source", atomically: true, encoding: .utf8)
    _ = try await TestClient().send(request(server, resumes: true))
    #expect(try content() == body)
    #expect(names == ["film.bin"])
  }

  @Test("Another part than the one that was asked for is refused")
  func otherPart() async throws {
    let server = try LoopbackServer { request in
      request.index == 0
        ? LoopbackReply(headers: [("ETag", "\"1\"")], body: .init(repeating: 1, count: 5000)).cut(after: 3000)
        : LoopbackReply(status: 206, headers: [("Content-Range", "bytes 7-9/5000")], body: [1, 2, 3])
    }
    #expect(
      await TestClient().failure(of: request(server))?.message
        == "`127.0.0.1` sent another part of the file than was asked for.")
    #expect(names == [])
  }

  @Test("A link, a folder and no path at all are refused before anything is sent")
  func targets() async throws {
    let server = try server()
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/tmp/elsewhere")
    var request = request(server)
    let failure = await TestClient().failure(of: request)
    #expect(failure?.message.hasSuffix(" cannot be written: it is a symbolic link.") == true)
    for target in [folder.path, "", "a\u{0}b"] {
      request.destination = .file(path: target, resumes: false, existing: .replace)
      #expect(await TestClient().failure(of: request) != nil)
    }
    #expect(server.requests.isEmpty)
  }

  @Test("A download that is cancelled leaves nothing")
  func cancelled() async throws {
    let cancellation = Cancellation()
    let server = try LoopbackServer { _ in
      LoopbackReply(
        status: 200, headers: [("Content-Length", "1000000")],
        pieces: [.bytes(.init(repeating: 1, count: 5000)), .gate(LoopbackGate { cancellation.cancel() })])
    }
    await #expect(throws: Failure.self) { try await TestClient().send(request(server), until: cancellation) }
    #expect(names == [])
  }
}
