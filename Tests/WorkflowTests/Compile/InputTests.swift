import TestSupport
import Testing
import Workflow

@Suite("The inputs of a workflow")
struct InputTests {
  private static func workflow(_ inputs: String, _ steps: String = "- return: ${x}") -> String {
    "inputs:\n" + inputs.split(separator: "\n").map { "  \($0)\n" }.joined() + "steps:\n"
      + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private static func words(_ text: String) -> [String: GivenInput] { ["x": .words([text])] }

  static let typesCases = [
    Behaviour("A text", workflow("x: text"), gives: #""007""#, inputs: words("007")),
    Behaviour("Without a type it is a text", workflow("x: { ask: What? }"), gives: #""007""#, inputs: words("007")),
    Behaviour("A number", workflow("x: number"), gives: "7", inputs: words("7")),
    Behaviour("What is none is refused", workflow("x: number"), gives: "failed input: *", inputs: words("seven")),
    Behaviour("A boolean", workflow("x: boolean"), gives: "true", inputs: words("true")),
    Behaviour(
      "A boolean by its label", workflow("x: { type: boolean, labels: { true: insured, false: uninsured } }"),
      gives: "false", inputs: words("uninsured")),
    Behaviour("A duration", workflow("x: duration", "- return: ${x > 1m}"), gives: "true", inputs: words("90s")),
    Behaviour("A day", workflow("x: day", "- return: ${x.year}"), gives: "2024", inputs: words("2024-12-30")),
    Behaviour("A list", workflow("x: [text]"), gives: #"["a","b"]"#, inputs: ["x": .words(["a", "b"])]),
    Behaviour("A list by commas", workflow("x: [text]"), gives: #"["a","b"]"#, inputs: words("a,b")),
    Behaviour("A bounded list", workflow("x: { type: [text, 2..3] }"), gives: "failed input: *", inputs: words("a")),
    Behaviour(
      "A value that is converted", workflow("x: { type: number }"), gives: "7", inputs: ["x": .value(.text("7"))]),
    Behaviour("An optional one is nothing and not asked for", workflow("x: text?"), gives: "null"),
    Behaviour("A type there is not", workflow("x: txt"), gives: "refused unknown-type"),
  ]

  @Test("They have types", arguments: typesCases)
  func types(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  static let rulesCases = [
    Behaviour("A default stands in", workflow("x: { type: number, default: 3 }"), gives: "3"),
    Behaviour("A default is read by the type", workflow("x: { type: text, default: 1.10 }"), gives: #""1.10""#),
    Behaviour(
      "A default may be an expression over those before",
      workflow("y: { type: number, default: 2 }\nx: { type: number, default: \"${y * 2}\" }"), gives: "4"),
    Behaviour(
      "Not over those behind", workflow("x: { type: number, default: \"${y}\" }\ny: { type: number, default: 2 }"),
      gives: "refused unknown-name"),
    Behaviour(
      "A default that does not fit is refused", workflow("x: { type: number, default: many }"),
      gives: "refused wrong-value"),
    Behaviour("One that is required fails where nobody can be asked", workflow("x: text"), gives: "failed input: *"),
    Behaviour(
      "All that is missing is told at once", workflow("x: text\ny: number"),
      gives: "failed input: `test` lacks 2 values: `x` and `y`."),
    Behaviour(
      "One exists only under its condition",
      workflow("y: { type: boolean, default: false }\nx: { type: text?, when: \"${y}\" }"), gives: "null"),
    Behaviour(
      "Giving it otherwise fails", workflow("y: { type: boolean, default: false }\nx: { type: text, when: \"${y}\" }"),
      gives: "failed input: The input `x` exists only when *", inputs: words("a")),
    Behaviour(
      "A value outside of the limits is refused", workflow("x: { type: number, min: 1, max: 5 }"),
      gives: "failed input: *", inputs: words("6")),
    Behaviour(
      "Not a whole step", workflow("x: { type: number, step: 2, min: 0 }"), gives: "failed input: *", inputs: words("3")
    ),
    Behaviour(
      "A text too long", workflow("x: { type: text, length: ..3 }"), gives: "failed input: *", inputs: words("four")),
    Behaviour(
      "A text against the pattern", workflow("x: { type: text, pattern: \"[a-z]+\" }"), gives: "failed input: *",
      inputs: words("A1")),
    Behaviour(
      "What `validate` refuses has its message",
      workflow(
        "x:\n  type: number\n  validate:\n    - { when: \"${x > 5}\", error: too_many, message: That is too many. }"),
      gives: "failed *", inputs: words("6")),
    Behaviour(
      "What it does not refuse is fine",
      workflow("x:\n  type: number\n  validate:\n    - { when: \"${x > 5}\", error: too_many }"), gives: "5",
      inputs: words("5")),
    Behaviour(
      "An option is picked by its value", workflow("x: { type: text, options: [Tea, Coffee] }"), gives: #""Tea""#,
      inputs: words("tea")),
    Behaviour(
      "Others are refused", workflow("x: { type: text, options: [Tea, Coffee] }"), gives: "failed input: *",
      inputs: words("Milk")),
    Behaviour(
      "An option may have a title", workflow("x: { type: text, options: [{ value: t, title: Black tea }] }"),
      gives: #""t""#, inputs: words("black tea")),
    Behaviour(
      "Options may depend on those before",
      workflow("y: { type: [text], default: [a, b] }\nx: { type: text, options: \"${y}\" }"), gives: #""b""#,
      inputs: words("b")),
    Behaviour(
      "The piped one comes into the steps", workflow("x: { type: text, input: true }", "- Make Uppercase"),
      gives: #""A""#, inputs: words("a")),
    Behaviour(
      "There is one at most", workflow("x: { type: text, input: true }\ny: { type: text, input: true }"),
      gives: "refused second-input"),
    Behaviour(
      "A literal default keeps `${`", workflow("x: { type: text, literal: true, default: \"a ${b}\" }"),
      gives: #""a ${b}""#),
    Behaviour("A name of the language is none", workflow("now: text", "- Text: a"), gives: "refused bad-name"),
    Behaviour("A key it has not is refused", workflow("x: { type: text, maximum: 3 }"), gives: "refused unknown-key"),
    Behaviour(
      "Bounds that nothing fits are refused", workflow("x: { type: number, min: 5, max: 3 }"),
      gives: "refused bad-bounds"),
    Behaviour(
      "An input is read-only, but a name may hide it",
      workflow("x: text", "- set: { x: b }\n- return: ${x + inputs.x}"), gives: #""ba""#, inputs: words("a")),
  ]

  @Test("They are resolved together before the first step", arguments: rulesCases)
  func rules(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  private func check(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }
}
