import Workflow

/// A workflow as a person would tell it: its inputs, its steps by the summaries of their actions, its permissions.
struct WorkflowDescription {
  private let plan: Plan
  private let workflow: WorkflowFile
  private let catalogue: Catalogue

  init(_ plan: Plan, _ workflow: WorkflowFile, catalogue: Catalogue) {
    self.plan = plan
    self.workflow = workflow
    self.catalogue = catalogue
  }

  var lines: [String] {
    var lines = [TerminalText.cleaned(plan.name)]
    if let description = plan.description { lines += PresentationLayout.lines(of: description) }
    let inputs = plan.inputs.map { ($0.declaration.name, $0.declaration.explanation) }
    lines += HelpColumns.section("inputs", inputs)
    lines += ["", "steps:"] + sentences(of: workflow.steps, indent: "  ")
    let permissions = plan.permissions.map { "  \($0.area): \(TerminalText.cleaned($0.text))" }
    lines += ["", "may touch:"] + (permissions.isEmpty ? ["  nothing"] : permissions)
    return lines
  }

  private func sentences(of block: Block?, indent: String) -> [String] {
    (block?.steps ?? []).flatMap { step -> [String] in
      let name = step.modifiers?.as.map { " → \($0.text)" } ?? ""
      let condition = step.modifiers?.when.map { " when \(WorkflowDescription.words($0))" } ?? ""
      let first = indent + "- " + TerminalText.cleaned(sentence(of: step) + condition + name)
      return [first]
        + blocks(in: step.verb).flatMap { title, block in
          (title.map { [indent + "  " + TerminalText.cleaned($0) + ":"] } ?? [])
            + sentences(of: block, indent: indent + "    ")
        }
    }
  }

  private func sentence(of step: Step) -> String {
    switch step.verb {
    case .action(let value, _): summary(of: step.word, value)
    case .if(let node, _, _), .switch(let node, _, _), .menu(let node, _), .repeat(let node, _), .while(let node, _),
      .until(let node, _), .fail(let node):
      "\(step.word) \(WorkflowDescription.words(node))"
    case .each(let node, _, _, _, _): "each of \(node.map(WorkflowDescription.words) ?? "the items before")"
    case .set(let entries), .append(let entries): "\(step.word) " + entries.map(\.key.text).joined(separator: ", ")
    case .return(let node): "return" + (node.map { " " + WorkflowDescription.words($0) } ?? "")
    case .do, .parallel, .stop, .break, .continue: step.word
    }
  }

  /// The blocks of a step, with what leads to each.
  private func blocks(in verb: Verb) -> [(title: String?, block: Block?)] {
    switch verb {
    case .if(_, let then, let otherwise): [("then", then), ("else", otherwise)].filter { $0.1 != nil }
    case .switch(_, let cases, let otherwise):
      cases.map { ($0.key.text, $0.block) } + (otherwise.map { [("else", $0)] } ?? [])
    case .menu(_, let cases), .parallel(let cases): cases.map { ($0.key.text, $0.block) }
    case .repeat(_, let block), .each(_, let block, _, _, _), .while(_, let block), .until(_, let block),
      .do(let block):
      [(nil, block)]
    default: []
    }
  }

  /// The summary of an action with what is written for its parameters.
  private func summary(of title: String, _ value: YAMLNode?) -> String {
    guard let action = catalogue.action(named: title) else { return title }
    let words = action.summary.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let place): argument(at: place, of: action, value)
      }
    }
    return words.joined()
  }

  private func argument(at place: Int, of action: ActionDefinition, _ value: YAMLNode?) -> String {
    let parameter = action.parameters[place]
    if let value, !value.isNothing {
      if value.form == .mapping, let given = value[parameter.name] { return WorkflowDescription.words(given) }
      if value.form != .mapping, action.keyPlace == place { return WorkflowDescription.words(value) }
    }
    if parameter.role.contains(.input) { return "what came before" }
    if case .value(let standard) = parameter.standard { return standard.shortForm }
    if !parameter.isRequired { return "no \(parameter.title.lowercased())" }
    return "a \(parameter.title.lowercased()) that is asked for"
  }

  private static func words(_ node: YAMLNode) -> String {
    switch node.form {
    case .scalar: node.text
    case .sequence: node.items.map { words($0) }.joined(separator: ", ")
    case .mapping: node.pairs.map { "\($0.key.text): \(words($0.value))" }.joined(separator: ", ")
    }
  }
}
