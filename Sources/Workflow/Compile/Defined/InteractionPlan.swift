/// What is told of an action that a file defines, where a workflow calls it: with which parameters it may be done again.
final class InteractionPlan: Sendable {
  let title: String
  /// The file that defines the action.
  let path: String
  /// The names of its parameters, in their order.
  let names: [String]
  /// The parameters that belong together, each with the sentence for them.
  let combinations: [ActionDefinition.Combination]

  init(title: String, path: String, names: [String], combinations: [ActionDefinition.Combination]) {
    self.title = title
    self.path = path
    self.names = names
    self.combinations = combinations
  }
}
