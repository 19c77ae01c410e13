import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Proxies")
struct ProxyRulesTests {
  @Test(
    "The environment says which",
    arguments: [
      (["http_proxy": "http://p:1"], "http", "example.org", "http://p:1"),
      (["http_proxy": "http://p:1"], "https", "example.org", ""),
      (["HTTP_PROXY": "http://p:1"], "http", "example.org", ""), (["HTTPS_PROXY": "p"], "https", "example.org", "p"),
      (["all_proxy": "p"], "http", "example.org", "p"),
      (["http_proxy": "p", "no_proxy": "*"], "http", "example.org", ""),
      (["http_proxy": "p", "no_proxy": "a.org, example.org"], "http", "www.example.org", ""),
      (["http_proxy": "p", "no_proxy": ".example.org"], "http", "example.org", ""),
      (["http_proxy": "p", "NO_PROXY": "example.org"], "http", "notexample.org", "p"),
      (["http_proxy": "p", "no_proxy": "127.0.0.1,[::1]"], "http", "::1", ""), ([:], "http", "example.org", ""),
    ] as [([String: String], String, String, String)])
  func rules(environment: [String: String], scheme: String, host: String, proxy: String) {
    let origin = HTTPLocation.Origin(scheme: scheme, host: host, port: 80)
    #expect(ProxyRules(TestEnvironment(environment)).proxy(for: origin) == proxy)
  }

  @Test("A request goes through the proxy, which is told the whole URL; its address is not asked for")
  func through() async throws {
    let proxy = try LoopbackServer { .text($0.target) }
    let client = TestClient(environment: ["http_proxy": "http://127.0.0.1:\(proxy.port)"])
    let url = try #require(Address("http://nothing.invalid/a?b"))
    let reply = try await client.send(HTTPRequest(url)) { hop in
      if hop.address != nil { throw Failure(.permission, "No.") }
    }
    #expect(try reply.text == "http://nothing.invalid/a?b")
  }

  @Test(
    "What is wrong with a proxy is told without its password",
    arguments: ["bad://user:hunter2@127.0.0.1:1", "user:hunter2@ho st:1", "http://user:hunter2@127.0.0.1:99999"])
  func password(proxy: String) async throws {
    for proxy in [proxy, proxy.replacing("hunter2", with: String(repeating: "hunter2", count: 60))] {
      let client = TestClient(environment: ["http_proxy": proxy])
      var request = HTTPRequest(try #require(Address("http://joe:hunter2@nothing.invalid/a?b")))
      request.attempts = 1
      let failure = try #require(await client.failure(of: request))
      #expect(!"\(failure)".contains("hunter2"), "\(failure)")
      #expect(!"\(failure)".contains("user"), "\(failure)")
    }
  }
}
