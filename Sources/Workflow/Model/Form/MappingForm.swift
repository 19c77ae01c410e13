/// A mapping of the language, by what it describes.
///
/// Its keys are written once: what the readers accept, what messages name and what editors offer is all made of them.
public enum MappingForm: String, CaseIterable, Sendable {
  case workflow, permissions
  case retry, handler, failure, call
  case parameter, labels, check
  case type, property, `case`, action, combination, variant, request, next, error, activity
  case tests, test, fixture, exchange, expectation, reply, program

  /// A key with what is to be known of it.
  public struct Key: Sendable {
    public let name: String
    /// What it means, in a sentence without a full stop.
    public let meaning: String
    public let value: ValueForm
    /// Whether it must be there.
    public let isRequired: Bool

    init(_ name: String, _ meaning: String, _ value: ValueForm, isRequired: Bool = false) {
      self.name = name
      self.meaning = meaning
      self.value = value
      self.isRequired = isRequired
    }
  }

  public var keys: [Key] {
    switch self {
    case .workflow: MappingForm.workflowKeys
    case .permissions: MappingForm.permissionKeys
    case .retry: MappingForm.retryKeys
    case .handler: MappingForm.handlerKeys
    case .failure: MappingForm.failureKeys
    case .call: MappingForm.callKeys
    case .parameter: MappingForm.parameterKeys
    case .labels: MappingForm.labelKeys
    case .check: MappingForm.checkKeys
    case .type: MappingForm.typeKeys
    case .property: MappingForm.propertyKeys
    case .case: MappingForm.caseKeys
    case .action: MappingForm.actionKeys
    case .combination: MappingForm.combinationKeys
    case .variant: MappingForm.variantKeys
    case .request: MappingForm.requestKeys
    case .next: MappingForm.nextKeys
    case .error: MappingForm.errorKeys
    case .activity: MappingForm.activityKeys
    case .tests: MappingForm.testsKeys
    case .test: MappingForm.testKeys
    case .fixture: MappingForm.fixtureKeys
    case .exchange: MappingForm.exchangeKeys
    case .expectation: MappingForm.expectationKeys
    case .reply: MappingForm.replyKeys
    case .program: MappingForm.programKeys
    }
  }

  /// As messages name it.
  var owner: String {
    switch self {
    case .workflow: "a workflow"
    case .permissions: "`permissions`"
    case .retry: "`retry`"
    case .handler: "`catch`"
    case .failure: "`fail`"
    case .call: "`Run Workflow`"
    case .parameter: "a parameter"
    case .labels: "`labels`"
    case .check: "`validate`"
    case .type: "a type"
    case .property: "a property"
    case .case: "a case"
    case .action: "an action"
    case .combination: "a combination of parameters"
    case .variant: "a text that depends on a condition"
    case .request: "`http`"
    case .next: "`next`"
    case .error: "an error"
    case .activity: "an activity"
    case .tests: "a file of tests"
    case .test: "a test"
    case .fixture: "an entry of `files`"
    case .exchange: "an entry of `http`"
    case .expectation: "a request"
    case .reply: "a reply"
    case .program: "an entry of `programs`"
    }
  }

  var names: [String] { keys.map(\.name) }

  func has(_ name: String) -> Bool { keys.contains { $0.name == name } }
}

extension Diagnostics {
  /// Tells of each key of a mapping that its form does not have.
  mutating func reportUnknownKeys(of node: YAMLNode, in form: MappingForm, called owner: String? = nil) {
    for (key, _) in node.pairs where !form.has(key.text) {
      report(.unknownKey(key, of: owner ?? form.owner, known: form.names, in: form))
    }
  }
}
