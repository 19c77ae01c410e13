import Testing
import Workflow

@Suite("References from a URL")
struct AddressRelativeTests {
  @Test(
    "A reference leads where RFC 3986 says",
    arguments: [
      ("https://b.org/x", "https://b.org/x"), ("//b.org/x", "https://b.org/x"), ("/x?y", "https://a.org/x?y"),
      ("x", "https://a.org/b/x"), ("x?u=c:d", "https://a.org/b/x?u=c:d"), ("?page=2", "https://a.org/b/c?page=2"),
      ("#top", "https://a.org/b/c?q=1#top"), ("", "https://a.org/b/c?q=1"),
    ])
  func joined(reference: String, target: String) throws {
    let base = try #require(Address("https://a.org/b/c?q=1#f"))
    #expect(base.joined(with: reference)?.text == target)
  }

  @Test("A host without a path has its root", arguments: [("x", "https://a.org/x"), ("?y", "https://a.org?y")])
  func root(reference: String, target: String) throws {
    #expect(try #require(Address("https://a.org")).joined(with: reference)?.text == target)
  }

  @Test("What is no URL in the end leads nowhere", arguments: ["a b", "\u{1B}", "/x\n"])
  func nowhere(reference: String) throws {
    #expect(try #require(Address("https://a.org/")).joined(with: reference) == nil)
  }
}
