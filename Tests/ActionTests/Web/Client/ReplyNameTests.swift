import Testing
import Workflow

@testable import Actions

@Suite("Names of replies")
struct ReplyNameTests {
  private func name(_ url: String, _ disposition: String?, _ type: String?) throws -> String {
    let location = try HTTPLocation(try #require(Address(url)), try Curl.load())
    let fields = disposition.map { [HTTPField("content-disposition", $0)] } ?? []
    return ReplyName.of(ReplyHead(status: 200, fields: fields), at: location, type: type.map { ContentType($0) })
  }

  @Test(
    "A name that the server suggests is a plain name in no folder",
    arguments: [
      (#"attachment; filename="../../.bashrc""#, "bashrc"), (#"attachment; filename=/etc/passwd"#, "passwd"),
      (#"attachment; filename="C:\\Windows\\x.dll""#, "x.dll"), (#"attachment; filename="a\"b.txt""#, "a\"b.txt"),
      (#"attachment; filename="a.txt"; filename*=UTF-8''%E2%82%AC%2F..%2Fb.txt"#, "b.txt"),
      ("attachment; filename*=UTF-8'en'na%C3%AFve.txt", "naïve.txt"), ("inline; size=3; filename = x.pdf", "x.pdf"),
      ("attachment; filename=\"a\u{1B}[2J.txt\"", "a_[2J.txt"), ("attachment; filename=\"..\"", "page.html"),
      ("attachment", "page.html"), ("attachment; filename=\"", "page.html"), ("; =; filename", "page.html"),
    ])
  func suggested(disposition: String, name: String) throws {
    #expect(try self.name("http://example.org/page.html", disposition, nil) == name)
  }

  @Test(
    "Otherwise it is the end of the path, with the extension of the type where it has none",
    arguments: [
      ("http://example.org/a/b.json?x=/y.txt", "text/html", "b.json"),
      ("http://example.org/3/movie", "application/json", "movie.json"),
      ("http://example.org/", "text/html", "reply.html"), ("http://example.org", nil, "reply"),
      ("http://example.org/a%2F..%2F.b%20c", nil, "b c"), ("http://example.org/dir/", "text/html", "reply.html"),
    ] as [(String, String?, String)])
  func path(url: String, type: String?, name: String) throws {
    #expect(try self.name(url, nil, type) == name)
  }

  @Test("A long name is cut")
  func long() throws {
    #expect(try name("http://example.org/" + String(repeating: "x", count: 5000), nil, nil).utf8.count == 200)
  }

  @Test(
    "Names are sane whatever a server sends, and plain names stay as they are",
    arguments: [
      ("a%00b", "a_b"), ("a%0Ab.txt", "a_b.txt"), ("a%0D%0Ab", "a__b"), ("a%1B[31m", "a_[31m"), ("%80", "reply"),
      ("a%80.txt", "a_.txt"), ("a%7Fb", "a_b"), ("a%C2%85b", "a_b"), ("a%E2%80%A8b", "a_b"), ("a.%E2%80%AE", "a."),
      ("a%5Cb", "b"), ("a%2Fb", "b"), ("%2e%2e%2f", "reply"), ("%F0%9F%98%80", "😀"), ("%5Cx00b", "x00b"),
    ])
  func sane(path: String, name: String) throws {
    let found = try self.name("http://example.org/\(path)", nil, nil)
    #expect(found == name)
    #expect(ReplyName.plain(found) == found)
  }
}
