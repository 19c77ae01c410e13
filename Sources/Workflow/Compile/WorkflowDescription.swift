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
      for (key, value) in entries { add("Set \(key.text) to \(phrase(value))\(notes).", depth) }
    case .append(let entries):
      for (key, value) in entries { add("Add \(phrase(value)) to \(key.text)\(notes).", depth) }
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
    if let name = modifiers.as { notes.append("as \(name.text)") }
    return notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
  }

  /// The summary of an action with what is given for its parameters.
  private func sentence(_ title: String, _ value: YAMLNode?) -> String {
    guard let action = catalogue.action(named: title) else { return title }
    return action.summary.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let place): phrase(action, place, value)
      }
    }.joined()
  }

  private func phrase(_ action: ActionDefinition, _ place: Int, _ value: YAMLNode?) -> String {
    let parameter = action.parameters[place]
    if let value {
      let isNamed = value.form == .mapping && action.dictionaryPlace == nil
      if isNamed, let given = value[parameter.name] { return phrase(given) }
      if !isNamed, action.keyPlace == place || action.dictionaryPlace == place { return phrase(value) }
    }
    if parameter.role.contains(.input) { return "the previous output" }
    if case .value(let standard)? = parameter.standard { return standard.text ?? standard.shortForm }
    return parameter.isRequired ? "what is asked for" : "no \(parameter.title.lowercased())"
  }

  /// A value as it is written, in short.
  private func phrase(_ node: YAMLNode) -> String {
    switch node.form {
    case .scalar:
      if node.isNothing { return "nothing" }
      let text = node.text.replacing("\n", with: " ")
      return text.contains("${") || !node.isPlain ? quoted(text) : text
    case .sequence: return node.items.map { phrase($0) }.joined(separator: ", ")
    case .mapping: return node.pairs.map { "\($0.key.text) \(phrase($0.value))" }.joined(separator: ", ")
    }
  }

  /// A single `${…}` as the expression it is, other text in quotes.
  private func quoted(_ text: String) -> String {
    if text.hasPrefix("${"), text.hasSuffix("}"), text.dropFirst(2).dropLast().allSatisfy({ $0 != "}" }) {
      let expression = String(text.dropFirst(2).dropLast())
      return inputs[expression] ?? expression
    }
    return "“\(text)”"
  }
}
