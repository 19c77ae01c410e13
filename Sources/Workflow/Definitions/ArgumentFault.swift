/// Why arguments do not go together, as far as that is known before a step runs.
public struct ArgumentFault: Sendable {
  /// The parameter whose argument is to be changed.
  let place: Int
  /// One sentence with a capital and a full stop.
  let message: String
  let hint: String?
}

extension ArgumentKinds {
  /// A fault of the argument of a parameter; nothing where the action has none of it.
  public func fault<Value: ArgumentReadable>(
    of parameter: KeyPath<Action, Parameter<Value>>, _ message: String, hint: String? = nil
  ) -> ArgumentFault? {
    places[template[keyPath: parameter].draft].map { ArgumentFault(place: $0, message: message, hint: hint) }
  }
}
