import Testing
import Workflow

@Suite("Base64")
struct Base64Tests {
  // RFC 4648, section 10.
  @Test(
    "Bytes become letters in groups of four",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func encoded(text: String, encoded: String) { #expect(Base64.encoded(Array(text.utf8)) == encoded) }

  @Test("All bits have their letter")
  func bits() { #expect(Base64.encoded([0xFB, 0xFF, 0xBE, 0xFF]) == "+/++/w==") }
}
