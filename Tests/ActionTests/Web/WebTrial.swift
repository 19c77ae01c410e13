import TestSupport
import Workflow

@testable import Actions

/// A workflow that talks to a real server on this machine, which the input `server` names.
struct WebTrial {
  let server: LoopbackServer
  var secrets: [String: String] = [:]
  var files: [String: String] = [:]

  init(_ script: @escaping LoopbackServer.Script) throws { server = try LoopbackServer(script) }

  /// - Parameter definitions: what else stands at the top of the file.
  func run(_ steps: String, _ definitions: String = "", inputs: [String: String] = [:]) async throws -> WorkflowRun {
    let text = """
      \(definitions)
      inputs:
        server: url
        data: { type: text, default: "" }
      steps:
      \(steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n"))
      """
    let given = inputs.merging(["server": "http://127.0.0.1:\(server.port)"]) { given, _ in given }
    return try await WorkflowRun(
      text, inputs: given.mapValues { .value(.text($0)) }, files: files, otherFiles: SystemFiles(), secrets: secrets,
      transport: TestClient().client)
  }

  func outcome(_ steps: String, _ definitions: String = "", inputs: [String: String] = [:]) async throws -> String {
    // The port is another one in every run.
    try await run(steps, definitions, inputs: inputs).outcome.replacing(":\(server.port)", with: "")
  }
}
