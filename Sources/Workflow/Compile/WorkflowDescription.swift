/// A workflow in plain sentences, made of the summaries of its actions.
public struct WorkflowDescription {
  /// One sentence, and how deep it stands among the blocks.
  public struct Line: Sendable, Equatable {
    public let depth: Int
    public let text: String
  }

  public private(set) var lines: [Line] = []
  private let catalogue: Catalogue
  private let inputs: [String: String]

  /// - Parameter inputs: the values of inputs, where they are known, in place of their names.
  public init(of workflow: WorkflowFile, catalogue: Catalogue, inputs: [String: String] = [:]) {
    self.catalogue = catalogue
    self.inputs = inputs
    if let steps = workflow.steps { describe(steps, depth: 0) }
    if let output = workflow.output { add("The output is \(phrase(output)).", 0) }
  }

  private mutating func add(_ text: String, _ depth: Int) { lines.append(Line(depth: depth, text: text)) }

  private mutating func describe(_ block: Block, depth: Int) {
    for step in block.steps { describe(step, depth: depth) }
  }

  private mutating func describe(_ title: String, _ block: Block?, depth: Int) {
    guard let block else { return }
    add(title, depth)
    describe(block, depth: depth + 1)
  }

  private mutating func describe(_ step: Step, depth: Int) {
    let notes = notes(step.modifiers)
    switch step.verb {
    case .action(let value, _): add(sentence(step.word, value) + notes, depth)
    case .if(let condition, let then, let otherwise):
      describe("If \(phrase(condition))\(notes):", then ?? Block(steps: [], range: step.range), depth: depth)
      describe("Otherwise:", otherwise, depth: depth)
    case .switch(let subject, let cases, let otherwise):
      add("Depending on \(phrase(subject))\(notes):", depth)
      for entry in cases { describe("When it is \(entry.key.text):", entry.block, depth: depth + 1) }
      describe("Otherwise:", otherwise, depth: depth + 1)
    case .menu(let prompt, let cases):
      add("Ask with a menu: \(phrase(prompt))\(notes)", depth)
      for entry in cases { describe("\(entry.key.text):", entry.block, depth: depth + 1) }
    case .repeat(let times, let body): describe("Repeat \(phrase(times)) times\(notes):", body, depth: depth)
    case .each(let list, let body, _, _, let parallel):
      let pace = parallel.map { ", \(phrase($0)) at once" } ?? ""
      let of = list.map { phrase($0) } ?? "the previous output"
      describe("For each item of \(of)\(pace)\(notes):", body, depth: depth)
    case .while(let condition, let body): describe("While \(phrase(condition))\(notes):", body, depth: depth)
    case .until(let condition, let body): describe("Until \(phrase(condition))\(notes):", body, depth: depth)
    case .do(let body): describe("Together\(notes):", body, depth: depth)
    case .parallel(let branches):
      add("At the same time\(notes):", depth)
      for branch in branches { describe("\(branch.key.text):", branch.block, depth: depth + 1) }
    case .set(let entries):
      for (key, value) in entries { add("Set `\(key.text)` to \(phrase(value))\(notes).", depth) }
    case .append(let entries):
      for (key, value) in entries { add("Add \(phrase(value)) to `\(key.text)`\(notes).", depth) }
    case .return(let value): add("Return \(value.map { phrase($0) } ?? "nothing")\(notes).", depth)
    case .stop: add("Stop\(notes).", depth)
    case .fail(let message): add("Fail: \(phrase(message))\(notes).", depth)
    case .break: add("Leave the loop\(notes).", depth)
    case .continue: add("Go on with the next turn\(notes).", depth)
    }
    describeHandlers(step.modifiers, depth: depth + 1)
  }

  private mutating func describeHandlers(_ modifiers: Modifiers?, depth: Int) {
    switch modifiers?.catch {
    case .block(let block): describe("If that fails:", block, depth: depth)
    case .cases(let cases, let otherwise):
      for entry in cases { describe("If that fails with \(entry.key.text):", entry.block, depth: depth) }
      describe("If it fails otherwise:", otherwise, depth: depth)
    case nil: break
    }
    describe("In every case:", modifiers?.finally, depth: depth)
  }

  private func notes(_ modifiers: Modifiers?) -> String {
    guard let modifiers else { return "" }
    var notes: [String] = []
    if let when = modifiers.when { notes.append("only if \(phrase(when))") }
    if let timeout = modifiers.timeout { notes.append("for \(phrase(timeout)) at most") }
    if let retry = modifiers.retry { notes.append("in up to \(phrase(retry["times"] ?? retry)) attempts") }
    if let name = modifiers.as { notes.append("as `\(name.text)`") }
    return notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
  }

  /// The summary of an action with what is given for its parameters. Where nothing is, the words that lead to it are left
  /// out as well.
  private func sentence(_ title: String, _ value: YAMLNode?) -> String {
    guard let action = catalogue.action(named: title) else { return title }
    var sentence = ""
    for part in summary(of: action, value) {
      switch part {
      case .text(let text): sentence += text
      case .parameter(let place):
        if let phrase = phrase(action, place, value) {
          sentence += phrase
        } else if let shorter = sentence.withoutLead {
          sentence = shorter
        } else {
          sentence += "no \(action.parameters[place].title.lowercased())"
        }
      }
    }
    return sentence
  }

  /// The combination of parameters that the step is: the one that has no other than those that are given, and the most of
  /// them. Of several it is the first, as it is where conditions tell.
  private func summary(of action: ActionDefinition, _ value: YAMLNode?) -> [ActionDefinition.SummaryPart] {
    func lackAndGiven(_ combination: ActionDefinition.Combination) -> (lack: Int, given: Int) {
      let places = combination.title.compactMap { if case .parameter(let place) = $0 { place } else { nil } }
      let given = places.count { self.given(action, $0, value) != nil }
      let lack = places.count { self.given(action, $0, value) == nil && phrase(action, $0, value) == nil }
      return (lack, given)
    }
    let rated = action.combinations.map { (title: $0.title, rate: lackAndGiven($0)) }
    let best = rated.min { ($0.rate.lack, -$0.rate.given) < ($1.rate.lack, -$1.rate.given) }
    return best?.title ?? action.summary
  }

  /// What is written for a parameter.
  private func given(_ action: ActionDefinition, _ place: Int, _ value: YAMLNode?) -> YAMLNode? {
    guard let value else { return nil }
    let isNamed = value.form == .mapping && action.dictionaryPlace == nil
    let isMeant = action.keyPlace == place || action.dictionaryPlace == place
    return isNamed ? value[action.parameters[place].name] : isMeant ? value : nil
  }

  /// Nothing where nothing is given.
  private func phrase(_ action: ActionDefinition, _ place: Int, _ value: YAMLNode?) -> String? {
    let parameter = action.parameters[place]
    if let given = given(action, place, value) { return given.isNothing ? nil : phrase(given, as: parameter.kind) }
    if parameter.role.contains(.input) { return "the previous output" }
    switch parameter.standard {
    case .value(.nothing): return nil
    case .value(.text(let text)): return quoted(text)
    case .value(let standard): return standard.text ?? standard.shortForm
    case .calculated, .item: return nil
    case nil: return parameter.isRequired ? "what is asked for" : nil
    }
  }

  /// A value as it is written, in short: an expression in backticks, a text in quotes.
  /// - Parameter kind: of the place where it stands; without one it is what YAML takes it for.
  private func phrase(_ node: YAMLNode, as kind: Kind? = nil) -> String {
    switch node.form {
    case .scalar:
      if node.isNothing { return "nothing" }
      let text = node.text
      if let expression = text.onlyExpression { return inputs[expression] ?? "`\(expression)`" }
      let wanted = (kind?.element ?? kind)?.unwrapped
      let isFree = wanted == nil || wanted == .any
      let isText = isFree ? (try? YAMLReader.value(of: node))?.kind == .text : wanted == .text
      return isText || text.contains("${") ? quoted(text) : text
    case .sequence: return node.items.map { phrase($0, as: kind?.element) }.joined(separator: ", ")
    case .mapping:
      return node.pairs.map { key, value in
        let phrase = phrase(value)
        return "\(key.text): \(value.form == .scalar ? phrase : "(\(phrase))")"
      }.joined(separator: ", ")
    }
  }

  private static let quotedLength = 72

  /// In one line.
  private func quoted(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let first = lines.first.map(String.init) ?? (text.isEmpty ? "" : "⏎")
    let isCut = lines.count > 1 || first.count > WorkflowDescription.quotedLength
    return "“\(first.prefix(WorkflowDescription.quotedLength))\(isCut ? " …" : "")”"
  }
}

extension String {
  /// What stands in a text that is one `${…}`.
  fileprivate var onlyExpression: String? {
    guard hasPrefix("${"), hasSuffix("}") else { return nil }
    let inner = dropFirst(2).dropLast()
    return inner.contains("}") ? nil : String(inner)
  }

  /// Words that lead to what stands behind them, and mean nothing without it.
  private static let leads: Set<Substring> = [
    "and", "as", "at", "by", "each", "for", "found", "from", "in", "into", "its", "named", "of", "sorted", "take", "to",
    "where", "with",
  ]

  /// Without the words at its end that lead to what would stand behind it; nothing where there are none.
  fileprivate var withoutLead: String? {
    var words = split(separator: " ")
    let count = words.count
    while let last = words.last, words.count > 1, String.leads.contains(last) { words.removeLast() }
    if words.count == count { return nil }
    let shorter = words.joined(separator: " ")
    return shorter.hasSuffix(",") ? String(shorter.dropLast()) : shorter
  }
}
