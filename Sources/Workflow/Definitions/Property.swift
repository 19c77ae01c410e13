/// A property of a custom type in Swift.
@propertyWrapper
public struct Property<Wrapped: ValueRepresentable>: Sendable {
  // First, because ``FieldLayout`` finds the property in the type by this reference.
  @usableFromInline let draft: PropertyDraft
  @usableFromInline var stored: Wrapped?

  /// - Parameters:
  ///   - title: what a person reads: "Job".
  ///   - isIdentifier: whether items of equal value are the same item.
  ///   - isContent: whether an item stands for it where a text, a file, a dictionary or a list is wanted.
  @inlinable public init(_ title: String, isIdentifier: Bool = false, isContent: Bool = false) {
    draft = PropertyDraft(
      title: title, isIdentifier: isIdentifier, isContent: isContent, kind: Wrapped.kind,
      access: FieldAccess(Property<Wrapped>.self))
  }

  public var wrappedValue: Wrapped {
    get {
      guard let stored else { preconditionFailure("The property \(draft.title) is read before it is set.") }
      return stored
    }
    set { stored = newValue }
  }
}

extension Property: StoredField {
  @inlinable public mutating func store(_ argument: Argument) throws { stored = try Wrapped(argument: argument) }
  @inlinable public func load() -> Value { stored?.value ?? .nothing }
}

/// What is declared of a property, before its name is known.
@usableFromInline final class PropertyDraft: FieldDraft {
  let title: String
  let isIdentifier: Bool
  let isContent: Bool
  let kind: Kind
  let access: FieldAccess

  @usableFromInline init(title: String, isIdentifier: Bool, isContent: Bool, kind: Kind, access: FieldAccess) {
    self.title = title
    self.isIdentifier = isIdentifier
    self.isContent = isContent
    self.kind = kind
    self.access = access
    FieldRecorder.record(self)
  }

  func declaration(named name: String) -> RecordKind.Property {
    RecordKind.Property(
      Words(name).snakeCase, kind, title: title, isIdentifier: isIdentifier, isContent: isContent)
  }
}
