import Foundation
import Testing

@Suite("Describing files")
struct DescribeTests {
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
            where: expression  Where
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
}
