import Testing
import TestSupport
import Workflow

@Suite("Show Result")
struct ShowResultTests {
  @Test(
    "A value is shown in the form that suits it",
    arguments: [
      ("Hello", "Hello"), ("${1 / 4}", "0.25"), ("${[1, 2]}", "1\n2"), ("${[]}", ""), ("${90s}", "1m 30s"),
      ("${nothing}", "nothing"), ("{ value: { name: Ada, age: 36 } }", "Ada\n36\nname: Ada\nage: 36"),
      ("[{ a: 1 }, { a: 2, b: 3 }]", "a | b\n1 | \n2 | 3"), ("[1, [2, 3]]", "1\n[2, 3]"),
      ("[a, { b: 1 }]", "a\n{ b: 1 }"),
    ])
  func forms(written: String, shown: String) async throws {
    let run = try await WorkflowRun(steps: "- Show Result: \(written)")
    #expect(run.diagnostics == [])
    #expect(run.shown == [shown])
  }

  @Test("One person is a card, several are a list")
  func people() async throws {
    let run = try await WorkflowRun(steps: "- Get People:\n  as: all\n- Show Result\n- Show Result: ${all[1]}")
    #expect(
      run.shown == [
        "Joe Bloggs (Artist)\nPeter Roberts (Taxi Driver)\nSarah Love (Author)", "Joe Bloggs\nArtist",
      ])
  }

  @Test("What was there passes on, not what is shown")
  func passesOn() async throws {
    let run = try await WorkflowRun(steps: "- Text: a\n- Show Result: b\n- Show Result")
    #expect(run.shown == ["b", "a"])
    #expect(run.output.text == "a")
  }

  @Test(
    "A secret is shown as stars, alone and inside",
    arguments: ["${secrets.KEY}", "Key ${secrets.KEY}", "[\"${secrets.KEY}\"]"])
  func secret(written: String) async throws {
    let run = try await WorkflowRun(
      "permissions: { secrets: [KEY] }\nsteps:\n  - Show Result: \(written)\n", secrets: ["KEY": "hunter2"])
    #expect(run.shown.count == 1 || run.failure != nil || !run.diagnostics.isEmpty)
    #expect(!run.shown.joined().contains("hunter2"))
    #expect(run.failure?.failure.message.contains("hunter2") != true)
  }
}
