import Workflow

/// What `runner explain` tells of a code of one action or several: when each throws it, and how it is caught.
struct ActionError {
  private struct Source {
    let action: String
    let meaning: String
  }

  let code: String
  private let sources: [Source]

  /// - Returns: nothing where no action has an error of this code.
  init?(_ code: String, in catalogue: Catalogue) {
    sources = catalogue.actionTitles.flatMap { title in
      (catalogue.action(named: title)?.errors ?? []).filter { $0.code == code }
        .map { Source(action: title, meaning: $0.meaning) }
    }
    guard !sources.isEmpty else { return nil }
    self.code = code
  }

  /// The codes of all actions, each with what the first action to have it means by it.
  static func all(in catalogue: Catalogue) -> [ErrorCode] {
    var seen: Set<String> = []
    return catalogue.actionTitles.flatMap { catalogue.action(named: $0)?.errors ?? [] }
      .filter { seen.insert($0.code).inserted }
  }

  var lines: [String] {
    [code, "", "An error that an action has by a code of its own:", ""]
      + sources.map { TerminalText.cleaned("  \($0.action): \($0.meaning)") }
      + [
        "", "it is caught by this code:", "", "  - \(sources[0].action): …", "    catch: { cases: { \(code): […] } }",
      ]
  }
}

extension Catalogue {
  /// In the order of the families.
  fileprivate var actionTitles: [String] { titles.flatMap(\.titles) }
}
