import Workflow

/// Continues activities by the workflow that their type names.
struct ActivityHandler {
  private let activity: ActivityDefinition
  private let isFromLink: Bool
  /// Of the workflow; nothing where that cannot be read, which is told when it is run.
  private let inputs: [ParameterDeclaration]?

  /// - Parameter isFromLink: whether what is known of the activity comes from anywhere.
  init(_ activity: ActivityDefinition, isFromLink: Bool = false) {
    self.activity = activity
    self.isFromLink = isFromLink
    inputs = activity.handler.flatMap { WorkflowFinder.plan(of: $0)?.inputs.map(\.declaration) }
  }

  /// - Parameter arguments: the flags of `run`.
  func run(
    _ info: OrderedDictionary, _ arguments: Arguments, _ output: Output, interruption: Interruption? = nil
  ) throws -> ExitStatus {
    guard let handler = activity.handler else { throw Ending(.refused, [.noHandler(activity)]) }
    let taken = parameters(of: info)
    if isFromLink, let input = inputs?.first(where: { taken[$0.name] != nil && $0.takesPlace }) {
      throw Ending(.refused, [.takesPlace(input, of: handler)])
    }
    return try Repetition(path: handler, parameters: taken).run(arguments, output, interruption: interruption)
  }

  /// What the workflow is given of what is known of an activity: it takes what it has an input for.
  func parameters(of info: OrderedDictionary) -> OrderedDictionary {
    OrderedDictionary(info.pairs.filter { pair in inputs?.contains { $0.name == pair.key } ?? true })
  }
}

extension ParameterDeclaration {
  /// Whether what it takes is a file, a folder or a URL.
  fileprivate var takesPlace: Bool {
    [.file, .folder, .image, .url].contains((kind.unwrapped.element ?? kind).unwrapped)
  }
}

extension Diagnostic {
  /// A text of a link, which comes from anywhere, would name a file.
  fileprivate static func takesPlace(_ input: ParameterDeclaration, of path: String) -> Diagnostic {
    Diagnostic(
      code: "refused-link",
      "The link is refused: `\(input.name)` of `\(TerminalText.cleaned(path))` takes a file, a folder or a URL.",
      at: nil,
      hint: "a link gives values, and names no places")
  }

  fileprivate static func noHandler(_ activity: ActivityDefinition) -> Diagnostic {
    Diagnostic(
      code: "no-handler", "Nothing says how `\(TerminalText.cleaned(activity.type))` is continued.", at: nil,
      hint: "write `opens: ./movie.yaml` where the activity is declared")
  }
}
