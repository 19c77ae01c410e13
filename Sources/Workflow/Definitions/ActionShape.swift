/// What every action says of itself.
public protocol ActionShape: Sendable {
  associatedtype Output: ActionOutput

  init()
  /// Title Case words: `Get People`.
  static var title: String { get }
  static var category: Category { get }
  /// One sentence.
  static var description: String { get }
  /// Whether it changes something that cannot be taken back by running again: it deletes, sends, starts programs.
  static var hasEffect: Bool { get }
  /// What it touches whatever its arguments are, such as the host of a service and its credential. That is shown, and
  /// neither declared nor asked for. A host `$NAME` is that of the URL in a variable, if it is set.
  static var needs: [Permission] { get }
  /// Its errors by codes of their own, besides those of parameters that refuse what is empty.
  static var errors: [ErrorCode] { get }
  /// What a step does, in a sentence with its arguments.
  static var summary: Summary<Self> { get }
  /// Run as tests, and shown as documentation.
  static var examples: [Example] { get }
  /// The type of the output, where it depends on the arguments.
  static func output(for arguments: ArgumentKinds<Self>) -> Kind
  /// What is wrong with arguments that are each right by itself, where they are known before a step runs.
  static func fault(in arguments: ArgumentKinds<Self>) -> ArgumentFault?
}

extension ActionShape {
  public static var hasEffect: Bool { false }
  public static var needs: [Permission] { [] }
  public static var errors: [ErrorCode] { [] }
  public static func output(for arguments: ArgumentKinds<Self>) -> Kind { Output.kind }
  public static func fault(in arguments: ArgumentKinds<Self>) -> ArgumentFault? { nil }
}

/// An action that never waits.
public protocol Action: ActionShape {
  // Repeated, so that the compiler finds it out from `run`.
  associatedtype Output

  /// - Throws: a ``Failure``.
  func run(in context: Context) throws -> Output
}

/// An action that waits: for a person, the network, a program, the clock. A protocol of its own, because a function
/// behind an asynchronous requirement is awaited even where it does not wait.
public protocol WaitingAction: ActionShape {
  associatedtype Output

  /// - Throws: a ``Failure``.
  func run(in context: Context) async throws -> Output
}

/// What an action may give: a value, or nothing of its own.
public protocol ActionOutput: Sendable {
  static var kind: Kind { get }
  static var isOutput: Bool { get }
  var value: Value { get }
}

extension ActionOutput where Self: ValueRepresentable {
  public static var isOutput: Bool { true }
}

extension Value: ActionOutput {}
extension String: ActionOutput {}
extension Bool: ActionOutput {}
extension Int: ActionOutput {}
extension Double: ActionOutput {}
extension Span: ActionOutput {}
extension Address: ActionOutput {}
extension OrderedDictionary: ActionOutput {}
extension FileValue: ActionOutput {}
extension FolderValue: ActionOutput {}
extension Array: ActionOutput where Element: ValueRepresentable {}
extension Optional: ActionOutput where Wrapped: ValueRepresentable {}

/// The output of an action that has none: the previous output passes on.
public struct PassesOn: ActionOutput {
  public init() {}
  public static var kind: Kind { .nothing }
  public static var isOutput: Bool { false }
  public var value: Value { .nothing }
}
