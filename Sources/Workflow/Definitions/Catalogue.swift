import Synchronization

/// All actions and types that a workflow can name.
///
/// Definitions are read when they are first named: a start with hundreds of actions costs no more than with one.
public final class Catalogue: Sendable {
  private let families: [Family]
  private let entries: [String: Entry]
  private let types: [String: TypeEntry]
  private let definitions = Mutex<[String: ActionDefinition]>([:])

  public init(_ families: [Family]) {
    self.families = families
    // At its size from the beginning: every start makes it.
    var entries = [String: Entry](minimumCapacity: families.reduce(0) { $0 + $1.entries.count })
    for family in families {
      for entry in family.entries { entries[entry.title] = entry }
    }
    self.entries = entries
    var types = [String: TypeEntry](minimumCapacity: families.reduce(0) { $0 + $1.types.count })
    for family in families {
      for type in family.types { types[type.name] = type }
    }
    self.types = types
  }

  public func action(named title: String) -> ActionDefinition? {
    guard let entry = entries[title] else { return nil }
    return definitions.withLock { definitions in
      if let known = definitions[title] { return known }
      let definition = entry.define()
      definitions[title] = definition
      return definition
    }
  }

  /// The same with further actions and types.
  public func adding(_ families: [Family]) -> Catalogue { Catalogue(self.families + families) }

  /// The titles of all actions, family by family.
  public var titles: [(family: String, titles: [String])] {
    families.map { ($0.name, $0.entries.map(\.title)) }
  }

  /// The custom types and enums, by name.
  public func kind(named name: String) -> Kind? { types[name]?.kind() }
  public var kinds: [Kind] { families.flatMap { $0.types.map { $0.kind() } } }
}

/// One action of a family, before its definition is read.
public struct Entry: Sendable {
  let title: String
  let define: @Sendable () -> ActionDefinition

  /// One that a file defines.
  init(_ definition: ActionDefinition) {
    title = definition.title
    define = { definition }
  }

  public init<Plain: Action>(_ action: Plain.Type) {
    title = Plain.title
    define = { ActionDefinition(action) }
  }

  public init<Waiting: WaitingAction>(_ action: Waiting.Type) {
    title = Waiting.title
    define = { ActionDefinition(waiting: action) }
  }
}

/// One custom type or enum of a family, before its definition is read.
public struct TypeEntry: Sendable {
  let name: String
  let kind: @Sendable () -> Kind

  /// One that a file defines.
  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = { kind }
  }

  public init<Type: ValueRepresentable>(_ type: Type.Type) {
    name = "\(type)"
    kind = { type.kind }
  }
}

/// Actions and types that belong together: a folder of the catalogue.
public struct Family: Sendable {
  public let name: String
  public let entries: [Entry]
  public let types: [TypeEntry]

  public init(_ name: String, _ entries: [Entry], types: [TypeEntry] = []) {
    self.name = name
    self.entries = entries
    self.types = types
  }

  /// The definitions of its actions.
  public var actions: [ActionDefinition] { entries.map { $0.define() } }
  public var kinds: [Kind] { types.map { $0.kind() } }
}
