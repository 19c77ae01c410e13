/// The keys of one step, sorted into verb, modifiers and the rest, without a dictionary: a step has two keys or three.
struct StepKeys {
  private(set) var verb: WorkflowFile.Entry?
  private(set) var secondVerb: YAMLNode?
  /// An `if` beside an action, which is `when` there.
  private(set) var misplacedIf: YAMLNode?
  private(set) var others: [WorkflowFile.Entry] = []
  private var modifiers: [(name: String, value: YAMLNode)] = []
  /// What is meant by keys that are called otherwise, which has been told of.
  private var meant: [(name: String, value: YAMLNode)] = []
  private var verbRank = Int.max
  /// Words that would be verbs, were it not for one that goes before.
  private var rivals: [WorkflowFile.Entry] = []

  init(_ node: YAMLNode) {
    for (key, value) in node.pairs { add(key, value) }
    settle()
  }

  var hasModifiers: Bool { !modifiers.isEmpty }

  func modifier(_ name: String) -> YAMLNode? { modifiers.first { $0.name == name }?.value }

  func clause(_ name: String) -> YAMLNode? {
    others.first { $0.key.text == name }?.value ?? meant.first { $0.name == name }?.value
  }

  func isMeant(_ clause: String) -> Bool { meant.contains { $0.name == clause } }

  mutating func mean(_ clause: String, by value: YAMLNode) { meant.append((clause, value)) }

  /// Makes a key the verb that means one; what was the verb, `do` or `parallel`, becomes its clause.
  mutating func take(_ entry: WorkflowFile.Entry, value: YAMLNode? = nil) {
    drop(entry)
    if let verb { others.append(verb) }
    verb = (entry.key, value ?? entry.value)
  }

  mutating func drop(_ entry: WorkflowFile.Entry) {
    others.removeAll { $0.key.range.start == entry.key.range.start }
  }

  private mutating func add(_ key: YAMLNode, _ value: YAMLNode) {
    let word = key.text
    if Keyword.isActionTitle(word) {
      add(verb: (key, value), rank: 0)
    } else if Keyword.modifiers.contains(word) {
      modifiers.append((word, value))
    } else if let rank = Keyword.verbs.firstIndex(where: { $0.verb == word }) {
      add(verb: (key, value), rank: rank + 1)
    } else {
      others.append((key, value))
    }
  }

  private mutating func add(verb entry: WorkflowFile.Entry, rank: Int) {
    guard let known = verb else {
      verb = entry
      verbRank = rank
      return
    }
    let (first, second) = rank < verbRank ? (entry, known) : (known, entry)
    verb = first
    verbRank = min(rank, verbRank)
    rivals.append(second)
  }

  /// Sorts out the words that are a verb or another's clause (`do`, `parallel`), once all keys are known.
  private mutating func settle() {
    let clauses = verb.flatMap { Keyword.clauses(of: $0.key.text) } ?? []
    for rival in rivals {
      if clauses.contains(rival.key.text) {
        others.append(rival)
      } else if verbRank == 0, rival.key.text == "if", clause("then") == nil, clause("else") == nil,
        modifier("when") == nil
      {
        misplacedIf = rival.key
        modifiers.append(("when", rival.value))
      } else {
        secondVerb = secondVerb ?? rival.key
      }
    }
  }
}
