import Foundation
import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Bodies of requests")
struct RequestBodyTests {
  @Test("A form has a part for each entry, and nothing in a name ends its line")
  func form() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID().uuidString)").path
    try "from a file".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let server = try LoopbackServer { _ in .text("x") }
    var request = HTTPRequest("POST", server.url())
    request.body = .multipart([
      HTTPPart(name: "title", .bytes(Array("Up".utf8))),
      HTTPPart(name: "a\"\r\nb", .file(path: path), fileName: "x\".txt", type: ContentType("text/plain")),
    ])
    _ = try await TestClient().send(request)
    let sent = try #require(server.requests.first)
    let type = try #require(sent.header("content-type"))
    let boundary = try #require(type.split(separator: "=").last)
    #expect(type.hasPrefix("multipart/form-data; boundary="))
    #expect(
      sent.text == """
        --\(boundary)\r
        Content-Disposition: form-data; name="title"\r
        \r
        Up\r
        --\(boundary)\r
        Content-Disposition: form-data; name="a%22%0D%0Ab"; filename="x%22.txt"\r
        Content-Type: text/plain\r
        \r
        from a file\r
        --\(boundary)--\r

        """)
    #expect(sent.header("content-length") == "\(sent.body.count)")
  }

  @Test("A long file is streamed, and again where the request is sent again")
  func file() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "body-\(UUID().uuidString)").path
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let server = try LoopbackServer(replies: [.text("no", status: 503), .redirect(to: "/end", status: 307), .text("x")])
    var request = HTTPRequest("PUT", server.url())
    request.body = .file(path: path, type: ContentType("video/mp4"))
    _ = try await TestClient().send(request)
    #expect(server.requests.map { $0.body == bytes } == [true, true, true])
    #expect(server.requests.allSatisfy { $0.header("content-type") == "video/mp4" })
  }

  @Test("What cannot be sent is named", arguments: ["/nowhere/film", "/dev/null", "/"])
  func noFile(path: String) async throws {
    var request = HTTPRequest("PUT", try #require(Address("http://127.0.0.1:9/")))
    request.body = .file(path: path, type: ContentType("video/mp4"))
    #expect(await TestClient().failure(of: request)?.message.contains("`\(path)` cannot be ") == true)
  }
}
