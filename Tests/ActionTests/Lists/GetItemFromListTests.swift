import Testing
import TestSupport
import Workflow

@Suite("Count and Get Item From List")
struct GetItemFromListTests {
  @Test(
    "Items are counted from 1, and from the end below 0",
    arguments: [
      ("", #""a""#), (", item: last", #""c""#), (", item: index, index: 2", #""b""#),
      (", item: index, index: -3", #""a""#),
      (", item: range", #"["a","b","c"]"#), (", item: range, from: 2", #"["b","c"]"#),
      (", item: range, from: 2, to: 2", #"["b"]"#), (", item: range, to: 1", #"["a"]"#),
    ])
  func taken(parameters: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- Get Item From List: { list: [a, b, c]\(parameters) }")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }

  @Test("A random item is one of the list")
  func random() async throws {
    let run = try await WorkflowRun(
      steps:
        "- repeat: 30\n  do:\n    - Get Item From List: { list: [a, b, c], item: random }\n- Text: ${previous.unique().sort().join('')}"
    )
    #expect(run.output.text == "abc")
  }

  @Test(
    "An item that is not there is an error that says how many there are",
    arguments: [
      ("[a], item: index, index: 2", "There is no item 2 in a list of 1 item."),
      ("[a, b], item: index, index: -3", "There is no item -3 in a list of 2 items."),
      ("[a, b], item: range, to: 3", "There is no item 3 in a list of 2 items."),
      ("[]", "There is no item to take: the list is empty."),
      ("[], item: random", "There is no item to take: the list is empty."),
    ])
  func missing(parameters: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Get Item From List: { list: \(parameters) }")
    #expect(run.failure?.failure.message == message)
  }

  @Test(
    "What no list has is an error before the run",
    arguments: [
      ("index, index: 0", "There is no item 0."), ("range, from: 4, to: 2", "There are no items from 4 to 2."),
    ])
  func never(parameters: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Get Item From List: { list: [a, b], item: \(parameters) }")
    #expect(run.diagnostics == ["outside-limits: \(message)"])
  }

  @Test("The item keeps its type")
  func kind() async throws {
    let right = try await WorkflowRun(steps: "- Get People\n- Get Item From List:\n  as: one\n- Text: ${one.job}")
    #expect(right.output.text == "Artist")
    let wrong = try await WorkflowRun(steps: "- Get People\n- Get Item From List:\n  as: one\n- Text: ${one.jop}")
    #expect(wrong.diagnostics.count == 1)
  }

  @Test(
    "Everything can be counted",
    arguments: [
      ("[a, [b, c]]", "items", 2), ("${nothing}", "items", 0), ("hello", "items", 1),
      ("\"${record(a=1, b=2)}\"", "items", 2),
      ("e\u{301}a👩‍👩‍👧", "characters", 3), ("\" two  words \"", "words", 2), ("\"a\\nb\\n\"", "lines", 2),
      ("1234", "characters", 4),
      ("[ab, c]", "characters", 4),
    ])
  func counted(input: String, unit: String, count: Int64) async throws {
    let run = try await WorkflowRun(steps: "- Count:\n    input: \(input)\n    of: \(unit)")
    #expect(run.diagnostics == [])
    #expect(try run.json() == "\(count)")
  }
}
