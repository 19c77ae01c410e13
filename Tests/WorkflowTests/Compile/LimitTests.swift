import TestSupport
import Testing
import Workflow

@Suite("The limits of parameters")
struct LimitTests {
  /// A type, a limit that suits it, a value inside and one outside.
  static let bounded = [
    ("number", "min: 2", "2", "1"), ("number", "max: 2.5", "2.5", "3"), ("number", "step: 0.5", "1.5", "1.6"),
    ("number", "step: 2", "9007199254740994", "9007199254740993"), ("number", "min: 1, step: 3", "7", "6"),
    ("duration", "min: 90", "2m", "1m"), ("duration", "max: 1h", "1h", "61m"), ("duration", "step: 15m", "45m", "50m"),
    ("day", "min: 2024-02-29", "2024-02-29", "2024-02-28"), ("day", "max: 2024-02-29", "2024-02-29", "2024-03-01"),
    ("date", "min: \"2024-01-01T00:00:00Z\"", "2024-01-01T01:00:00+01:00", "2024-01-01T00:30:00+01:00"),
    ("date", "max: \"2024-01-01T00:00:00Z\"", "2024-01-01T00:00:00Z", "2024-01-01T00:00:01Z"),
    ("time", "min: \"08:00\"", "08:00", "07:59:59"), ("time", "max: \"08:00\"", "08:00", "08:00:01"),
    ("time", "step: 15m", "08:45", "08:50"), ("text", "length: 2..3", "abc", "a"),
    ("text", "pattern: \"[a-z]+\"", "ab", "aB"),
    ("secret", "length: 3", "abc", "ab"), ("url", "pattern: \"https:.*\"", "https://a.org", "http://a.org"),
    ("file", "content_types: [image/*]", "a.png", "a.txt"), ("image", "content_types: [image/png]", "a.png", "a.jpg"),
    ("[number, 1..2]", "max: 3", "1,2", "1,4"), ("[number, 1..2]", "max: 9", "1,2", "1,2,3"),
    ("\"number?\"", "max: 3", "3", "4"),
    ("\"[day]\"", "min: 2024-01-01", "2024-01-01,2024-01-02", "2024-01-01,2023-01-01"),
    ("text", "options: [Tea, Coffee]", "tea", "Milk"),
  ]

  @Test("Each bounds every value of its types, by a flag, by value, as a default and in a step", arguments: bounded)
  func bounds(type: String, limit: String, inside: String, outside: String) async throws {
    let input = "x: { type: \(type), \(limit) }"
    for (value, isInside) in [(inside, true), (outside, false)] {
      let words = try await run(input, ["x": .words([value])])
      #expect(words.hasPrefix("failed input") != isInside, "\(value) by a flag: \(words)")
      let items = type.contains("[") ? Value.list(value.split(separator: ",").map { .text(String($0)) }) : .text(value)
      // A secret is made of nothing else.
      let given: Value = type == "secret" ? .secret(Secret(value)) : items
      let plain = try await run(input, ["x": .value(given)])
      #expect(plain.hasPrefix("failed input") != isInside, "\(value) by value: \(plain)")

      let list = type.contains("[") ? "[\(value)]" : "\"\(value)\""
      let standard = try await run("x: { type: \(type), \(limit), default: \(list) }", [:])
      #expect(standard.hasPrefix("refused") != isInside, "\(value) as default: \(standard)")
      let definition = definition("type: \(type), \(limit)")
      let step = try await WorkflowRun(definition + "steps:\n  - Show It: { x: \(list) }\n").outcome
      #expect((step == "\"done\"") == isInside, "\(value) in a step: \(step)")
    }
  }

  private func definition(_ parameter: String, gives text: String = "done") -> String {
    """
    actions:
      Show It:
        parameters:
          x: { \(parameter) }
        returns: text
        steps: { Text: "\(text)" }

    """
  }

  private func run(_ input: String, _ given: [String: GivenInput]) async throws -> String {
    try await WorkflowRun("inputs:\n  \(input)\nsteps:\n  - return: fine\n", inputs: given).outcome
  }

  @Test(
    "One that has no meaning for the type is refused, for inputs and parameters alike",
    arguments: [
      ("text", "min: 1"), ("text", "max: 1"), ("boolean", "min: 1"), ("day", "step: 1"), ("date", "length: 3"),
      ("number", "length: 3"), ("number", "pattern: a"), ("folder", "content_types: [image/*]"),
      ("text", "content_types: [text/plain]"), ("number", "multiline: true"),
      ("number", "labels: { true: a, false: b }"),
      ("[boolean]", "labels: { true: a, false: b }"), ("number", "literal: true"), ("any", "min: 1"),
      ("any", "pattern: a"),
      ("dictionary", "length: 1"), ("text", "search: true"), ("url", "multiline: true"),
    ])
  func useless(type: String, limit: String) async throws {
    let parameter = "x: { type: \(type), \(limit) }"
    #expect(try await run(parameter, [:]).hasPrefix("refused useless-limit"))
    let definition = definition("type: \(type), \(limit)")
    #expect(try await WorkflowRun(definition + "steps: []\n").outcome.hasPrefix("refused useless-limit"))
  }

  @Test("What is picked among options is held against the limits, too")
  func picked() async throws {
    let input = "y: { type: \"[number]\", default: [2, 40] }\nx: { type: number, max: 30, options: \"${y}\" }"
    let text = "inputs:\n\(input.split(separator: "\n").map { "  \($0)\n" }.joined())steps:\n  - return: ${x}\n"
    #expect(try await WorkflowRun(text, inputs: ["x": .words(["40"])]).outcome.hasPrefix("failed input"))
    let asked = try await WorkflowRun(text, replies: [.rows([1]), .rows([0])])
    #expect(try asked.outcome == "2")
    #expect(asked.lists.count == 2)
  }

  @Test("A text names an option that is written out, in a step as by a flag")
  func named() async throws {
    let definition = self.definition(
      "type: text, options: [{ value: t, title: Tea }, { value: c, title: Coffee }]", gives: "${x}")
    for (written, found) in [("tea", "\"t\""), ("c", "\"c\""), ("${'Coff' + 'ee'}", "\"c\"")] {
      #expect(try await WorkflowRun(definition + "steps:\n  - Show It: { x: \"\(written)\" }\n").outcome == found)
    }
    let unknown = try await WorkflowRun(
      definition + "steps:\n  - set: { m: Milk }\n  - Show It: { x: \"${m}\" }\n")
    #expect(unknown.failure?.failure.reason == .input)
  }
}
