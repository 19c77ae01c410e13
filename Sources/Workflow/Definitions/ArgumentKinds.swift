/// What is known of the arguments of a step before it runs.
public struct ArgumentKinds<Action: ActionShape>: Sendable {
  let template: Action
  let places: FieldPlaces
  let known: [KnownArgument]

  /// The type of an argument; that of the parameter where it is asked for.
  public func kind<Value: ArgumentReadable>(of parameter: KeyPath<Action, Parameter<Value>>) -> Kind {
    self[parameter]?.kind ?? .any
  }

  /// Whether an argument is given at all, or the previous output taken for it.
  public func isGiven<Value: ArgumentReadable>(_ parameter: KeyPath<Action, Parameter<Value>>) -> Bool {
    self[parameter]?.isGiven ?? false
  }

  /// The argument itself, where it does not depend on the run.
  public func constant<Value: ValueRepresentable>(of parameter: KeyPath<Action, Parameter<Value>>) -> Value? {
    self[parameter]?.constant.flatMap { try? Value(value: $0) }
  }

  private subscript<Value: ArgumentReadable>(_ parameter: KeyPath<Action, Parameter<Value>>) -> KnownArgument? {
    places[template[keyPath: parameter].draft].map { known[$0] }
  }
}

/// What is known of one argument before the step runs.
public struct KnownArgument: Sendable {
  public let kind: Kind
  public let constant: Value?
  public let isGiven: Bool

  public init(kind: Kind, constant: Value?, isGiven: Bool) {
    self.kind = kind
    self.constant = constant
    self.isGiven = isGiven
  }
}
