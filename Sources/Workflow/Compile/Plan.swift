/// A workflow that is ready to run: names are slots, types are known, actions are bound. Only the compiler makes one.
public final class Plan: Sendable {
  /// One input with the slot of the frame that holds it.
  public struct Input: Sendable {
    public let declaration: ParameterDeclaration
    /// Its name, where it is declared.
    public let range: SourceRange
    let slot: Int
  }

  public let file: SourceFile
  public let name: String
  public let description: String?
  public let icon: String?
  public let phrases: [String]
  /// Whether running it is suggested later.
  public let isSuggested: Bool
  public let inputs: [Input]
  /// The types of activities that it can donate: its own and those of the files it uses.
  public let activities: [ActivityDefinition]
  public let permissions: [DeclaredPermission]
  /// The steps that touch something outside.
  public let touches: [Touch]
  /// The file itself and all that it uses: what is granted is granted to these.
  public let sources: [SourceFile]
  /// The steps that answers given in advance may name: those that may ask, and those with an `as`.
  public let steps: [StepName]
  public let outputKind: Kind
  /// What built-in actions say, in the language of the person.
  let localization: Localization

  let body: BlockPlan
  let output: CompiledExpression?
  let frameSize: Int
  /// What is read from outside when the run starts.
  let outsides: Outsides

  init(
    file: SourceFile, name: String, description: String?, icon: String?, phrases: [String], isSuggested: Bool,
    inputs: [Input], activities: [ActivityDefinition], permissions: [DeclaredPermission], touches: [Touch],
    sources: [SourceFile], steps: [StepName], outputKind: Kind,
    localization: Localization, body: BlockPlan, output: CompiledExpression?, frameSize: Int, outsides: Outsides
  ) {
    self.file = file
    self.name = name
    self.description = description
    self.icon = icon
    self.phrases = phrases
    self.isSuggested = isSuggested
    self.inputs = inputs
    self.activities = activities
    self.permissions = permissions
    self.touches = touches
    self.sources = sources
    self.steps = steps
    self.outputKind = outputKind
    self.localization = localization
    self.body = body
    self.output = output
    self.frameSize = frameSize
    self.outsides = outsides
  }
}

extension Plan {
  /// Whether it is over at once and does the same every time: it takes nothing, waits for nothing, has no phrase, and its
  /// file uses no other. Remembering such a run would take longer than the run.
  public var isPassing: Bool {
    !body.waits && inputs.isEmpty && permissions.isEmpty && phrases.isEmpty && activities.isEmpty && sources.count < 2
  }
}

/// A step that touches something outside.
public struct Touch: Sendable {
  public let step: StepName
  /// The areas of what its arguments name.
  public let areas: [Permission.Area]
  /// What its action needs by itself.
  public let needs: [Permission]
}

/// A permission as a workflow declares it, which may depend on an input.
public struct DeclaredPermission: Sendable {
  public let area: Permission.Area
  /// As written: `${folder}`.
  public let text: String
  public let range: SourceRange
  let name: CompiledExpression
  /// How many of the workflow's inputs must be known, the first ones, before it is known what this names.
  let inputCount: Int

  /// What it names, where that does not depend on an input.
  public var constants: [Permission]? {
    name.constant.flatMap { try? Permission.named(by: $0, in: area) }
  }
}
