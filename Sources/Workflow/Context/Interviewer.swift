/// Gets one answer: from those given in advance, else from the person. It checks what comes and asks again.
public protocol Interviewer: Sendable {
  /// - Parameter parameter: the parameter that lacks a value; nothing where the step itself asks.
  /// - Throws: a ``Failure`` of reason `input` where an answer given in advance is refused or nobody can be asked, of
  ///   reason `cancelled` where the person gives up.
  func ask(_ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation) async throws -> Value

  /// Whether asking could give an answer: one was given in advance, or somebody is there.
  func hasAnswer(for step: StepName, parameter: String?) -> Bool

  /// Whether an answer was given in advance.
  func isAnswered(for step: StepName, parameter: String?) -> Bool
}

/// How a step is named by `--answer`.
public final class StepName: Sendable {
  /// The name of the step's output.
  public let output: String?
  /// The title of its action, or its verb.
  public let title: String
  public let range: SourceRange
  /// Whether this is the workflow itself, whose inputs are given by flags of their own (`--list`).
  public let isWorkflow: Bool
  /// The names of what may be asked for its parameters; nothing where they are not known.
  public let questions: [String]?

  public init(
    output: String?, title: String, range: SourceRange, isWorkflow: Bool = false, questions: [String]? = nil
  ) {
    self.output = output
    self.title = title
    self.range = range
    self.isWorkflow = isWorkflow
    self.questions = questions
  }
}

extension StepName {
  /// The name of the question whether a step may run, behind its own.
  static let confirmation = "confirm"

  /// The same, where it is known what the step may ask for besides what its action asks.
  func asking(_ questions: [String]) -> StepName {
    StepName(output: output, title: title, range: range, isWorkflow: isWorkflow, questions: questions)
  }
}

/// What is asked for, before it is known who answers.
public struct Inquiry: Sendable {
  public enum Form: Sendable {
    /// One of these values, or several.
    case choose(Choices)
    /// A value of this kind, written.
    case write(Kind, Limits)
    case confirm(yes: String, no: String)
  }

  public let prompt: String
  public let details: [String]
  public let form: Form
  /// What is taken when the person only confirms, or with `--defaults`.
  public let standard: Value?
  /// A further check of the answer, which says why it is refused.
  public let refuse: (@Sendable (Value) -> Refusal?)?

  /// Why an answer is refused.
  public struct Refusal: Sendable {
    /// A sentence for whoever answered.
    public let sentence: String
    /// What the author of the check calls it.
    public let code: String?

    public init(_ sentence: String, code: String? = nil) {
      self.sentence = sentence
      self.code = code
    }
  }

  public init(
    _ prompt: String, _ form: Form, details: [String] = [], standard: Value? = nil,
    refuse: (@Sendable (Value) -> Refusal?)? = nil
  ) {
    self.prompt = prompt
    self.form = form
    self.details = details
    self.standard = standard
    self.refuse = refuse
  }
}

/// The values that may be picked, and how they are shown.
public struct Choices: Sendable {
  public let values: [Value]
  /// One a value; nothing where each value shows itself.
  public let rows: [DisplayRepresentation]?
  /// How many may be picked; nothing where exactly one is picked, and the answer is no list.
  public let multiple: ClosedRange<Int>?
  public let preselected: [Int]
  /// Whether picking none of several is an answer, whatever their number has to be: nothing.
  public let isOptional: Bool
  public let isSearchable: Bool
  /// The choices for a text that was typed, where there are more than stand here.
  public let search: (@Sendable (_ text: String) async throws -> Choices)?

  public init(
    _ values: [Value], rows: [DisplayRepresentation]? = nil, multiple: ClosedRange<Int>? = nil,
    preselected: [Int] = [], isOptional: Bool = false, isSearchable: Bool = true,
    search: (@Sendable (_ text: String) async throws -> Choices)? = nil
  ) {
    self.values = values
    self.rows = rows
    self.multiple = multiple
    self.preselected = preselected
    self.isOptional = isOptional
    self.isSearchable = isSearchable
    self.search = search
  }
}

/// The bounds of a written value.
public struct Limits: Sendable {
  /// The least and the greatest value, of the type that they bound: a number, a duration, a date, a day or a time.
  public var minimum: Value?
  public var maximum: Value?
  /// What a value is a multiple of, counted from ``minimum``: a number, or a duration.
  public var step: Value?
  /// How many characters a text may have.
  public var length: ClosedRange<Int>?
  /// A regular expression that the whole text matches.
  public var pattern: String?
  public var contentTypes: [String]
  public var isMultiline: Bool

  public init(
    minimum: Value? = nil, maximum: Value? = nil, step: Value? = nil, length: ClosedRange<Int>? = nil,
    pattern: String? = nil, contentTypes: [String] = [], isMultiline: Bool = false
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.length = length
    self.pattern = pattern
    self.contentTypes = contentTypes
    self.isMultiline = isMultiline
  }

  /// Whether a value of the right type may be outside. How a text is asked for bounds nothing.
  public var areBounds: Bool {
    minimum != nil || maximum != nil || step != nil || length != nil || pattern != nil || !contentTypes.isEmpty
  }
}
