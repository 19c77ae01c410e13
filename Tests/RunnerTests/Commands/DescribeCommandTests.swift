import Foundation
import Testing

@Suite("Describing files")
struct DescribeCommandTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "issues.yaml",
      """
      description: What there is to do.
      permissions: { run: [gh] }
      types:
        Issue: { properties: { number: { type: number, identifier: true }, title: text } }
      enums:
        State: { open: Open, closed: Done }
      actions:
        Get Issues:
          description: Lists the issues.
          parameters: { state: { type: State, default: open }, where: { type: expression?, of: boolean } }
          summary: Get ${state} issues
          returns: [Issue]
          run: [gh, issue, list, "${state.value}"]
          parse: json
      """)
  }

  @Test("A step is told by the combination of the parameters that it gives")
  func combinations() throws {
    try runner.file(
      "trips.yaml",
      """
      actions:
        Book:
          parameters: { town: text, day: day?, hotel: text? }
          summary:
            - { when: "${hotel != nothing}", text: "Book ${hotel} in ${town}" }
            - { when: "${day != nothing}", text: "Book a trip to ${town} on ${day}" }
            - { text: "Book a trip to ${town}" }
          steps: []
      steps:
        - Book: { town: Rome }
        - Book: { town: Rome, day: 2024-12-30 }
        - Book: { town: Rome, hotel: Ritz }

      """)
    let output = try runner.run("describe", "trips.yaml").output
    for line in ["Book a trip to “Rome”\n", "Book a trip to “Rome” on 2024-12-30\n", "Book “Ritz” in “Rome”\n"] {
      #expect(output.contains(line), "\(output)")
    }
  }

  @Test("A definition file is told by its types, enums and actions, and what they may touch")
  func definitions() throws {
    let outcome = try runner.run("describe", "issues.yaml")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        issues
        What there is to do.

        types:
          Issue
            number  number, the identifier
            title   text

        enums:
          State
            open    Open
            closed  Done

        actions:
          Get Issues
            Lists the issues.
            Get `state` issues
            state: State       default open; one of open, closed
            where: expression  may be left out
            gives [Issue]

        may touch:
          run: gh

        in:
          line 8: Get Issues

        """)
  }

  @Test("And as data, as is a workflow")
  func data() throws {
    let file = try object(of: runner.run("describe", "issues.yaml", "--format", "json"))
    #expect(Set(file.keys) == ["name", "description", "types", "enums", "actions", "permissions"])
    let action = (file["actions"] as? [[String: Any]])?.first
    #expect(action?["title"] as? String == "Get Issues")
    #expect(action?["summary"] as? String == "Get `state` issues")
    #expect((action?["parameters"] as? [[String: Any]])?.map { $0["name"] as? String } == ["state", "where"])
    let permission = (file["permissions"] as? [[String: Any]])?.first
    #expect(permission?["area"] as? String == "run")
    #expect(permission?["name"] as? String == "gh")
    try runner.file("use.yaml", "uses: [issues.yaml]\ninputs: { a: number }\nsteps: [ Get Issues ]\n")
    let workflow = try object(of: runner.run("describe", "use.yaml", "--format", "json"))
    #expect((workflow["inputs"] as? [[String: Any]])?.first?["type"] as? String == "number")
    #expect((workflow["steps"] as? [[String: Any]])?.first?["text"] as? String == "Get Open issues")
    #expect(workflow["output"] as? String == "[Issue]")
  }

  @Test("An input is told as data with its question, its options, its limits and where its default comes from")
  func inputAsData() throws {
    try runner.file(
      "inputs.yaml",
      """
      inputs:
        size: { type: text, options: [{ value: big, title: Very big }, small], default: small, ask: How large? }
        count: { type: number, min: 1, max: 9, step: 2, default: "${size.length()}", when: "${size == 'big'}" }
        decks: { type: text, options: { List: [a, b] } }
        sure: { type: boolean, labels: { true: sure, false: unsure }, confirm: "Really ${value}?" }
      steps: []
      """)
    let file = try object(of: runner.run("describe", "inputs.yaml", "--format", "json"))
    let inputs = try #require(file["inputs"] as? [[String: Any]])
    func json(_ input: Int, _ key: String) throws -> String {
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: inputs[input][key] ?? "", options: [.fragmentsAllowed, .sortedKeys]), as: UTF8.self)
    }
    for (input, key, value) in [
      (0, "ask", #""How large?""#), (0, "default", #""small""#), (0, "default_kind", #""value""#),
      (
        0, "options",
        #"{"search":false,"source":null,"values":[{"title":"Very big","value":"big"},{"title":"small","value":"small"}]}"#
      ),
      (1, "limits", #"{"max":9,"min":1,"step":2}"#), (1, "default_kind", #""calculated""#), (1, "default", "null"),
      (1, "when", #""${size == 'big'}""#), (0, "when", "null"), (0, "limits", "{}"),
      (2, "options", #"{"search":false,"source":"List","values":null}"#), (3, "options", "null"),
      (3, "labels", #"{"false":"unsure","true":"sure"}"#), (3, "confirm", #""Really ${value}?""#),
    ] { #expect(try json(input, key) == value, "\(input) \(key)") }
  }

  @Test("A step is told in a sentence that reads well, with texts in quotes and expressions in backticks")
  func sentences() throws {
    let sentences = [
      ("Get People:", "Get people"), ("Get Movies: { list: popular }", "Get popular movies"),
      ("Find People: { where: \"${it.job == 'Cook'}\" }", "Find people where `it.job == 'Cook'`"),
      ("Find People: { sort: \"${it.name}\" }", "Find people, sorted by `it.name`"),
      ("Choose From List: { list: [a], prompt: Which? }", "Choose from “a” with the prompt “Which?”"),
      ("List: [One, 2]", "Make a list of “One”, 2"),
      ("Dictionary: { a: { b: c }, d: 1 }", "Make a dictionary of a: (b: “c”), d: 1"),
      ("Text: Hello", "Take the text “Hello”"), ("set: { x: yes it is, y: 5 }", "Set `x` to “yes it is”."),
    ]
    try runner.file("told.yaml", "steps:\n" + sentences.map { "  - \($0.0)\n" }.joined())
    let told = try runner.run("describe", "told.yaml").output
    for (_, sentence) in sentences { #expect(told.contains("  \(sentence)\n"), "\(sentence) in \(told)") }
  }

  @Test("What several actions need by themselves is told once, and a step that touches something once")
  func needs() throws {
    try runner.file("needs.yaml", "steps:\n  - Get Movies: popular\n    as: m\n  - Get Movie: ${m[1]}\n")
    let told = try runner.run("describe", "needs.yaml").output
    #expect(told.contains("  network: api.themoviedb.org (`Get Movies`, `Get Movie` by themselves)\n"), "\(told)")
    #expect(told.components(separatedBy: "TMDB_TOKEN").count == 2 && told.components(separatedBy: "line 2").count == 2)
  }

  @Test("`check` tells the mistakes of a definition file, in text and as data")
  func check() throws {
    #expect(try runner.run("check", "issues.yaml").errors == "Nothing to complain about.\n")
    #expect(try runner.run("check", "issues.yaml", "--format", "json").output == "[]\n")
    try runner.file("wrong.yaml", "actions:\n  Get Issues: { returns: Isue, steps: [] }\n")
    let text = try runner.run("check", "wrong.yaml")
    #expect(text.status == 65)
    #expect(text.errors.contains("wrong.yaml:2:26"))
    let data = try runner.run("check", "wrong.yaml", "--format", "json")
    #expect(data.status == 65)
    #expect(data.output.contains(#""unknown-type""#))
  }

  private func object(of outcome: BuiltRunner.Outcome) throws -> [String: Any] {
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
  }

  @Test("`describe` tells the steps in sentences, nested as they stand")
  func describe() throws {
    try runner.file(
      "told.yaml",
      "steps:\n  - Get People:\n    as: people\n  - each:\n    do:\n      - Make Uppercase: ${item.name}\n  - Show Result:\n"
    )
    let outcome = try runner.run("describe", "told.yaml")
    #expect(outcome.status == 0)
    for line in [
      "(as `people`)", "\n  For each item of the previous output:", "\n    Make", "the previous output", "may touch:",
    ] {
      #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
    }
    #expect(try runner.run("describe", "missing").status == 66)
  }
}
