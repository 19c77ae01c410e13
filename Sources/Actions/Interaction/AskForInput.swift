internal import Workflow

/// Asks a person for a value.
struct AskForInput: WaitingAction {
  enum InputType: String, Choice {
    case text, number, boolean, date, time, dateAndTime, duration, url, file, folder, secret

    static let type = EnumKind(InputType.self)

    var kind: Kind {
      switch self {
      case .text: .text
      case .number: .number
      case .boolean: .boolean
      case .date: .day
      case .time: .time
      case .dateAndTime: .date
      case .duration: .duration
      case .url: .url
      case .file: .file
      case .folder: .folder
      case .secret: .secret
      }
    }
  }

  static let title = "Ask For Input"
  static let category = Category.generic
  static let description = "Asks you for a text, a number, a date or another value."
  static let summary: Summary<Self> = "Ask for \(\.$type) with \(\.$prompt)"
  static let examples = [
    Example(
      "A name", steps: "- Ask For Input: What is your name?\n  as: name\n- Text: Hello, ${name}",
      output: #""Hello, Sarah""#,
      answers: ["name=Sarah"]),
    Example(
      "A number to calculate with",
      steps: """
        - Ask For Input:
            prompt: How many guests?
            type: number
            min: 1
          as: guests
        - Text: ${guests * 2} slices of cake
        """, output: #""8 slices of cake""#, answers: ["guests=4"]),
  ]

  @Parameter("Prompt", role: [.key, .shown]) var prompt: String
  @Parameter("Type", "What is asked for.") var type = InputType.text
  @Parameter("Default", "What Enter takes.") var `default`: Value?
  @Parameter("At least", "The least number.", when: .is(\Self.$type, .number)) var min: Double?
  @Parameter("At most", "The greatest number.", when: .is(\Self.$type, .number)) var max: Double?
  @Parameter("Pattern", "A regular expression that the whole text must match.", when: .is(\Self.$type, .text))
  var pattern: String?
  @Parameter("Several lines", "Whether the text may have several lines.", when: .is(\Self.$type, .text))
  var multiline = false

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    arguments.constant(of: \.$type)?.kind ?? .any
  }

  /// A default that nobody could give, and limits that nothing is within.
  static func fault(in arguments: ArgumentKinds<Self>) -> ArgumentFault? {
    guard let type = arguments.constant(of: \.$type), type != .file, type != .folder else { return nil }
    let limits = limits(
      min: arguments.constant(of: \.$min) ?? nil, max: arguments.constant(of: \.$max) ?? nil,
      pattern: arguments.constant(of: \.$pattern) ?? nil)
    do {
      try limits.check()
    } catch {
      let message = (error as? Failure)?.message ?? "\(error)"
      return type == .number ? arguments.fault(of: \.$max, message) : arguments.fault(of: \.$pattern, message)
    }
    guard let written = arguments.constant(of: \.$default) ?? nil, !written.isNothing else { return nil }
    do {
      let standard = try written.converted(to: type.kind)
      return try limits.refusal(of: standard).flatMap {
        arguments.fault(of: \.$default, "The default is refused. \($0)")
      }
    } catch {
      let failure = error as? Failure
      return arguments.fault(of: \.$default, failure?.message ?? "\(error)", hint: failure?.hint)
    }
  }

  private static func limits(min: Double?, max: Double?, pattern: String?, isMultiline: Bool = false) -> Limits {
    Limits(
      minimum: min.map { Value(number: $0) }, maximum: max.map { Value(number: $0) }, pattern: pattern,
      isMultiline: isMultiline)
  }

  func run(in context: Context) async throws -> Value {
    let standard = try `default`?.converted(to: type.kind)
    let limits = AskForInput.limits(min: min, max: max, pattern: pattern, isMultiline: multiline)
    try limits.check()
    let form = type == .boolean ? Inquiry.Form.confirm(yes: "Yes", no: "No") : .write(type.kind, limits)
    return try await context.ask(Inquiry(prompt, form, standard: standard))
  }
}
