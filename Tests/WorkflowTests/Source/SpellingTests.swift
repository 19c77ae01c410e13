import Testing

@testable import Workflow

@Suite struct SpellingTests {
  static let names = ["Get Movies", "Get Movie Details", "Choose From List", "list", "page", "prompt", "as", "region"]
  static let slips: [(written: String, nearest: String?)] = [
    ("get movies", "Get Movies"), ("Get Moveis", "Get Movies"), ("Get Movie", "Get Movies"), ("lists", "list"),
    ("lsit", "list"),
    ("promt", "prompt"), ("PAGE", "page"), ("is", nil), ("at", nil), ("AS", "as"), ("Delete Everything", nil),
    ("", nil),
    ("x", nil), ("language", nil), ("list", nil),
  ]

  @Test("The nearest name is found, and none if nothing is near", arguments: slips)
  func nearest(_ written: String, _ nearest: String?) {
    #expect(Spelling.nearest(to: written, among: Self.names) == nearest)
  }

  @Test("A name that differs only in case wins over one with a slip")
  func caseFirst() {
    #expect(Spelling.nearest(to: "TEXT", among: ["texts", "test", "text"]) == "text")
  }

  @Test("A text of megabytes costs nothing")
  func long() {
    #expect(Spelling.nearest(to: String(repeating: "a", count: 1_000_000), among: ["a", "b"]) == nil)
  }
}
