import Foundation
import TestSupport
import Testing
import Workflow

/// The action of `Workflows/date-files.yaml` is Rename Files, written in YAML.
@Suite("Rename Files, and its twin in YAML")
struct DateFilesTests {
  /// What became of the folder, and what the step gave.
  struct Outcome: Equatable {
    let names: [String]
    let contents: [String?]
    let result: String
  }

  private func outcome(of action: String, _ parameters: String, answers: [String] = []) async throws -> Outcome {
    let place = try TemporaryPlace()
    for name in ["a.txt", "b.tar.gz", ".hidden", "Straße", "2024 taken"] { try place.file(name, name) }
    try place.file("taken", "taken")
    let run = try await WorkflowRun(
      """
      uses: [\(ProjectFolder.url.appending(path: "Workflows/date-files.yaml").path)]
      inputs: { folder: folder }
      permissions: { write: ["${folder}"] }
      steps:
        - \(action): \(parameters)
          as: renamed
        - Text: ${renamed.name.join(' | ')}
      """, answers: answers, inputs: ["folder": .words([place.path])], otherFiles: SystemFiles(),
      readsFromDisk: true)
    #expect(run.diagnostics == [])
    let failure = run.failure?.failure
    let result = failure.map { "\($0.code ?? $0.reason.rawValue) \($0.code == nil ? "" : $0.message)" }
    let names = place.names()
    return Outcome(
      names: names, contents: names.map { place.text(of: $0) }, result: result ?? run.output.text ?? "")
  }

  private static func files(_ names: String...) -> String {
    "[" + names.map { "\"${folder.path + '/\($0)'}\"" }.joined(separator: ", ") + "]"
  }

  @Test(
    "Both give the same",
    arguments: [
      "{ files: \(files("a.txt", "b.tar.gz")), date_format: 2024 }",
      "{ files: \(files("a.txt", "b.tar.gz", ".hidden")), date_format: 2024-12, position: append }",
      "{ files: \(files("a.txt")), date_format: 2024, change_case: true }",
      "{ files: \(files("Straße", "b.tar.gz")), date_format: 2024, change_case: true, position: append }",
      "{ files: \(files("Straße")), date_format: D, change_case: true, new_case: lowercase }",
      "{ files: [], date_format: 2024 }", "{ files: \(files("a.txt")), date_format: '' }",
      "{ files: \(files("a.txt", "taken")), date_format: 2024 }",
      "{ files: \(files("a.txt", "none")), date_format: 2024 }",
      "{ files: \(files("a.txt")), date_format: 1/2 }",
    ])
  func same(parameters: String) async throws {
    let action = try await outcome(of: "Rename Files", parameters)
    let twin = try await outcome(of: "Date Files", parameters)
    #expect(action == twin)
  }

  @Test("Both ask for the date, and give those of today", arguments: ["Rename Files", "Date Files"])
  func asked(action: String) async throws {
    let outcome = try await outcome(
      of: action, "{ files: \(Self.files("a.txt")) }", answers: ["renamed.date_format=#2"])
    #expect(outcome.result == "2024-12 a.txt")
  }

  @Test("The case exists in both only where it changes", arguments: ["Rename Files", "Date Files"])
  func dependent(action: String) async throws {
    let run = try await WorkflowRun(
      """
      uses: [\(ProjectFolder.url.appending(path: "Workflows/date-files.yaml").path)]
      permissions: { write: [.] }
      steps:
        - \(action): { files: a.txt, date_format: 2024, new_case: lowercase }
      """, otherFiles: SystemFiles(), readsFromDisk: true)
    // Of a parameter in YAML it may be known only in the run.
    let message = run.diagnostics.first ?? run.failure?.failure.message ?? ""
    #expect(message.contains("`new_case`") && message.contains("exists only when"), "\(message)")
  }
}
