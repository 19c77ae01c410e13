import Workflow

/// Continues activities by the workflow that their type names.
struct ActivityHandler {
  private let activity: ActivityDefinition
  private let isFromLink: Bool

  /// - Parameter isFromLink: whether what is known of the activity comes from anywhere.
  init(_ activity: ActivityDefinition, isFromLink: Bool = false) {
    self.activity = activity
    self.isFromLink = isFromLink
  }

  /// - Parameter arguments: the flags of `run`.
  func run(
    _ info: OrderedDictionary, _ arguments: Arguments, _ output: Output, interruption: Interruption? = nil
  ) throws -> ExitStatus {
    guard let handler = activity.handler else { throw Ending(.refused, [.noHandler(activity)]) }
    // The workflow takes what it has an input for.
    let inputs = WorkflowFinder.plan(of: handler)?.inputs.map(\.declaration)
    let taken = OrderedDictionary(info.pairs.filter { pair in inputs?.contains { $0.name == pair.key } ?? true })
    if isFromLink, let input = inputs?.first(where: { taken[$0.name] != nil && $0.takesPlace }) {
      throw Ending(.refused, [.takesPlace(input, of: handler)])
    }
    return try Repetition(path: handler, parameters: taken).run(arguments, output, interruption: interruption)
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
