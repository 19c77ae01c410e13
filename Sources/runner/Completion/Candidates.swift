import Actions
import Workflow

/// What may be written in the place of an argument.
enum Candidates: Sendable {
  /// Nothing that is known before.
  case none
  case files
  case folders
  /// Files of YAML.
  case yaml
  /// Workflows by path or name.
  case workflows
  /// Workflows by path or name, definition files and tests.
  case sources
  /// The titles of actions.
  case actions
  /// Codes and topics that can be explained.
  case topics
  case verbs
  case words([Candidate])
}

/// A word that a shell may offer.
struct Candidate: Sendable, Equatable {
  let text: String
  /// A few words on what it is.
  let help: String

  init(_ text: String, _ help: String? = nil) {
    self.text = text
    self.help = help == text ? "" : help ?? ""
  }
}

extension Candidates {
  var words: [Candidate] {
    switch self {
    case .none, .files, .folders, .yaml: []
    case .workflows: WorkflowFinder(environment: SystemEnvironment()).runnableNames.map { Candidate($0) }
    case .sources: WorkflowFinder(environment: SystemEnvironment()).names.map { Candidate($0) }
    case .actions:
      Catalogue.builtIn.titles.flatMap(\.titles).map { title in
        Candidate(title, Catalogue.builtIn.action(named: title)?.description)
      }
    case .topics:
      Topic.all.map { Candidate($0.name) } + Explanation.all.map { Candidate($0.code, $0.text) }
        + ActionError.all(in: .builtIn).map { Candidate($0.code, $0.meaning) }
    case .verbs: Verbs.all.map { Candidate($0.verb, $0.summary) }
    case .words(let words): words
    }
  }
}
