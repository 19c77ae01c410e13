import Actions
import Workflow

/// The workflows that are found by what they say of themselves: those in ./Workflows and in the person's own folder.
struct KnownWorkflows {
  let plans: [Plan]
  /// Why others are left out: they cannot be read, or have errors.
  let gaps: [Diagnostic]

  /// - Parameters:
  ///   - words: what a file has to hold, one of them, to be looked at.
  ///   - locale: in whose language people speak; without it, in that of the environment.
  init(having words: [String], locale: String? = nil, environment: any Environment) {
    let searches = words.map { TextSearch(for: $0) }
    let loader = Loader(catalogue: .builtIn, files: SystemFiles(), locale: locale ?? environment.locale)
    var plans: [Plan] = []
    var gaps: [Diagnostic] = []
    for path in WorkflowFinder(environment: environment).paths where FileIdentity(of: path)?.isRegular == true {
      do {
        let bytes = try SystemFiles().read(path, limit: Loader.limit)
        // Reading all of a file takes longer than looking whether it can say what is wanted.
        let text = String(decoding: bytes, as: UTF8.self)
        guard searches.contains(where: { $0.occurs(in: text) }) else { continue }
        if let plan = loader.load(SourceFile(path: path, bytes: bytes)).plan {
          plans.append(plan)
        } else {
          gaps.append(.hasErrors(path))
        }
      } catch {
        gaps.append(.unreadable(path, error))
      }
    }
    (self.plans, self.gaps) = (plans, gaps)
  }

  /// The activities that they declare, in the order of the files.
  var activities: [ActivityDefinition] {
    plans.flatMap { plan in plan.activities.filter { $0.path == plan.file.path } }
  }
}

extension Diagnostic {
  static func hasErrors(_ path: String) -> Diagnostic {
    let shown = TerminalText.cleaned(path)
    return Diagnostic(
      .warning, code: "left-out", "`\(shown)` has errors, so that nothing in it is found.", at: nil,
      hint: "`runner check \(ShellWord.quoted(shown))` shows them")
  }

  fileprivate static func unreadable(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .warning, code: "left-out",
      "`\(TerminalText.cleaned(path))` cannot be read, so that nothing in it is found.", at: nil,
      hint: (error as? Failure)?.message)
  }
}
