import Testing

@testable import Workflow

@Suite("Limits of expressions")
struct ExpressionLimitTests {
  private let evaluator = Evaluator()

  private static func nested(_ open: String, _ inner: String, _ close: String, _ depth: Int) -> String {
    String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
  }

  @Test(
    "stop what nests too deep",
    arguments: [
      ("(", "1", ")"), ("[", "1", "]"), ("not ", "true", ""), ("- ", "1", ""), ("titles.map(", "it", ")"),
      ("record(a=", "1", ")"),
      ("if true then 1 else (", "2", ")"), ("titles[", "1", "]"),
    ])
  func depth(open: String, inner: String, close: String) {
    #expect(evaluator.mistake(Self.nested(open, inner, close, 20_000))?.code == "expression-too-deep")
    #expect(evaluator.mistake(Self.nested(open, inner, close, 20))?.code != "expression-too-deep")
  }

  @Test("stop types that nest too deep")
  func typeDepth() {
    let type = Self.nested("[", "text", "]", 20_000)
    #expect(evaluator.mistake("anything.as(\(type))")?.code == "expression-too-deep")
  }

  @Test(
    "let long chains be evaluated without going deep",
    arguments: [
      ("n", " + n", Value.integer(7 * 10_001)), ("flag", " and flag", true), ("flag", " or flag", true),
      ("note", " ?? note", Value.nothing), ("'a'", " + 'b'", Value.text("a" + String(repeating: "b", count: 10_000))),
      ("if flag then 1", " else if flag then 1", Value.integer(1)),
    ])
  func chains(start: String, link: String, expected: Value) throws {
    var text = start + String(repeating: link, count: 10_000)
    if start.hasPrefix("if") { text += " else 2" }
    #expect(try evaluator.evaluate(text).isEqual(to: expected))
  }

  @Test("stop what has very many links", arguments: [".trim()", "?.x", "[1]", ".a", "?[1]"])
  func links(link: String) throws {
    #expect(evaluator.mistake("anything" + String(repeating: link, count: 1001))?.code == "expression-too-deep")
    #expect(evaluator.mistake("anything" + String(repeating: link, count: 1000)) == nil)
    let text = String(repeating: ".trim()", count: 1000)
    #expect(try evaluator.evaluate("'abc'" + text).isEqual(to: "abc"))
    #expect(try evaluator.evaluate("name" + text).isEqual(to: "Ada"))
  }

  @Test("never trap, whatever is written", arguments: 0..<100)
  func noise(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let words = [
      "n", "name", "movies", "note", "data", "anything", "state", "secret", "1", "0", "-1", "9223372036854775807",
      "2.5", "'a'", "''",
      "'", "\"", "30s", "1h", "true", "nothing", "[", "]", "(", ")", "{", "}", ".", "?.", "?[", "??", "+", "-", "*",
      "/", "%", "==", "!=",
      "<", ">=", "in", "contains", "matches", "and", "or", "not", "if", "then", "else", "=>", "=", ",", ".title",
      ".map(", ".sort(it)",
      ".first()", ".upper()", ".as(", ".slice(", ".round(", ".add(", ".pad(9)", "it", "record(", "$", "${", "$${", "é",
      "\u{301}", "#", "\n",
    ]
    for _ in 0..<50 {
      let text = (0..<(1 + random(14))).map { _ in words[random(words.count)] }.joined(
        separator: random(3) == 0 ? "" : " ")
      for scalar in ["${\(text)}", text, "a ${\(text)} b"] {
        for kind in [Kind.text, .url, .file] { _ = try? evaluator.evaluate(scalar: scalar, as: kind) }
      }
    }
  }
}
