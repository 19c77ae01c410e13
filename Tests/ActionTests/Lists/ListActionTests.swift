import Testing
import TestSupport
import Workflow

@Suite("List and Dictionary")
struct ListActionTests {
  @Test(
    "A list has the items written",
    arguments: [
      ("[1, two, true, 3.5]", #"[1,"two",true,3.5]"#), ("[]", "[]"), ("One", #"["One"]"#),
      ("[\"${[1, 2]}\", \"${nothing}\", 3]", "[1,2,3]"), ("[{ a: 1 }, { a: 2 }]", #"[{"a":1},{"a":2}]"#),
      ("[null, 1]", "[1]"), ("${[4, 5]}", "[4,5]"),
    ])
  func items(written: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- List: \(written)")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }

  @Test("The items keep their type, so that mistakes are found before the run")
  func kind() async throws {
    let run = try await WorkflowRun(steps: "- List: [1, 2]\n  as: numbers\n- Text: ${numbers[1].upper()}")
    #expect(run.diagnostics.count == 1)
    let people = try await WorkflowRun(
      steps: "- Get People:\n  as: all\n- List: [\"${all}\", \"${all[1]}\"]\n  as: more\n- Text: ${more.jop.join('')}")
    #expect(people.diagnostics.count == 1)
    #expect(people.reports.first?.hint == "did you mean `job`?")
  }

  @Test("Items of several types are anything")
  func mixed() async throws {
    let run = try await WorkflowRun(steps: "- List: [1, two]\n  as: both\n- Text: ${both[2].upper()}")
    #expect(run.output.text == "TWO")
  }

  @Test(
    "A dictionary has the keys and values written",
    arguments: [
      ("{ a: 1, b: [x, y] }", #"{"a":1,"b":["x","y"]}"#), ("{}", "{}"),
      ("{ value: { value: 1 } }", #"{"value":{"value":1}}"#),
      ("{ a: \"${1 + 1}\", b: null }", #"{"a":2,"b":null}"#), ("${record(a=1)}", #"{"a":1}"#),
      ("'{\"a\": [1]}'", #"{"a":[1]}"#),
    ])
  func dictionary(written: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- Dictionary: \(written)")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }
}
