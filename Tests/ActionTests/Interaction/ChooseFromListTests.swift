import Testing
import TestSupport
import Workflow

@Suite("Choose From List")
struct ChooseFromListTests {
  private static func choose(_ parameters: String, _ answers: [String] = [], takesDefaults: Bool = false) async throws
    -> WorkflowRun
  {
    try await WorkflowRun(
      steps: "- Choose From List: { list: [Tea, Coffee, Cocoa]\(parameters) }\n  as: drink", answers: answers,
      takesDefaults: takesDefaults)
  }

  @Test(
    "An answer picks what it names",
    arguments: [
      ("", "Coffee", #""Coffee""#), ("", "tea", #""Tea""#), ("", "#3", #""Cocoa""#), ("", "Cof", #""Coffee""#),
      (", multiple: true", "Cocoa,Tea", #"["Cocoa","Tea"]"#), (", multiple: true", "all", #"["Tea","Coffee","Cocoa"]"#),
      (", multiple: true", "none", "[]"), (", multiple: true", "Tea", #"["Tea"]"#),
      (", multiple: true, min: 1, max: 2", "Tea,Cocoa", #"["Tea","Cocoa"]"#),
    ])
  func picks(parameters: String, answer: String, json: String) async throws {
    let run = try await Self.choose(parameters, ["drink=\(answer)"])
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
    #expect(run.asked == ["Which one?"])
  }

  @Test(
    "An answer that does not fit is refused",
    arguments: [
      ("", "Milk"), ("", "Co"), ("", "#4"), (", multiple: true, min: 2", "Tea"), (", multiple: true, max: 1", "all"),
      (", multiple: true, min: 1", "none"),
    ])
  func refuses(parameters: String, answer: String) async throws {
    let run = try await Self.choose(parameters, ["drink=\(answer)"])
    #expect(run.diagnostics == [])
    #expect(run.failure?.failure.reason == .input)
  }

  @Test("An empty list is an error with a code, or gives nothing")
  func empty() async throws {
    let run = try await WorkflowRun(steps: "- Choose From List: { list: [] }")
    #expect(run.failure?.failure.code == "empty_list")
    let skipped = try await WorkflowRun(steps: "- Choose From List: { list: [], empty: skip }")
    #expect(try skipped.json() == "null")
    #expect(skipped.asked == [])
  }

  @Test("Bounds that nobody can meet are an error before the question")
  func bounds() async throws {
    let run = try await Self.choose(", multiple: true, min: 4", ["drink=all"])
    #expect(run.failure?.failure.reason == .failed)
    #expect(run.asked == [])
    let never = try await Self.choose(", multiple: true, min: 2, max: 1", ["drink=all"])
    #expect(never.diagnostics.first?.hasPrefix("outside-limits: ") == true)
    let single = try await Self.choose(", min: 1")
    #expect(single.diagnostics.count == 1)
  }

  @Test("What is picked at the beginning is taken where nobody is to be asked")
  func preselected() async throws {
    let all = try await Self.choose(", multiple: true, select_all: true", takesDefaults: true)
    #expect(try all.json() == #"["Tea","Coffee","Cocoa"]"#)
    let some = try await Self.choose(", multiple: true, selected: [cocoa, Milk]", takesDefaults: true)
    #expect(try some.json() == #"["Cocoa"]"#)
    let one = try await Self.choose(", selected: Coffee", takesDefaults: true)
    #expect(try one.json() == #""Coffee""#)
    let none = try await Self.choose("", takesDefaults: true)
    #expect(none.failure?.failure.reason == .input)
  }

  @Test("A value is given instead of the item")
  func value() async throws {
    let run = try await WorkflowRun(
      steps: "- Get People\n- Choose From List: { value: \"${it.job}\" }\n  as: job\n- Text: ${job.upper()}",
      answers: ["job=Sarah Love"])
    #expect(run.diagnostics == [])
    #expect(run.output.text == "AUTHOR")
    let several = try await WorkflowRun(
      steps: "- Get People\n- Choose From List: { multiple: true, value: \"${it.job}\" }\n  as: jobs",
      answers: ["jobs=all"])
    #expect(try several.json() == #"["Artist","Taxi Driver","Author"]"#)
  }

  @Test("Items stand under the heading of their section")
  func section() async throws {
    let run = try await WorkflowRun(
      steps: "- Choose From List: { list: [1, 2, 3], section: \"${if it > 1 then 'Many' else nothing}\" }",
      replies: [.rows([1])])
    #expect(run.diagnostics == [])
    #expect(try run.json() == "2")
    let list = try #require(run.lists.first)
    #expect((0..<list.rows.count).map { list.rows.row(at: $0).section } == [nil, "Many", "Many"])
  }

  @Test("The question is as the step says")
  func question() async throws {
    let run = try await Self.choose(", prompt: What may it be?, search: false, selected: [Cocoa]")
    #expect(run.failure?.failure.reason == .input)
    let asked = try await WorkflowRun(
      steps: "- Choose From List: { list: [Tea, Cocoa], prompt: What may it be?, search: false, selected: Cocoa }",
      replies: [.rows([0])])
    let list = try #require(asked.lists.first)
    #expect(asked.asked == ["What may it be?"])
    #expect(!list.isSearchable)
    #expect(list.preselected == [1])
    #expect(try asked.json() == #""Tea""#)
  }

  @Test("The output is an item, a list of them, or may be nothing, and the checker knows which")
  func kinds() async throws {
    let people = "- Get People\n- Choose From List: "
    for (parameters, expression, isRight) in [
      ("{}", "one.job", true), ("{}", "one.jop", false), ("{}", "one[1].job", false),
      ("{ multiple: true }", "one[1].job", true), ("{ multiple: true }", "one.upper()", false),
      ("{ empty: skip }", "one.job", false), ("{ empty: skip }", "one?.job ?? ''", true),
    ] {
      let run = try await WorkflowRun(
        steps: "\(people)\(parameters)\n  as: one\n- Text: ${\(expression)}", answers: ["one=Joe"])
      #expect(run.diagnostics.isEmpty == isRight, "\(parameters) \(expression): \(run.diagnostics)")
    }
  }
}
