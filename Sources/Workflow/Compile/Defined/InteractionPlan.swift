/// What is told of an action that a file defines, where a workflow calls it: with which parameters it may be done again.
final class InteractionPlan: Sendable {
  /// Parameters that belong together, and the sentence that says what is done with them.
  struct Combination: Sendable {
    /// Nothing where it always holds.
    let when: CompiledExpression?
    let summary: [ActionDefinition.SummaryPart]
    /// The sentence as it is written, for messages.
    let text: String
  }

  let title: String
  /// The file that defines the action.
  let path: String
  /// The names of its parameters, in their order.
  let names: [String]
  let combinations: [Combination]

  init(title: String, path: String, names: [String], combinations: [Combination]) {
    self.title = title
    self.path = path
    self.names = names
    self.combinations = combinations
  }
}
