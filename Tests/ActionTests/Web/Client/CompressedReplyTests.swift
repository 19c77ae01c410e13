import Foundation
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Compressed replies")
struct CompressedReplyTests {
  private static let body = Array("One film after the other, again and again.".utf8)

  /// How the body reaches the client.
  enum Framing: CaseIterable {
    case counted, chunked, untilClosed

    func reply(_ coding: String, _ packed: [UInt8], cutAfter count: Int? = nil) -> LoopbackReply {
      let sent = Array(packed.prefix(count ?? packed.count))
      let headers = [(name: "Content-Encoding", value: coding)]
      switch self {
      case .counted:
        return LoopbackReply(
          status: 200, headers: headers + [("Content-Length", "\(packed.count)")], pieces: [.bytes(sent), .close])
      case .chunked:
        let chunk = Array("\(String(packed.count, radix: 16))\r\n".utf8) + sent
        return LoopbackReply(
          status: 200, headers: headers + [("Transfer-Encoding", "chunked")],
          pieces: [.bytes(count == nil ? chunk + Array("\r\n0\r\n\r\n".utf8) : chunk), .close])
      case .untilClosed: return LoopbackReply(status: 200, headers: headers, pieces: [.bytes(sent), .close])
      }
    }
  }

  @Test("Each comes whole, however its end is told", arguments: BodyDecoderTests.forms, Framing.allCases)
  func whole(form: BodyDecoderTests.Form, framing: Framing) async throws {
    let server = try LoopbackServer { _ in framing.reply(form.coding, form.packed) }
    #expect(try await TestClient().get(server.url()).text == "One film after the other.")
    #expect(server.requests.first?.header("accept-encoding") == "gzip, deflate")
  }

  @Test("One that is cut is a failure, and is asked for again", arguments: BodyDecoderTests.forms, Framing.allCases)
  func cut(form: BodyDecoderTests.Form, framing: Framing) async throws {
    let size = form.packed.count
    for count in [1, 5, 12, size / 2, size - 9, size - 1] where !form.ends.contains(count) && count < size {
      let server = try LoopbackServer { request in
        framing.reply(form.coding, form.packed, cutAfter: request.index == 0 ? count : nil)
      }
      var request = HTTPRequest(server.url())
      request.attempts = 1
      let failure = await TestClient().failure(of: request)
      #expect(failure?.message == "The reply of `127.0.0.1:\(server.port)` was cut off.", "after \(count) bytes")
      #expect(failure?.reason == .network)
      let other = try LoopbackServer { request in
        framing.reply(form.coding, form.packed, cutAfter: request.index == 0 ? count : nil)
      }
      #expect(try await TestClient().get(other.url()).text == "One film after the other.")
      #expect(other.requests.count == 2)
    }
  }

  @Test("One that is cut is not asked for again where that may do harm")
  func unsafe() async throws {
    let packed = Gzip.stored(Self.body)
    let server = try LoopbackServer { _ in Framing.untilClosed.reply("gzip", packed, cutAfter: 20) }
    let failure = await TestClient().failure(of: HTTPRequest("POST", server.url()))
    #expect(failure?.message == "The reply of `127.0.0.1:\(server.port)` was cut off.")
    #expect(server.requests.count == 1)
  }

  @Test("A checksum that does not fit is a failure", arguments: BodyDecoderTests.forms.filter(\.isChecked))
  func corrupt(form: BodyDecoderTests.Form) async throws {
    var packed = form.packed
    packed[packed.count - 1] ^= 1
    let server = try LoopbackServer { [packed] _ in Framing.counted.reply(form.coding, packed) }
    #expect(
      await TestClient().failure(of: HTTPRequest(server.url()))?.message
        == "The reply of `127.0.0.1` is not compressed as it says.")
  }

  @Test(
    "A reply without a body may name any coding",
    arguments: ["gzip", "deflate", "br", "gzip, gzip"], [("HEAD", 200), ("GET", 204), ("GET", 304), ("GET", 200)])
  func empty(coding: String, exchange: (method: String, status: Int)) async throws {
    let server = try LoopbackServer { _ in
      LoopbackReply(
        status: exchange.status, headers: [("Content-Encoding", coding), ("Content-Length", "0")], pieces: [])
    }
    let reply = try await TestClient().send(HTTPRequest(exchange.method, server.url()))
    #expect(reply.status == exchange.status)
    #expect(try reply.bytes.isEmpty)
  }

  @Test("The body of a redirect is not unpacked")
  func redirect() async throws {
    let server = try LoopbackServer { request in
      request.path == "/end"
        ? .text("x")
        : LoopbackReply(status: 302, headers: [("Location", "/end"), ("Content-Encoding", "gzip")], body: [1, 2, 3])
    }
    #expect(try await TestClient().get(server.url()).text == "x")
  }

  @Test("A body that would unpack to more than is taken stops at the limit", arguments: ["gzip", "deflate"])
  func bomb(coding: String) async throws {
    var limits = HTTPLimits()
    limits.replyBytes = 1 << 20
    let zipped = Gzip.run(of: 0, count: 1 + 258 * 20_000)
    // Without its frame, the same is what `deflate` is often taken for.
    let packed = coding == "gzip" ? zipped : Array(zipped[10..<(zipped.count - 8)])
    let server = try LoopbackServer { _ in Framing.counted.reply(coding, packed) }
    #expect(
      await TestClient(limits: limits).failure(of: HTTPRequest(server.url()))?.message
        == "The reply is longer than 1 MB.")
  }

  @Test("A header of the request says what else is understood")
  func own() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var request = HTTPRequest(server.url())
    request.headers = [HTTPField("accept-encoding", "identity")]
    _ = try await TestClient().send(request)
    #expect(server.requests.first?.headers.filter { $0.name.lowercased() == "accept-encoding" }.count == 1)
    #expect(server.requests.first?.header("accept-encoding") == "identity")
  }
}

@Suite("Compressed downloads")
struct CompressedDownloadTests {
  private let place: TemporaryPlace
  private let body = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  init() throws { place = try TemporaryPlace() }

  private func request(_ server: LoopbackServer, resumes: Bool) -> HTTPRequest {
    var request = HTTPRequest(server.url())
    request.destination = .file(path: "\(place.path)/film", resumes: resumes, existing: .replace)
    return request
  }

  private func content() throws -> [UInt8] { try SystemFiles().read("\(place.path)/film", limit: 1 << 20) }

  @Test("A server that compresses all the same is got again from the start when it is cut", arguments: [true, false])
  func cut(resumes: Bool) async throws {
    let packed = Gzip.stored(body)
    let server = try LoopbackServer { request in
      LoopbackReply(
        status: 200, headers: [("Content-Encoding", "gzip"), ("ETag", "\"1\"")],
        pieces: [.bytes(Array(packed.prefix(request.index < 2 ? 70_000 : packed.count))), .close])
    }
    _ = try await TestClient().send(request(server, resumes: resumes))
    #expect(try content() == body)
    #expect(server.requests.map { $0.header("range") } == [nil, nil, nil])
    #expect(server.requests.first?.header("accept-encoding") == "identity")
    #expect(place.names() == ["film"])
  }

  @Test("One that stays cut leaves nothing", arguments: [true, false])
  func gone(resumes: Bool) async throws {
    let packed = Gzip.stored(body)
    let server = try LoopbackServer { _ in
      LoopbackReply(
        status: 200, headers: [("Content-Encoding", "gzip"), ("ETag", "\"1\"")],
        pieces: [.bytes(Array(packed.prefix(70_000))), .close])
    }
    #expect(await TestClient().failure(of: request(server, resumes: resumes))?.reason == .network)
    #expect(place.names() == [])
  }

  @Test("A part that comes compressed is no part of what is there")
  func part() async throws {
    let body = body
    let server = try LoopbackServer { request in
      guard let start = request.header("range").flatMap({ Int($0.dropFirst("bytes=".count).dropLast()) }) else {
        return LoopbackReply(headers: [("ETag", "\"1\"")], body: body).cut(after: 60_000)
      }
      return LoopbackReply(
        status: 206,
        headers: [
          ("Content-Range", "bytes \(start)-\(body.count - 1)/\(body.count)"), ("Content-Encoding", "gzip"),
        ],
        body: Gzip.stored(Array(body[start...])))
    }
    #expect(
      await TestClient().failure(of: request(server, resumes: false))?.message
        == "`127.0.0.1` sent another part of the file than was asked for.")
    #expect(place.names() == [])
  }
}
