/// What a parameter takes.
public enum ParameterKind: Sendable {
  case value(Kind)
  /// An expression of this kind, evaluated with `it` bound to each item in turn.
  case perItem(Kind)
}

/// What a parameter of an action can be declared as.
public protocol ArgumentReadable: Sendable {
  static var parameterKind: ParameterKind { get }
  /// Whether it may hold a secret in the place of a text or a url.
  static var takesSecrets: Bool { get }
  /// - Throws: a ``Failure`` where the argument is of another kind; a resolved argument never is.
  init(argument: Argument) throws
}

extension ArgumentReadable {
  public static var takesSecrets: Bool { false }
}
