import Testing
import Workflow

@testable import Actions

@Suite("Cookies")
struct CookieJarTests {
  private func location(_ url: String) throws -> HTTPLocation {
    try HTTPLocation(try #require(Address(url)), try Curl.load())
  }

  private func sent(_ cookies: [String], from source: String, to target: String) throws -> String? {
    var jar = CookieJar()
    jar.take(ReplyHead(status: 302, fields: cookies.map { HTTPField("set-cookie", $0) }), from: try location(source))
    return jar.value(for: try location(target))
  }

  @Test(
    "A cookie goes where RFC 6265 says",
    arguments: [
      ("a=1", "http://example.org/x", "http://example.org/y", "a=1"),
      ("a=1", "http://example.org/", "http://www.example.org/", nil),
      ("a=1; Domain=example.org", "http://login.example.org/", "http://www.example.org/", "a=1"),
      ("a=1; Domain=.example.org", "http://login.example.org/", "http://example.org/", "a=1"),
      ("a=1; Domain=example.org", "http://login.example.org/", "http://evilexample.org/", nil),
      ("a=1; Domain=other.org", "http://example.org/", "http://other.org/", nil),
      ("a=1; Domain=org", "http://example.org/", "http://other.org/", nil),
      ("a=1; Secure", "https://example.org/", "http://example.org/", nil),
      ("a=1; Secure", "https://example.org/", "https://example.org/", "a=1"),
      ("a=1; Path=/in", "http://example.org/", "http://example.org/in/x", "a=1"),
      ("a=1; Path=/in", "http://example.org/", "http://example.org/inside", nil),
      ("a=1", "http://example.org/in/x", "http://example.org/out", nil),
      ("a=1; Max-Age=0", "http://example.org/", "http://example.org/", nil),
      ("a", "http://example.org/", "http://example.org/", "a="),
      ("=1", "http://example.org/", "http://example.org/", nil),
      ("a=1\u{1}", "http://example.org/", "http://example.org/", nil),
    ] as [(String, String, String, String?)])
  func rules(cookie: String, source: String, target: String, sent: String?) throws {
    #expect(try self.sent([cookie], from: source, to: target) == sent)
  }

  @Test("The last of a name counts, and there are fifty at most")
  func many() throws {
    #expect(try sent(["a=1", "b=2", "a=3"], from: "http://example.org/", to: "http://example.org/") == "b=2; a=3")
    let cookies = (0..<1000).map { "c\($0)=1" }
    let value = try sent(cookies, from: "http://example.org/", to: "http://example.org/")
    #expect(value?.split(separator: ";").count == 50)
  }
}
