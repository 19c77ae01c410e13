/// A property of a custom type in Swift.
@propertyWrapper
public struct Property<Wrapped: ValueRepresentable>: Sendable {
  /// What is declared of a property, before its name is known.
  final class Draft: Sendable {
    let title: String
    let isIdentifier: Bool

    init(title: String, isIdentifier: Bool) {
      self.title = title
      self.isIdentifier = isIdentifier
    }
  }

  // First, because ``FieldLayout`` finds the property in the type by this reference.
  private let draft: Draft
  private var stored: Wrapped?

  /// - Parameters:
  ///   - title: what a person reads: "Job".
  ///   - isIdentifier: whether items of equal value are the same item.
  public init(_ title: String, isIdentifier: Bool = false) {
    draft = Draft(title: title, isIdentifier: isIdentifier)
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
  public var identity: any AnyObject & Sendable { draft }

  public mutating func store(_ argument: Argument) throws { stored = try Wrapped(argument: argument) }

  public func load() -> Value { stored?.value ?? .nothing }
}

/// A property of any type, for reading what a custom type declares.
protocol DeclaredProperty: StoredField {
  func declaration(named name: String) -> RecordKind.Property
}

extension Property: DeclaredProperty {
  func declaration(named name: String) -> RecordKind.Property {
    RecordKind.Property(Words(name).snakeCase, Wrapped.kind, title: draft.title, isIdentifier: draft.isIdentifier)
  }
}
