import Testing

@testable import Workflow

@Suite("Regular expressions")
struct RegularExpressionTests {
  @Test(
    "match as PCRE2 says",
    arguments: [
      ("^v[0-9]+$", "v12", true), ("^v[0-9]+$", "w12", false), ("é", "caf\u{E9}", true), ("(?i)ADA", "ada", true),
      ("^$", "", true),
      ("\\bb", "a b", true), ("\\d", "٣", true), ("(a+)\\1", "aaaa", true), ("a.c", "a\nc", false),
    ])
  func matching(pattern: String, text: String, expected: Bool) throws {
    #expect(try RegularExpression(pattern).matches(text) == expected)
  }

  @Test(
    "replace with groups and dollars",
    arguments: [
      ("(\\w)(\\d)?", "$2$1$9$$1", "a1b", "1a$1b$1"), ("", "-", "ab", "-a-b-"), ("x", "y", "", ""),
      ("a", "$", "ba", "b$"), ("(a)|(b)?", "<$1|$2>", "aéb", "<a|><|>é<|b><|>"),
    ])
  func replacing(pattern: String, replacement: String, text: String, expected: String) throws {
    #expect(try RegularExpression(pattern).replacing(in: text, with: replacement) == expected)
  }

  @Test(
    "say why a pattern is none, and where", arguments: [("a(b", 3), ("[z-a]", 3), ("\\C", 2), ("(?<n>a)(?<n>b)", 12)])
  func faults(pattern: String, offset: Int) {
    #expect { _ = try RegularExpression(pattern) } throws: { error in
      guard let fault = error as? RegularExpression.Fault else { return false }
      return fault.offset == offset && !fault.reason.isEmpty
    }
  }

  @Test("ignore case when told to")
  func cases() throws {
    #expect(try RegularExpression("ä", ignoresCase: true).matches("Ä"))
    #expect(try RegularExpression(RegularExpression.quoted("a.b*é "), ignoresCase: true).matches("xA.B*É "))
  }
}
