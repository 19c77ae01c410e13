import Testing
import Workflow

@Suite("The beginning of what was said")
struct FirstLinesTests {
  @Test(
    "It is one line that ends a sentence",
    arguments: [
      ("a", "a."), ("a.\n", "a."), ("\n\n  a \r\nb\n", "a / b."), ("1\n2\n3\n4\n", "1 / 2 / 3."), ("why?", "why?"),
      ("\u{1B}[2Jx", "\\x1b[2Jx."),
    ])
  func sentence(text: String, sentence: String) { #expect(FirstLines(of: text).sentence == sentence) }

  @Test("Nothing said gives nothing", arguments: ["", "\n", " \t\r\n "])
  func nothing(text: String) { #expect(FirstLines(of: text).sentence == nil) }

  @Test("Much is cut")
  func much() {
    let sentence = FirstLines(of: String(repeating: "x", count: 1_000_000)).sentence
    #expect(sentence == String(repeating: "x", count: 300) + "…")
  }
}
