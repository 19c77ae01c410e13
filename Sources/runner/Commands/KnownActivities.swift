import Workflow

/// The activities that files in ./Workflows and in the person's own folder declare.
struct KnownActivities {
  /// In the order of the files.
  let all: [ActivityDefinition]

  init(environment: any Environment) {
    all = KnownWorkflows(environment: environment).loaded(having: "activities").compactMap(\.plan)
      .flatMap { plan in plan.activities.filter { $0.path == plan.file.path } }
  }
}

/// Continues activities by the workflow that their type names.
struct ActivityHandler {
  private let activity: ActivityDefinition

  init(_ activity: ActivityDefinition) { self.activity = activity }

  /// - Parameter arguments: the flags of `run`.
  func run(
    _ info: OrderedDictionary, _ arguments: Arguments, _ output: Output, interruption: Interruption? = nil
  ) throws -> ExitStatus {
    guard let handler = activity.handler else { throw Ending(.refused, [.noHandler(activity)]) }
    // The workflow takes what it has an input for.
    let inputs = WorkflowFinder.plan(of: handler)?.inputs.map(\.declaration.name) ?? info.keys
    let taken = OrderedDictionary(info.pairs.filter { inputs.contains($0.key) })
    return try Repetition(path: handler, parameters: taken).run(arguments, output, interruption: interruption)
  }
}

extension Diagnostic {
  fileprivate static func noHandler(_ activity: ActivityDefinition) -> Diagnostic {
    Diagnostic(
      code: "no-handler", "Nothing says how `\(TerminalText.cleaned(activity.type))` is continued.", at: nil,
      hint: "write `opens: ./movie.yaml` where the activity is declared")
  }
}
