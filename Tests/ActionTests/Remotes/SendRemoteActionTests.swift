import Testing
import TestSupport
import Workflow

@testable import Actions

@Suite("Remotes")
struct SendRemoteActionTests {
  private static let files = [
    "a.yaml": """
    - name: Lamp
      address: http://127.0.0.1:9/lamp
      actions: [Power, { name: Dim It, icon: sun.min }, { name: Louder, command: "vol +" }]
    - { name: Radio, address: "https://radio.example.org", icon: radio, actions: [Power] }
    """
  ]

  @Test("An action is its name, and what is sent for it")
  func actions() async throws {
    let run = try await WorkflowRun(
      steps: "- Get Remote Actions: { remote: lamp, source: a.yaml }\n- Text: ${previous.command.json()}",
      files: Self.files)
    #expect(run.output.text == #"["power","dim_it","vol +"]"#)
  }

  @Test("What is offered for the action depends on the remote")
  func dependent() async throws {
    let run = try await WorkflowRun(
      steps: "- Send Remote Action: { remote: Radio, action: Louder, source: a.yaml }", files: Self.files)
    #expect(run.failure?.failure.reason == .input)
    #expect(run.failure?.failure.message.contains("Power") == true)
  }

  @Test("The page of a remote is opened at its address")
  func opens() async throws {
    let run = try await WorkflowRun(steps: "- Open Remote: { remote: Radio, source: a.yaml }", files: Self.files)
    #expect(run.shown == ["https://radio.example.org"])
  }

  @Test("A remote is reached only where the workflow may go")
  func permission() async throws {
    let server = try LoopbackServer(replies: [.json("{}")])
    let files = ["a.yaml": "- { name: Lamp, address: \"\(server.url("/lamp").text)\", actions: [Power] }"]
    let steps = "steps:\n  - Send Remote Action: { remote: Lamp, action: Power, source: a.yaml }\n"
    let refused = try await WorkflowRun(
      "permissions: { read: [a.yaml] }\n" + steps, files: files, transport: TestClient().client)
    #expect(refused.failure?.failure.reason == .permission)
    #expect(server.requests.isEmpty)
  }

  @Test(
    "Where there are no remotes, that is said",
    arguments: [
      "Get Remotes", "Get Remote Actions: Lamp", "Open Remote: Lamp", "Send Remote Action: Lamp",
    ])
  func none(step: String) async throws {
    let run = try await WorkflowRun("permissions: {}\nsteps:\n  - \(step)\n", environment: ["HOME": "/home/sarah"])
    #expect(run.failure?.failure.code == "no_remotes")
  }

  @Test(
    "A remote that is wrong is named, with what is wrong of it",
    arguments: [
      ("- { name: A, actions: [Power] }", "Remote 1 in `a.yaml` has no `address`."),
      (
        "- { name: A, address: 'ftp://a.org', actions: [Power] }",
        "The `address` of Remote 1 in `a.yaml` is no URL of the web: `ftp://a.org`."
      ),
      ("- { name: A, address: 'http://a.org' }", "Remote 1 in `a.yaml` has no list of `actions`."),
      ("- { name: A, address: 'http://a.org', actions: [] }", "Remote 1 in `a.yaml` has no list of `actions`."),
      ("- { name: A, address: 'http://a.org', actions: [1] }", "Remote 1 in `a.yaml` has no list of `actions`."),
      (
        "- { name: A, address: 'http://a.org', actions: [Power, { command: up }] }",
        "Action 2 of Remote 1 in `a.yaml` has no `name`."
      ),
      (
        "- { name: A, address: 'http://a.org', actions: [{ name: Up, icon: upp }] }",
        "Action 1 of Remote 1 in `a.yaml` has an `icon` that is no symbol: `upp`."
      ),
    ])
  func mistakes(text: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Get Remotes: a.yaml", files: ["a.yaml": text])
    #expect(run.failure?.failure.message == message)
  }
}
