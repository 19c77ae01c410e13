import Testing
import Workflow

struct AddressTests {
  @Test(
    "A URL has a scheme and no spaces or control characters",
    arguments: [
      "https://a.b", "mailto:a@b", "x+y-z.1:", "file:///tmp", "http://h:65535/", "http://h:", "http://u:99999@h?a:b",
      "https://[::1]:8",
    ])
  func accept(text: String) {
    #expect(Address(text)?.text == text)
  }

  @Test(
    "Other texts are none",
    arguments: [
      "", "a.b/c", "://a", "1a:b", "https://a b", "https://a\nb", "https://a\0b", "a\u{7F}:b", "http://h:99999",
      "https://h:8a/", "ftp://h:-1",
      "http://", "HTTPS:///a", "http:a", "http://:80", "http://u@/", "http://?q",
    ])
  func refuse(text: String) {
    #expect(Address(text) == nil)
  }

  @Test(
    "A message tells no user and no password of a URL",
    arguments: [
      ("`GET http://joe:pw@a.b/c@d` failed", "`GET http://a.b/c@d` failed"), ("https://token@a.b", "https://a.b"),
      ("ftp://a:b@c@d:80, socks5://e:f@[::1]:8", "ftp://d:80, socks5://[::1]:8"), ("x://a:b@c://d:e@f", "x://c://f"),
      ("cut: `http://joe:passw…`", "cut: `http://…`"), ("cut: `http://example…`", "cut: `http://example…`"),
      ("mail joe@a.b at http://a.b?c=d@e", "mail joe@a.b at http://a.b?c=d@e"), ("http://", "http://"), ("", ""),
    ])
  func told(message: String, told: String) {
    #expect(Address.withoutUsers(in: message) == told)
    #expect(Mask().masked(Failure(.failed, message, hint: message, notes: [message])).notes == [told])
  }

  @Test("Parts are found where hosts have brackets or names and passwords")
  func parts() {
    #expect(Address("http://u:p@[::1]:80/x")?.parts.host == "[::1]")
    #expect(Address("http://u:p@[::1]:80/x")?.parts.port == 80)
    #expect(Address("http://[::1]/x")?.parts.port == nil)
    #expect(Address("http://a?b/c#d?e")?.parts.query == "b/c")
    #expect(Address("http://a?b/c#d?e")?.parts.fragment == "d?e")
  }

  @Test(
    "A text is encoded so that it ends no part",
    arguments: [("a b/c?d&e=f#g%", "a%20b%2Fc%3Fd%26e%3Df%23g%25"), ("é\n", "%C3%A9%0A"), ("aZ0-._~", "aZ0-._~")])
  func encoded(text: String, expected: String) {
    #expect(Address.encoded(text) == expected)
  }
}
