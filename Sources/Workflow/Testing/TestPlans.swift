/// The plans of a workflow for its tests: one in its own language, and one in each other that they name and it speaks.
public struct TestPlans: Sendable {
  private let own: Plan
  private let translated: [String: Plan]

  /// - Parameter loaded: in the workflow's own language.
  /// - Returns: nothing where the workflow has errors.
  public init?(of loaded: Loaded, _ workflow: ReadWorkflow, for tests: [WorkflowTest]) {
    guard let plan = loaded.plan else { return nil }
    own = plan
    var translated: [String: Plan] = [:]
    for locale in loaded.locales.isEmpty ? [] : Set(tests.compactMap(\.locale)) {
      translated[locale] = workflow.loaded(in: locale).plan
    }
    self.translated = translated
  }

  public subscript(test: WorkflowTest) -> Plan { test.locale.flatMap { translated[$0] } ?? own }
}
