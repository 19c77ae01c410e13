import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Redirects")
struct RedirectTests {
  @Test("A redirect is followed, relative or not, and the reply says where it came from")
  func followed() async throws {
    let other = try LoopbackServer { _ in .text("there") }
    let server = try LoopbackServer { request in
      request.path == "/a/start" ? .redirect(to: "../b?x=1") : .redirect(to: other.url("/c").text, status: 307)
    }
    let reply = try await TestClient().get(server.url("/a/start"))
    #expect(try reply.text == "there")
    #expect(reply.url.text == other.url("/c").text)
    #expect(server.requests.map(\.target) == ["/a/start", "/b?x=1"])
  }

  @Test("It is not followed where that is not wanted")
  func notFollowed() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/b") }
    var request = HTTPRequest(server.url())
    request.followsRedirects = false
    let reply = try await TestClient().send(request)
    #expect(reply.status == 302)
    #expect(reply.header("location") == "/b")
  }

  @Test(
    "Redirects to what is no web page are refused",
    arguments: [
      "file:///etc/passwd", "gopher://127.0.0.1:25/_HELO", "ftp://127.0.0.1/", "javascript:alert(1)", "http:///etc",
      "http://127.0.0.1\\@example.org/", "//127.0.0.1\\x/", "http://127.0.0.1:x/",
      "http://127.0.0.1/\u{1B}[31m", "/a\tb",
    ])
  func refused(target: String) async throws {
    let server = try LoopbackServer { request in request.path == "/" ? .redirect(to: target) : .text("followed") }
    let failure = await TestClient().failure(of: HTTPRequest(server.url()))
    #expect(failure?.reason == .network)
    #expect(failure?.message.contains("cannot be requested") == true)
    #expect(failure?.notes == ["`127.0.0.1` redirects there."])
    #expect(server.requests.count == 1)
  }

  @Test("A redirect that says no place is an error")
  func nowhere() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "") }
    let failure = await TestClient().failure(of: HTTPRequest(server.url("/a")))
    #expect(failure?.reason == .network)
    #expect(failure?.message == "`127.0.0.1` redirects, and does not say where to.")
    #expect(server.requests.count == 1)
  }

  @Test("A circle of redirects ends after ten")
  func circle() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/loop") }
    let failure = await TestClient().failure(of: HTTPRequest(server.url("/loop")))
    #expect(failure?.message == "`127.0.0.1` redirects more than 10 times.")
    #expect(server.requests.count == 11)
  }

  @Test("Ten redirects are followed")
  func ten() async throws {
    let server = try LoopbackServer { $0.index < 10 ? .redirect(to: "/\($0.index)") : .text("end") }
    #expect(try await TestClient().get(server.url()).text == "end")
  }

  @Test(
    "The method changes as RFC 9110 says",
    arguments: [
      (301, "POST", "GET "), (302, "POST", "GET "), (303, "POST", "GET "), (303, "PUT", "GET "),
      (307, "POST", "POST body"),
      (308, "POST", "POST body"), (301, "PUT", "PUT body"), (302, "GET", "GET "),
    ])
  func method(status: Int, method: String, arrives: String) async throws {
    let server = try LoopbackServer { request in
      request.path == "/" ? .redirect(to: "/end", status: status) : .text("\(request.method) \(request.text)")
    }
    var request = HTTPRequest(method, server.url())
    if method != "GET" { request.body = .bytes(Array("body".utf8), type: ContentType("text/plain")) }
    #expect(try await TestClient().send(request).text == arrives)
    #expect((server.requests.last?.header("content-type") == nil) == arrives.hasPrefix("GET"))
  }

  @Test("Credentials stay with the origin they are for; other headers go along")
  func credentials() async throws {
    let other = try LoopbackServer { _ in .text("x") }
    let server = try LoopbackServer { request in
      request.path == "/" ? .redirect(to: "/same") : .redirect(to: other.url().text)
    }
    var request = HTTPRequest(server.url())
    request.headers = [
      HTTPField("Authorization", "Bearer secret"), HTTPField("X-Key", "secret", isForOriginOnly: true),
      HTTPField("Cookie", "a=secret"), HTTPField("X-Plain", "1"),
    ]
    _ = try await TestClient().send(request)
    for name in ["authorization", "x-key", "cookie"] {
      #expect(server.requests.allSatisfy { $0.header(name)?.contains("secret") == true })
      #expect(other.requests.first?.header(name) == nil)
    }
    #expect(other.requests.first?.header("x-plain") == "1")
  }

  @Test("User and password of a URL are sent to its origin, and to no other")
  func userInURL() async throws {
    let other = try LoopbackServer { _ in .text("x") }
    let server = try LoopbackServer { _ in .redirect(to: other.url("/", host: "eve:eve@127.0.0.1").text) }
    _ = try await TestClient().get(server.url("/", host: "ann:pw@127.0.0.1"))
    #expect(server.requests.first?.header("authorization") == "Basic YW5uOnB3")
    #expect(other.requests.first?.header("authorization") == nil)
  }

  @Test("From `https` to `http` only where that is allowed")
  func downgrade() throws {
    let curl = try Curl.load()
    let start = try HTTPLocation(try #require(Address("https://example.org/")), curl)
    let leg = HTTPLeg(method: "GET", location: start, fields: [])
    let head = ReplyHead(status: 302, fields: [HTTPField("location", "http://example.org/")])
    #expect(throws: Failure.self) { try leg.next(after: head, allowsDowngrade: false, curl) }
    #expect(try leg.next(after: head, allowsDowngrade: true, curl).location.origin.scheme == "http")
  }

  @Test("Cookies that a redirect sets are sent to where it leads, if they are wanted", arguments: [true, false])
  func cookies(wanted: Bool) async throws {
    let server = try LoopbackServer { request in
      request.path == "/" ? .redirect(to: "/end", headers: [("Set-Cookie", "id=7; Path=/; HttpOnly")]) : .text("x")
    }
    var request = HTTPRequest(server.url())
    request.keepsCookies = wanted
    _ = try await TestClient().send(request)
    #expect(server.requests.last?.header("cookie") == (wanted ? "id=7" : nil))
  }
}
