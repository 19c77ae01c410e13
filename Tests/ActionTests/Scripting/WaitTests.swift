import Testing
import TestSupport
import Workflow

@Suite("Wait and Nothing")
struct WaitTests {
  @Test(
    "It waits as long as it says",
    arguments: [
      ("90s", 90_000), ("1m 30s", 90_000), ("250ms", 250), ("2", 2_000), ("0.5", 500), ("\"${2 * 3s}\"", 6_000),
      ("0", 0),
    ])
  func waits(written: String, milliseconds: Int64) async throws {
    let run = try await WorkflowRun(steps: "- Wait: \(written)")
    #expect(run.diagnostics == [])
    #expect(run.slept == [Span(nanoseconds: milliseconds * 1_000_000)])
  }

  @Test("It says that it waits, and that it is over")
  func progress() async throws {
    let run = try await WorkflowRun(steps: "- Wait: 90s")
    #expect(run.progresses.contains(Progress("Waiting 1m 30s")))
    #expect(run.progresses.last == .some(nil))
  }

  @Test("A time before now cannot be waited for", arguments: ["-1s", "${1s - 2s}", "soon"])
  func refused(written: String) async throws {
    let run = try await WorkflowRun(steps: "- Wait: \(written)")
    #expect(run.failure != nil || !run.diagnostics.isEmpty)
    #expect(run.slept == [])
  }

  @Test("A cancelled run does not wait")
  func cancelled() async throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    let run = try await WorkflowRun("steps:\n  - Wait: 1h\n", cancellation: cancellation)
    #expect(run.failure?.failure.reason == .cancelled)
    #expect(run.slept == [])
  }

  @Test("The time is another after waiting")
  func clock() async throws {
    let run = try await WorkflowRun(
      steps: "- set: { start: \"${now}\" }\n- Wait: 2h\n- Text: ${(now - start).hours}")
    #expect(run.output.text == "2")
  }

  @Test("Nothing ends what was passed on")
  func nothing() async throws {
    let run = try await WorkflowRun(steps: "- Text: a\n- Nothing\n- Text: ${previous == nothing}")
    #expect(run.output.text == "true")
  }
}
