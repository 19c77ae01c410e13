/// What the author of an action says of a parameter, before its name and its place are known.
public final class ParameterDraft: FieldDraft {
  /// When the parameter exists, by another parameter of the same action.
  public struct Condition: Sendable {
    let other: @Sendable (any ActionShape) -> AnyObject?
    let wanted: Value
    let name: String

    /// Exists when the other parameter has this value.
    public static func `is`<Action: ActionShape, Other: ValueRepresentable>(
      _ other: any KeyPath<Action, Parameter<Other>> & Sendable, _ wanted: Other
    ) -> Condition {
      Condition(
        other: { ($0 as? Action)?[keyPath: other].draft }, wanted: wanted.value, name: wanted.value.words)
    }
  }

  /// What may be picked, calculated from the parameters before it.
  public struct Options: Sendable {
    let isSearched: Bool
    let calculate: @Sendable (any ActionShape, String, Context) async throws -> [Value]

    /// - Parameter body: gets the action with the parameters that stand above this one.
    public static func calculated<Action: ActionShape, Item: ValueRepresentable>(
      _ body: @escaping @Sendable (Action, Context) async throws -> [Item]
    ) -> Options {
      Options(isSearched: false) { action, _, context in
        guard let action = action as? Action else { return [] }
        return try await body(action, context).map(\.value)
      }
    }

    /// - Parameter body: gets the text that was typed, too, and is called again whenever it changes.
    public static func searched<Action: ActionShape, Item: ValueRepresentable>(
      _ body: @escaping @Sendable (Action, String, Context) async throws -> [Item]
    ) -> Options {
      Options(isSearched: true) { action, query, context in
        guard let action = action as? Action else { return [] }
        return try await body(action, query, context).map(\.value)
      }
    }
  }

  /// What `it` is in a parameter that is evaluated per item.
  public struct Item: Sendable {
    let fixed: Kind?
    let other: (@Sendable (any ActionShape) -> AnyObject?)?

    public static func type<Item: ValueRepresentable>(_ type: Item.Type) -> Self { Self(fixed: type.kind, other: nil) }

    /// The items of another parameter.
    public static func of<Action: ActionShape, Other: ValueRepresentable>(
      _ other: any KeyPath<Action, Parameter<Other>> & Sendable
    ) -> Self {
      Self(fixed: nil, other: { ($0 as? Action)?[keyPath: other].draft })
    }
  }

  /// A check of a value beyond its type.
  public struct Refusal: Sendable {
    let code: String
    let message: String
    let refuses: @Sendable (Value) -> Bool

    /// Refuses an empty text or list, and nothing where a value is needed.
    public static func ifEmpty(_ code: String, _ message: String) -> Refusal {
      Refusal(code: code, message: message) { value in
        switch value {
        case .text(let text): text.isEmpty
        case .list(let items): items.isEmpty
        case .nothing: true
        default: false
        }
      }
    }
  }

  let title: String
  let description: String?
  let ask: String?
  let type: ParameterKind
  let takesSecrets: Bool
  let role: ParameterDeclaration.Role
  let standard: Value?
  let condition: Condition?
  let options: Options?
  let item: Item?
  let count: ClosedRange<Int>?
  let limits: Limits
  let isLiteral: Bool
  let isSent: Bool
  let touches: Permission.Area?
  let refusals: [Refusal]
  let access: FieldAccess

  @usableFromInline init(
    title: String, description: String?, ask: String?, type: ParameterKind, takesSecrets: Bool,
    role: ParameterDeclaration.Role, standard: Value?, condition: Condition?, options: Options?, item: Item?,
    count: ClosedRange<Int>?, limits: Limits,
    isLiteral: Bool, isSent: Bool, touches: Permission.Area?, refusals: [Refusal], access: FieldAccess
  ) {
    self.title = title
    self.description = description
    self.ask = ask
    self.type = type
    self.takesSecrets = takesSecrets
    self.role = role
    self.standard = standard
    self.condition = condition
    self.options = options
    self.item = item
    self.count = count
    self.limits = limits
    self.isLiteral = isLiteral
    self.isSent = isSent
    self.touches = touches
    self.refusals = refusals
    self.access = access
    FieldRecorder.record(self)
  }
}

extension Value {
  /// As a condition names it.
  fileprivate var words: String {
    switch self {
    case .boolean(let boolean): boolean ? "true" : "false"
    case .choice(let choice): choice.label.name
    case .text(let text): text
    case .integer(let number): "\(number)"
    default: "set"
    }
  }
}
