import Testing
import TestSupport
import Workflow

@Suite("Make Uppercase")
struct MakeUppercaseTests {
  @Test(
    "Every alphabet has its upper case",
    arguments: [
      ("grüße", "GRÜSSE"), ("ñandú", "ÑANDÚ"), ("ῳ", "ΩΙ"), ("привет", "ПРИВЕТ"), ("ﬁ", "FI"), ("日本 1", "日本 1"),
      ("e\u{301}", "E\u{301}"),
    ])
  func upper(text: String, result: String) async throws {
    let run = try await WorkflowRun(steps: "- Make Uppercase: \"\(text)\"")
    #expect(run.output.text == result)
  }

  @Test("A text is taken as it is written", arguments: [("1.10", "1.10"), ("no", "NO"), ("12:30", "12:30")])
  func written(text: String, result: String) async throws {
    let run = try await WorkflowRun(steps: "- Make Uppercase: \(text)")
    #expect(run.output.text == result)
  }

  @Test(
    "Empty text is refused with a code that can be caught",
    arguments: ["- Make Uppercase: \"\"", "- Text: \"\"\n- Make Uppercase:"])
  func empty(steps: String) async throws {
    let run = try await WorkflowRun(steps: steps)
    #expect(run.failure?.failure.code == "no_text")
    let caught = try await WorkflowRun(steps: steps + "\n  catch: { cases: { no_text: { Text: caught } } }")
    #expect(caught.output.text == "caught")
  }
}
