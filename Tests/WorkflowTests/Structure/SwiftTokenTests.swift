import Testing

@Suite("Words of Swift code")
struct SwiftTokenTests {
  @Test(
    "Comments and texts are left out, interpolations are not",
    arguments: [
      ("let a = B() // C", "let a = B ( )"),
      ("/* A /* B */ C */ D", "D"),
      (##"print("A \(B("C")) D") E"##, "print ( B ( ) ) E"),
      (###"f(#"A "B" \(C) \#(D)"#)"###, "f ( D )"),
      ("x = \"\"\"\n  A \"B\"\n  \"\"\"\nC", "x = C"),
      (##""a\"B" C"##, "C"),
    ])
  func words(code: String, expected: String) {
    #expect(SwiftToken.all(of: code).map(\.text).joined(separator: " ") == expected)
  }

  @Test("Lines are counted through comments and texts")
  func lines() {
    let code = "/*\n*/ A\n\"\"\"\n\n\"\"\" B // C\nD"
    #expect(SwiftToken.all(of: code) == [("A", 2), ("B", 5), ("D", 6)].map(SwiftToken.init))
  }
}
