import Workflow

/// What a shell offers for the last word of a command line.
struct Suggestions: Equatable {
  /// Paths, which zsh and fish look up themselves.
  enum Paths: String {
    case none, files, folders, yaml, workflows
  }

  private(set) var paths = Paths.none
  /// What stands before them in the same word: `--output=`.
  private(set) var pathPrefix = ""
  private(set) var words: [Candidate] = []

  /// Words that the terminal or a line of the answer could not hold are left away.
  mutating func add(_ candidates: some Sequence<Candidate>) {
    for candidate in candidates where !candidate.text.isEmpty && TerminalText.cleaned(candidate.text) == candidate.text
    {
      if !words.contains(where: { $0.text == candidate.text }) { words.append(candidate) }
    }
  }

  mutating func add(_ candidates: Candidates, before prefix: String = "") {
    switch candidates {
    case .files: paths = .files
    case .folders: paths = .folders
    case .yaml, .sources: paths = .yaml
    case .workflows: paths = .workflows
    case .none, .actions, .topics, .verbs, .words: break
    }
    if paths != .none { pathPrefix = prefix }
    // A word that begins with a dash would be taken for a flag.
    let words = candidates.words.filter { !prefix.isEmpty || !$0.text.hasPrefix("-") }
    add(words.map { Candidate(prefix + $0.text, $0.help) })
  }
}
