/// Everything that is known of one parameter, of an action in Swift, an action in YAML or a workflow.
public final class ParameterDeclaration: Sendable {
  /// What else a parameter does besides being named.
  public struct Role: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Takes the previous output where it is not given.
    public static let input = Role(rawValue: 1)
    /// Takes the value written behind the action.
    public static let key = Role(rawValue: 2)
    /// Is read by a person, and so is said in their language.
    public static let shown = Role(rawValue: 4)
    /// Names the type of an activity, which the workflow or a file that it uses declares.
    public static let activity = Role(rawValue: 8)
    public static let inputAndKey: Role = [.input, .key]
  }

  /// What stands in for a value that is not given.
  public enum Standard: Sendable {
    case value(Value)
    /// Calculated from the parameters before it.
    case calculated(@Sendable (_ before: Resolved, _ context: Context) throws -> Value)
    /// An expression per item, over the parameters before it.
    case item(@Sendable (_ before: Resolved, _ context: Context) throws -> ItemExpression)
  }

  /// When the parameter exists.
  public struct Condition: Sendable {
    /// In words: "`change_case` is true".
    public let words: String
    /// The places of the parameters that it depends on, where it depends on nothing else.
    public let places: [Int]
    /// The context is nothing while a workflow is checked, where only constants are known.
    public let applies: @Sendable (_ before: Resolved, _ context: Context?) throws -> Bool

    public init(
      _ words: String, on places: [Int],
      applies: @escaping @Sendable (_ before: Resolved, _ context: Context?) throws -> Bool
    ) {
      self.words = words
      self.places = places
      self.applies = applies
    }
  }

  /// What may be picked.
  public struct Options: Sendable {
    public typealias Calculation =
      @Sendable (
        _ before: Resolved, _ query: String, _ context: Context
      ) async throws -> [Option]

    public let calculate: Calculation
    /// Whether the options are calculated again from the typed text.
    public let isSearched: Bool
    /// Whether calculating them may touch something, as a step may.
    let touches: Bool
    /// The action of the step that calculates them.
    public let source: String?
    /// Those that are written out; none where they are calculated.
    public let constants: [Option]

    /// The same, where nothing else may be picked.
    var written: Choices? {
      if constants.isEmpty || isSearched { return nil }
      let hasRows = constants.contains { $0.display != nil }
      return Choices(
        constants.map(\.value), rows: hasRows ? constants.map { $0.display ?? $0.value.display } : nil)
    }

    public init(
      isSearched: Bool = false, touches: Bool = false, source: String? = nil, constants: [Option] = [],
      _ calculate: @escaping Calculation
    ) {
      self.isSearched = isSearched
      self.touches = touches
      self.source = source
      self.constants = constants
      self.calculate = calculate
    }
  }

  /// One value that may be picked.
  public struct Option: Sendable {
    public let value: Value
    /// How it is shown; nothing where the value shows itself.
    public let display: DisplayRepresentation?

    public init(_ value: Value, display: DisplayRepresentation? = nil) {
      self.value = value
      self.display = display
    }
  }

  /// A check of a value beyond its type.
  public struct Refusal: Sendable {
    public let code: String
    /// What the person is told.
    let message: ShownText
    public let refuses: @Sendable (_ value: Value, _ before: Resolved, _ context: Context) throws -> Bool
    /// The same where it depends on the value alone.
    let refusesValue: (@Sendable (_ value: Value) -> Bool)?

    init(
      _ code: String, _ message: ShownText,
      when refuses: @escaping @Sendable (_ value: Value, _ before: Resolved, _ context: Context) throws -> Bool
    ) {
      self.code = code
      self.message = message
      self.refuses = refuses
      refusesValue = nil
    }

    init(_ code: String, _ message: ShownText, whenValue refuses: @escaping @Sendable (_ value: Value) -> Bool) {
      self.code = code
      self.message = message
      self.refuses = { value, _, _ in refuses(value) }
      refusesValue = refuses
    }
  }

  /// The arguments of the parameters before this one; nothing for one that does not apply.
  public typealias Resolved = [Argument?]

  /// In snake_case.
  public let name: String
  public let title: String
  public let description: ShownText?
  /// The question that asks for it.
  public let ask: ShownText?
  public let kind: Kind
  /// Whether a secret may stand in the place of a text or a url.
  public let takesSecrets: Bool
  /// What `it` is, where the parameter is an expression that is evaluated per item.
  public let item: ItemKind?
  /// How many items a list may have.
  public let count: ClosedRange<Int>?
  public let role: Role
  public let standard: Standard?
  /// Where the default is written.
  public let standardPlace: SourceRange?
  /// The places of the parameters above whose values its existence, its default, its options or its checks read.
  let parents: [Int]
  /// Those whose values the question for it reads besides.
  let questionParents: [Int]
  public let condition: Condition?
  public let options: Options?
  public let limits: Limits
  /// The words for true and false.
  public let labels: (yes: String, no: String)?
  /// Whether `${…}` is left as it is written.
  public let isLiteral: Bool
  /// Whether it goes to a program or a server, which gets a case of an enum as what is sent of it, and not as its title.
  public let isSent: Bool
  /// The area of what the value names, for which the workflow needs a permission: the host of a url, the program at the
  /// beginning of a list of arguments.
  public let touches: Permission.Area?
  /// The question that confirms a value.
  public let confirm: ShownText?
  public let refusals: [Refusal]
  /// Whether a value of the right type may still be refused.
  public let isChecked: Bool

  /// What `it` is in an expression that is evaluated per item.
  public enum ItemKind: Sendable {
    case fixed(Kind)
    /// The items of the parameter at this place.
    case elements(of: Int)
  }

  public init(
    name: String, title: String? = nil, description: ShownText? = nil, ask: ShownText? = nil, kind: Kind,
    takesSecrets: Bool = false, item: ItemKind? = nil, count: ClosedRange<Int>? = nil, role: Role = [],
    standard: Standard? = nil, standardPlace: SourceRange? = nil, parents: [Int] = [],
    questionParents: [Int] = [], condition: Condition? = nil, options: Options? = nil, limits: Limits = Limits(),
    labels: (yes: String, no: String)? = nil, isLiteral: Bool = false, isSent: Bool = false,
    touches: Permission.Area? = nil, confirm: ShownText? = nil,
    refusals: [Refusal] = []
  ) {
    self.name = name
    self.title = title ?? Words(name).sentence
    self.description = description
    self.ask = ask
    self.kind = kind
    self.takesSecrets = takesSecrets
    self.item = item
    self.count = count
    self.role = role
    self.standard = standard
    self.standardPlace = standardPlace
    self.parents = parents + (condition?.places.filter { !parents.contains($0) } ?? [])
    self.questionParents = questionParents
    self.condition = condition
    self.options = options
    self.limits = limits
    self.labels = labels
    self.isLiteral = isLiteral
    self.isSent = isSent
    self.touches = touches
    self.confirm = confirm
    self.refusals = refusals
    isChecked = !refusals.isEmpty || count != nil || limits.areBounds || options?.written != nil
  }
}

extension ParameterDeclaration {
  /// Whether a value must come from somewhere: it is neither optional nor has a default.
  public var isRequired: Bool { standard == nil && !kind.isOptional && kind != .any }
  /// The name of the question whether its value may be used, behind that of its step.
  var confirmation: String { "\(name).\(StepName.confirmation)" }
  /// The names of all that may be asked for it.
  var questions: [String] { confirm == nil ? [name] : [name, confirmation] }
  public var isMultiValue: Bool { kind.element != nil }
  /// The question, made of the title where nobody wrote one.
  public var question: ShownText { ask ?? ShownText("\(title)?") }
}
