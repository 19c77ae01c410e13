import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("What a request may consist of")
struct HTTPRulesTests {
  @Test(
    "Line breaks, NUL and other controls in headers are refused before anything is sent",
    arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\u{0}b", "a\u{1B}[2J", "a\u{7F}"])
  func values(value: String) async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var request = HTTPRequest(server.url())
    request.headers = [HTTPField("X-Note", value)]
    let failure = await TestClient().failure(of: request)
    #expect(failure?.reason == .input)
    #expect(failure?.message == "The header `X-Note` has a line break or another control character in its value.")
    #expect(server.connectionCount == 0)
  }

  @Test(
    "Names that are none, and those that say where a request goes and ends, are refused",
    arguments: ["", "X Y", "X:", "X\r\nY", "Ü", "Content-Length", "transfer-encoding", "Host"])
  func names(name: String) async throws {
    var request = HTTPRequest(try #require(Address("http://127.0.0.1:9/")))
    request.headers = [HTTPField(name, "1")]
    #expect(await TestClient().failure(of: request)?.reason == .input)
  }

  @Test("Methods that are no word are refused", arguments: ["", "GET /", "G\r\nET", "GÉT"])
  func methods(method: String) async throws {
    let url = try #require(Address("http://127.0.0.1:9/"))
    #expect(await TestClient().failure(of: HTTPRequest(method, url))?.reason == .input)
  }

  @Test("Texts beyond ASCII and tabs arrive in headers, and so does nothing at all")
  func text() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var request = HTTPRequest(server.url())
    request.headers = [HTTPField("X-Name", "Zoë\tÅ"), HTTPField("X-Empty", "")]
    _ = try await TestClient().send(request)
    #expect(server.requests.first?.header("x-name") == "Zoë\tÅ")
    #expect(server.requests.first?.header("x-empty") == "")
  }
}
