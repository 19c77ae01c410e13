import Testing
import Workflow

@testable import Actions

@Suite("Where a request goes")
struct HTTPLocationTests {
  private func location(_ text: String) throws -> HTTPLocation {
    try HTTPLocation(try #require(Address(text)), try Curl.load())
  }

  @Test(
    "A host is named as it is connected, however it is written",
    arguments: [
      ("http://2130706433:18081/hdr", "127.0.0.1"), ("http://0177.0.0.1:18081/hdr", "127.0.0.1"),
      ("http://0x7f.1/", "127.0.0.1"), ("http://0:18081/hdr", "0.0.0.0"), ("http://127.1/", "127.0.0.1"),
      ("http://[::ffff:127.0.0.1]:18081/hdr", "127.0.0.1"), ("http://[::FFFF:7F00:1]/", "127.0.0.1"),
      ("http://[0:0::1]/", "::1"), ("http://[fe80::1%25eth0]/", "fe80::1"), ("http://ⓛocalhost:18081/hdr", "localhost"),
      ("http://１２７.0.0.1/", "127.0.0.1"), ("http://%6cocalhost/", "localhost"), ("http://EXAMPLE.org./", "example.org"),
      ("http://bücher.example/", "xn--bcher-kva.example"),
      ("http://api.themoviedb.org.evil.example/3/movie/550", "api.themoviedb.org.evil.example"),
      ("http://evilthemoviedb.org/", "evilthemoviedb.org"),
      ("http://api.themoviedb.org@evil.example/", "evil.example"),
    ])
  func host(url: String, host: String) throws {
    #expect(try location(url).origin.host == host)
  }

  @Test(
    "What is no place to send a request to is refused, saying why",
    arguments: [
      ("file:///etc/passwd", "only `http://` and `https://` can be requested"),
      ("gopher://127.0.0.1:25/_HELO", "only `http://` and `https://` can be requested"),
      ("ftp://example.org/", "only `http://` and `https://` can be requested"),
      ("mailto:ann@example.org", "only `http://` and `https://` can be requested"),
      ("http://127.0.0.1:18081\\@api.themoviedb.org/hdr", "there is a backslash before its path"),
      ("https://example.org\\", "there is a backslash before its path"),
      ("http://[::1/", "its host is no address of version 6"),
    ])
  func refused(url: String, cause: String) throws {
    let failure = #expect(throws: Failure.self) { try location(url) }
    #expect(failure?.reason == .input)
    #expect(failure?.message.hasSuffix("cannot be requested: \(cause).") == true, "\(failure?.message ?? "")")
  }

  @Test(
    "A redirect leads nowhere that is no URL",
    arguments: [
      ("http:///etc/passwd", "it has no host"), ("http://:80/", "its host is no name and no address"),
      ("http://example.org:99999/", "its port is no number up to 65535"),
    ])
  func redirected(target: String, cause: String) throws {
    let base = try location("http://example.org/")
    let failure = #expect(throws: Failure.self) { try HTTPLocation(target, from: base, try Curl.load()) }
    #expect(failure?.message.hasSuffix("cannot be requested: \(cause).") == true, "\(failure?.message ?? "")")
  }

  @Test("User and password are no part of the place")
  func credentials() throws {
    let location = try location("https://ann:p%40ss@example.org:8443/a?b=c#d")
    #expect(location.text == "https://example.org:8443/a?b=c")
    #expect(location.credentials?.user == "ann")
    #expect(location.credentials?.password == "p@ss")
    #expect(location.origin == HTTPLocation.Origin(scheme: "https", host: "example.org", port: 8443))
  }

  @Test("Whatever a URL is made of, it is refused or names one place, which reads as itself")
  func anything() throws {
    let pieces = [
      "http", "https", "HTTP", "file", "://", ":", "/", "//", "\\", "@", "?", "#", "[", "]", "%", "%2F", "%00", "%25",
      ".",
      "..", "0", "0x7f", "127.0.0.1", "2130706433", "::1", "::ffff:1.2.3.4", "example.org", "localhost", "ⓛ", "１", "ü",
      "。",
      "xn--", "-", "_", "*", "&", "=", ";", ",", "a", "80", "99999", "\u{200D}", "\u{202E}", "😀",
    ]
    var number: UInt64 = 1
    func next(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % bound
    }
    var understood = 0
    for _ in 0..<4000 {
      let text = "http://" + (0..<(1 + next(6))).map { _ in pieces[next(pieces.count)] }.joined()
      guard let address = Address(text), let first = try? HTTPLocation(address, try Curl.load()) else { continue }
      understood += 1
      let again = try location(first.text)
      #expect(again.text == first.text && again.origin == first.origin, "\(text)")
      #expect(first.origin.host.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "[") }, "\(text)")
      #expect(["http", "https"].contains(first.origin.scheme))
    }
    #expect(understood > 400)
  }

  @Test("The port that a scheme has by itself is the same as when it is written")
  func ports() throws {
    #expect(try location("https://example.org/").origin == location("HTTPS://example.org:443/x").origin)
    #expect(try location("https://example.org/").origin != location("http://example.org/").origin)
  }
}
