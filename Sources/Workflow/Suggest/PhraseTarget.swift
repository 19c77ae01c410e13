/// What a phrase starts: a workflow with what is given for its inputs.
public struct PhraseTarget: Sendable {
  /// The path of the workflow.
  public let path: String
  /// What people call it.
  public let title: String
  public let symbol: String?
  /// What is given for its inputs by their names, whatever is said.
  public let parameters: OrderedDictionary
  /// What slots may stand for.
  public let inputs: [ParameterDeclaration]
  /// What people call the cases of enums.
  private(set) var localization = Localization.none

  public init(
    path: String, title: String, symbol: String? = nil, parameters: OrderedDictionary = [:],
    inputs: [ParameterDeclaration] = []
  ) {
    self.path = path
    self.title = title
    self.symbol = symbol
    self.parameters = parameters
    self.inputs = inputs
  }

  /// A workflow.
  /// - Parameters:
  ///   - title: what it is called, where that is another name.
  ///   - parameters: what is given whatever is said.
  public init(_ plan: Plan, title: String? = nil, parameters: OrderedDictionary = [:]) {
    self.init(
      path: plan.file.path, title: title ?? plan.name, symbol: plan.icon, parameters: parameters,
      inputs: plan.inputs.map(\.declaration))
    localization = plan.localization
  }
}

/// What was understood of something that was said.
public struct PhraseMatch: Sendable {
  public let phrase: Phrase
  public let target: PhraseTarget
  /// What is given for the inputs, by their names.
  public let parameters: OrderedDictionary
  let cost: PhraseAlignment.Cost
}
