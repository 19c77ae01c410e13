/// Steps that run one after the other.
public struct Block: Sendable {
  public let steps: [Step]
  public let range: SourceRange
}

/// One step: a verb with its clauses, and what modifies it.
public struct Step: Sendable {
  public let verb: Verb
  /// The verb as written: `Get Movies`, `repeat`.
  public let word: String
  /// Where the verb is written.
  public let place: SourceRange
  public let range: SourceRange
  /// Nothing where the step has none, as most do.
  public let modifiers: Modifiers?
}

/// What a step does.
public enum Verb: Sendable {
  /// An action by its title, with what is written behind it. `strays` are keys beside it that are no modifiers: mostly
  /// parameters that want to be indented, which only the catalogue can tell.
  case action(value: YAMLNode?, strays: [WorkflowFile.Entry])
  case `if`(YAMLNode, then: Block?, else: Block?)
  case `switch`(YAMLNode, cases: [Case], else: Block?)
  case menu(YAMLNode, cases: [Case])
  case `repeat`(YAMLNode, Block)
  case each(YAMLNode?, Block, item: YAMLNode?, index: YAMLNode?, parallel: YAMLNode?)
  case `while`(YAMLNode, Block)
  case until(YAMLNode, Block)
  case `do`(Block)
  case parallel([Case])
  case set([WorkflowFile.Entry])
  case append([WorkflowFile.Entry])
  case `return`(YAMLNode?)
  case stop
  case fail(YAMLNode)
  case `break`
  case `continue`

  /// A named block: a case of `switch`, `menu` or `catch`, a branch of `parallel`.
  public struct Case: Sendable {
    public let key: YAMLNode
    public let block: Block
  }
}

/// What modifies a step, in the order in which it acts.
public final class Modifiers: Sendable {
  public enum Handler: Sendable {
    case block(Block)
    case cases([Verb.Case], else: Block?)
  }

  public let when: YAMLNode?
  public let timeout: YAMLNode?
  public let retry: YAMLNode?
  public let `catch`: Handler?
  public let finally: Block?
  public let `as`: YAMLNode?

  init(
    when: YAMLNode?, timeout: YAMLNode?, retry: YAMLNode?, catch: Handler?, finally: Block?, as: YAMLNode?
  ) {
    self.when = when
    self.timeout = timeout
    self.retry = retry
    self.catch = `catch`
    self.finally = finally
    self.as = `as`
  }
}
