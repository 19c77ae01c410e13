/// A parameter of an action in Swift. Written once, it gives parsing, checks, questions, help and documentation.
///
/// A struct of a reference to what is declared and the value of this call, so that a call copies the action's template
/// and stores values in the copy.
@propertyWrapper
public struct Parameter<Wrapped: ArgumentReadable>: Sendable {
  // First, because ``FieldLayout`` finds the parameter in the action by this reference.
  @usableFromInline let draft: ParameterDraft
  @usableFromInline var stored: Wrapped?

  /// The value of this call. A parameter that does not apply has its default, or is nothing where it is optional.
  public var wrappedValue: Wrapped {
    guard let stored else { preconditionFailure("The parameter \(draft.title) is read outside of a call.") }
    return stored
  }

  public var projectedValue: Parameter<Wrapped> { self }
}

extension Parameter {
  /// A parameter without a default.
  /// - Parameters:
  ///   - title: what a person reads: "Date format".
  ///   - ask: the question that asks for it; without one it is made of the title.
  ///   - role: what else it does besides being named.
  ///   - item: what `it` is, in a parameter that is evaluated per item.
  ///   - count: how many items a list may have.
  ///   - isSent: whether it goes to a program or a server, which gets a case of an enum as what is sent of it.
  ///   - touches: the area of what the value names, for which the workflow needs a permission.
  @inlinable public init(
    _ title: String, _ description: String? = nil, ask: String? = nil, role: ParameterDeclaration.Role = [],
    when condition: ParameterDraft.Condition? = nil, options: ParameterDraft.Options? = nil,
    item: ParameterDraft.Item? = nil, count: ClosedRange<Int>? = nil, limits: Limits = Limits(),
    isLiteral: Bool = false, isSent: Bool = false, touches: Permission.Area? = nil,
    refused: ParameterDraft.Refusal...
  ) {
    draft = ParameterDraft(
      title: title, description: description, ask: ask, type: Wrapped.parameterKind,
      takesSecrets: Wrapped.takesSecrets, role: role, standard: nil, condition: condition, options: options, item: item,
      count: count, limits: limits, isLiteral: isLiteral, isSent: isSent, touches: touches,
      refusals: refused, access: FieldAccess(Parameter<Wrapped>.self))
    // What is optional is nothing until something is given; every other type refuses nothing.
    stored = try? Wrapped(argument: .value(.nothing))
  }
}

extension Parameter where Wrapped: ValueRepresentable {
  /// A parameter with a default.
  @inlinable public init(
    wrappedValue: Wrapped, _ title: String, _ description: String? = nil, ask: String? = nil,
    role: ParameterDeclaration.Role = [], when condition: ParameterDraft.Condition? = nil,
    options: ParameterDraft.Options? = nil, count: ClosedRange<Int>? = nil, limits: Limits = Limits(),
    isLiteral: Bool = false, isSent: Bool = false, touches: Permission.Area? = nil,
    refused: ParameterDraft.Refusal...
  ) {
    draft = ParameterDraft(
      title: title, description: description, ask: ask, type: Wrapped.parameterKind,
      takesSecrets: Wrapped.takesSecrets, role: role, standard: wrappedValue.value, condition: condition,
      options: options, item: nil, count: count, limits: limits,
      isLiteral: isLiteral, isSent: isSent, touches: touches, refusals: refused,
      access: FieldAccess(Parameter<Wrapped>.self))
    stored = wrappedValue
  }
}

extension Parameter: StoredField {
  @inlinable public mutating func store(_ argument: Argument) throws { stored = try Wrapped(argument: argument) }
  // Only properties are read back.
  @inlinable public func load() -> Value { .nothing }
}
