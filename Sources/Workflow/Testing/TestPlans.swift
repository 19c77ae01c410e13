/// The plans of a workflow for its tests: one in its own language, and one in each other that they name and it speaks.
public struct TestPlans: Sendable {
  private let own: Plan
  private let translated: [String: Plan]

  /// - Parameters:
  ///   - loaded: in the workflow's own language.
  ///   - diagnostics: what has been told of that; what is to be said of the other languages is added.
  /// - Returns: nothing where the workflow has errors, in one of the languages too.
  public init?(
    of loaded: Loaded, _ workflow: ReadWorkflow, for tests: [WorkflowTest], into diagnostics: inout Diagnostics
  ) {
    guard let plan = loaded.plan else { return nil }
    own = plan
    var translated: [String: Plan] = [:]
    for locale in loaded.locales.isEmpty ? [] : Set(tests.compactMap(\.locale)).sorted() {
      let found = workflow.loaded(in: locale)
      diagnostics.report(contentsOf: found.diagnostics)
      translated[locale] = found.plan
    }
    if diagnostics.hasErrors { return nil }
    self.translated = translated
  }

  public subscript(test: WorkflowTest) -> Plan { test.locale.flatMap { translated[$0] } ?? own }
}
