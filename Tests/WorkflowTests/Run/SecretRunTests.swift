import TestSupport
import Testing
import Workflow

@Suite("Secrets")
struct SecretRunTests {
  private static let sentinel = "SENTINEL-7f3a"

  private func run(_ workflow: String, inputs: [String: GivenInput] = [:]) async throws -> WorkflowRun {
    try await WorkflowRun(
      "permissions: { secrets: [TOKEN, OTHER] }\n" + workflow, inputs: inputs,
      secrets: ["TOKEN": SecretRunTests.sentinel],
      catalogue: .trials)
  }

  @Test(
    "A secret reaches where it may go, whole",
    arguments: [
      ("url: https://x.org/?k=${secrets.TOKEN}", "https://x.org/?k=SENTINEL-7f3a"),
      ("url: https://x.org\n      lines: ['a ${secrets.TOKEN}', plain]", "https://x.org a SENTINEL-7f3a plain"),
      (
        "url: https://x.org\n      headers: { Authorization: \"Bearer ${secrets.TOKEN}\" }",
        #"https://x.org {"Authorization":"Bearer SENTINEL-7f3a"}"#
      ),
      (
        "url: https://x.org\n      body: { deep: [{ key: \"${secrets.TOKEN}\" }] }",
        #"https://x.org {"deep":[{"key":"SENTINEL-7f3a"}]}"#
      ),
    ])
  func reaches(arguments: String, sent: String) async throws {
    let run = try await run("steps:\n  - Call Server:\n      \(arguments)\n")
    #expect(run.diagnostics.isEmpty)
    guard case .text(let text) = run.output else {
      Issue.record("It gave \(run.output): \(String(describing: run.failure))")
      return
    }
    #expect(text == sent)
  }

  @Test(
    "A copy of it that came from outside is told by no error, whole or in part",
    arguments: [
      "- fail: { code: '${copy}', message: hi }", "- fail: { message: '${copy}' }",
      "- fail: { code: c, data: '${copy}' }", "- fail: '${copy}'",
      "- fail: { code: '${copy}' }\n    retry: 2",
      "- Show Result: ${copy.as(dictionary)}", "- Show Result: ${copy.as(number)}", "- Show Result: ${copy.as(date)}",
      "- set: { t: '[1, ${copy}' }\n  - Show Result: ${t.as(dictionary)}",
      "- set: { t: '12${copy}' }\n  - Show Result: ${t.as(dictionary)}",
      "- set: { t: '{ \"a\": true${copy}' }\n  - Show Result: ${t.as(dictionary)}",
    ])
  func echoed(step: String) async throws {
    let run = try await run(
      "inputs: { copy: text }\nsteps:\n  - Call Server: https://x.org/?k=${secrets.TOKEN}\n  \(step)\n",
      inputs: ["copy": .value(.text(SecretRunTests.sentinel))])
    #expect(run.diagnostics.isEmpty)
    let failure = try #require(run.failure)
    let said = "\(failure.diagnostic) \(failure.failure.data) \(run.notes) \(run.shown)"
    for part in ["SENT", "NTIN", "NEL-", "7f3a"] { #expect(!said.uppercased().contains(part.uppercased()), "\(said)") }
  }

  @Test(
    "It is refused where it would be told",
    arguments: [
      "- Raise: ${secrets.TOKEN}", "- Call Server: { url: \"https://x.org\", fails: \"${secrets.TOKEN}\" }",
      "- Text: \"${secrets.TOKEN}\"",
    ])
  func refused(step: String) async throws {
    let run = try await run("steps:\n  \(step)\n")
    #expect(run.reports.map(\.code) == ["wrong-type"])
  }

  @Test(
    "One that was asked for is masked, whatever stands around the step",
    arguments: ["", "timeout: 1h", "retry: 2", "catch: []", "finally: []"])
  func asked(modifier: String) async throws {
    let run = try await WorkflowRun(
      """
      actions:
        Log In:
          parameters: { token: secret }
          steps: [{ Call Server: "https://x.org/?k=${token}" }]
      steps:
        - Log In:
          as: call
          \(modifier)
        - Show Result
      """, answers: ["call.token=\(SecretRunTests.sentinel)"], catalogue: .trials)
    #expect(run.failure == nil)
    #expect(run.shown == ["https://x.org/?k=***"])
  }

  @Test("What comes back from outside is masked in what is shown", arguments: [false, true])
  func shown(isInput: Bool) async throws {
    let name = isInput ? "token" : "secrets.TOKEN"
    let run = try await run(
      """
      inputs: { token: secret }
      steps:
        - Call Server: https://x.org/?k=${\(name)}
        - Show Result
        - Show Result: "it is ${\(name)}"
      """, inputs: ["token": .words([SecretRunTests.sentinel])])
    #expect(run.diagnostics.isEmpty)
    #expect(run.shown == ["https://x.org/?k=***", "***"])
  }

  @Test func `an error and what the step got are masked`() async throws {
    let run = try await run(
      """
      steps:
        - Call Server: { url: "https://x.org/?k=${secrets.TOKEN}", lines: [SENTINEL-7f3a], fails: true }
      """)
    let failure = try #require(run.failure)
    let told = "\(failure.diagnostic) \(failure.failure) \(failure.values)"
    #expect(told.contains("The server said: https://x.org/?k=***"))
    #expect(!told.contains("SENTINEL"))
  }

  @Test func `a caught error is masked`() async throws {
    let run = try await run(
      """
      steps:
        - Call Server: { url: "https://x.org/?k=${secrets.TOKEN}", fails: true }
          catch:
            - Show Result: ${error.message} ${error.data[1]}
      """)
    #expect(run.shown == ["The server said: https://x.org/?k=*** https://x.org/?k=***"])
  }

  @Test func `a secret that is no url is not told`() async throws {
    let run = try await run("steps:\n  - Call Server: ${secrets.TOKEN}\n")
    #expect(run.failure?.failure.message.contains("this secret is none") == true)
  }

  @Test func `a missing secret ends the run and says where secrets come from`() async throws {
    let run = try await run("steps:\n  - Call Server: https://x.org/?k=${secrets.OTHER}\n")
    #expect(run.failure?.failure.reason == .notFound)
    #expect(run.failure?.failure.hint?.contains("explain secrets") == true)
  }
}
