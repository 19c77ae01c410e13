public import Workflow

/// A row of a table: a sentence of the language, a workflow that shows it, and what must come of it.
public struct Behaviour: Sendable, CustomStringConvertible {
  public let description: String
  public let workflow: String
  /// As ``WorkflowRun/outcome`` words it; with `*` at its end, how that begins.
  public let outcome: String
  public let answers: [String]
  public let inputs: [String: GivenInput]
  /// Files beside the workflow, by their paths.
  public let files: [String: String]

  /// - Parameter workflow: steps alone, if it begins with `-`.
  public init(
    _ sentence: String, _ workflow: String, gives outcome: String, answers: [String] = [],
    inputs: [String: GivenInput] = [:], files: [String: String] = [:]
  ) {
    description = sentence
    self.workflow = workflow.hasPrefix("-") ? WorkflowRun.workflow(of: workflow) : workflow
    self.outcome = outcome
    self.answers = answers
    self.inputs = inputs
    self.files = files
  }

  public func isMet(by outcome: String) -> Bool {
    self.outcome.hasSuffix("*") ? outcome.hasPrefix(self.outcome.dropLast()) : outcome == self.outcome
  }

  /// What comes of it.
  public func run(clock: (any Clock)? = nil) async throws -> String {
    try await WorkflowRun(
      workflow, answers: answers, inputs: inputs, files: files, catalogue: .trials, clock: clock
    ).outcome
  }
}

extension WorkflowRun {
  static func workflow(of steps: String) -> String {
    "steps:\n" + steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }

  /// In one line: `refused` with the codes of all errors; `failed` with the kind and code, and the message; else what
  /// was shown, line by line, and the output as JSON.
  public var outcome: String {
    get throws {
      let errors = reports.filter { $0.severity == .error }
      if !errors.isEmpty { return "refused " + errors.map(\.code).joined(separator: " ") }
      let lines = shown.map { $0.split(separator: "\n").joined(separator: " / ") }
      if let failure = failure?.failure {
        let kind = [failure.reason.rawValue, failure.code].compactMap(\.self).joined(separator: " ")
        return (lines + ["failed \(kind): \(failure.message)"]).joined(separator: " | ")
      }
      return try (lines + [json()]).joined(separator: " | ")
    }
  }
}
