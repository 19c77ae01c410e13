import Testing
import TestSupport
import Workflow

@Suite("Ask For Input")
struct AskForInputTests {
  @Test(
    "An answer is read by its type",
    arguments: [
      ("text", "1.10", #""1.10""#), ("number", "4.50", "4.5"), ("boolean", "yes", "true"), ("boolean", "no", "false"),
      ("date", "2024-02-29", #""2024-02-29""#), ("time", "12:30", #""12:30""#), ("duration", "90m", #""1h 30m""#),
      ("date_and_time", "2024-02-29T10:00:00Z", #""2024-02-29T10:00:00Z""#),
      ("date and time", "2024-02-29T10:00:00Z", #""2024-02-29T10:00:00Z""#),
      ("url", "https://example.org/a", #""https://example.org/a""#), ("file", "a.txt", #""a.txt""#),
      ("secret", "hunter2", #""***""#),
    ])
  func types(type: String, answer: String, json: String) async throws {
    let run = try await WorkflowRun(
      steps: "- Ask For Input: { prompt: What?, type: \(type) }\n  as: it_is", answers: ["it_is=\(answer)"])
    #expect(run.diagnostics == [])
    #expect(run.asked == ["What?"])
    #expect(try run.json() == json)
  }

  @Test(
    "An answer of another type is refused",
    arguments: [
      ("type: number", "four"), ("type: number, min: 1", "0"), ("type: number, max: 3", "4"),
      ("type: date", "2023-02-29"),
      ("type: boolean", "maybe"), ("type: url", "example"), ("pattern: '[a-z]+'", "a1"), ("type: time", "25:00"),
    ])
  func refused(parameters: String, answer: String) async throws {
    let run = try await WorkflowRun(
      steps: "- Ask For Input: { prompt: What?, \(parameters) }\n  as: it_is", answers: ["it_is=\(answer)"])
    #expect(run.diagnostics == [])
    #expect(run.failure?.failure.reason == .input)
  }

  @Test("The type of the output is that of the answer, so that mistakes are found before the run")
  func output() async throws {
    let run = try await WorkflowRun(
      steps: "- Ask For Input: { prompt: How many?, type: number }\n  as: count\n- Text: ${count.upper()}")
    #expect(run.diagnostics.count == 1)
  }

  @Test("A type that is calculated gives anything")
  func calculated() async throws {
    let run = try await WorkflowRun(
      steps: """
        - set: { kind: number }
        - Ask For Input: { prompt: How many?, type: "${kind}" }
          as: count
        - Text: ${count + 1}
        """, answers: ["count=2"])
    #expect(run.output.text == "3")
  }

  @Test(
    "What belongs to one type is an error beside another",
    arguments: ["type: text, min: 1", "type: number, pattern: a", "type: date, multiline: true"])
  func conditions(parameters: String) async throws {
    let run = try await WorkflowRun(steps: "- Ask For Input: { prompt: What?, \(parameters) }")
    #expect(run.diagnostics.count == 1)
  }

  @Test("A default is of the type that is asked for")
  func standard() async throws {
    let run = try await WorkflowRun(
      steps: "- Ask For Input: { prompt: How many?, type: number, default: many }\n  as: n", answers: ["n=2"])
    #expect(run.diagnostics.first?.hasPrefix("outside-limits: ") == true)
    let late = try await WorkflowRun(
      steps: """
        - Text: many
          as: word
        - Ask For Input: { prompt: How many?, type: number, default: "${word}" }
          as: n
        """, answers: ["n=2"])
    #expect(late.failure?.failure.reason == .conversion)
  }
}
