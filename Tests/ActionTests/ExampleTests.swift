import Actions
import Testing
import TestSupport
import Workflow

/// The examples of the catalogue do what they say.
@Suite("The examples of actions")
struct ExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let action: String
    let example: Example

    var testDescription: String { "\(action): \(example.title)" }
  }

  static let cases = Catalogue.builtIn.titles.flatMap(\.titles).flatMap { title in
    (Catalogue.builtIn.action(named: title)?.examples ?? []).map { Case(action: title, example: $0) }
  }

  @Test("An example gives what it says", arguments: cases)
  func example(_ example: Case) async throws {
    let run = try await WorkflowRun(
      steps: example.example.steps, answers: example.example.answers,
      files: Dictionary(example.example.files) { first, _ in first }, transport: ExampleNetwork(),
      programs: SystemPrograms())
    #expect(run.diagnostics == [])
    if let output = example.example.output { #expect(try run.json() == output) }
    if let error = example.example.error { #expect(run.failure?.failure.message == error) }
    if example.example.error == nil { #expect(run.failure == nil) }
    if let shows = example.example.shows { #expect(run.shown.joined(separator: "\n") == shows) }
    #expect(run.unusedAnswers == [])
  }
}
