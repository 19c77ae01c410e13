import Workflow

/// A workflow as a person would tell it: its inputs, its steps in sentences, what it may touch.
struct DescriptionSheet {
  private let plan: Plan
  private let description: WorkflowDescription
  /// What is known of one run of it.
  private let preview: Preview?

  init(_ plan: Plan, _ description: WorkflowDescription, _ preview: Preview? = nil) {
    self.plan = plan
    self.description = description
    self.preview = preview
  }

  var lines: [String] {
    var lines = [TerminalText.cleaned(plan.name)]
    if let description = plan.description { lines += PresentationLayout.lines(of: description) }
    let inputs = plan.inputs.enumerated().map { place, input in
      (input.declaration.name, preview?.inputs[place].words ?? input.declaration.explanation)
    }
    lines += HelpColumns.section("inputs", inputs)
    let steps = description.lines.map { String(repeating: "  ", count: $0.depth + 1) + TerminalText.cleaned($0.text) }
    lines += ["", "steps:"] + steps
    return lines + PermissionLines(plan, preview).lines
  }

  var value: Value {
    let steps = description.lines.map { line in
      Value.dictionary(["depth": Value(line.depth), "text": .text(line.text)])
    }
    return .dictionary([
      "name": .text(plan.name), "description": plan.description.map { .text($0) } ?? .nothing,
      "inputs": .list(plan.inputs.map(\.declaration.asValue)), "steps": .list(steps),
      "output": plan.outputKind == .nothing ? .nothing : .text("\(plan.outputKind)"),
      "permissions": PermissionLines(plan).value,
    ])
  }
}

extension Preview.Input {
  fileprivate var words: String {
    switch self {
    case .value(let value): value.shortForm
    case .unread(let text, let source):
      "“\(TerminalText.cleaned(text))”, "
        + (source.map { "one of what `\($0)` gives, which only a run can tell" }
          ?? "which is read once it is known what it depends on")
    case .asked(let question, let source):
      "is asked for: “\(question)”" + (source.map { ", among what `\($0)` gives" } ?? "")
    case .dependent: "depends on what is asked for"
    case .absent: "does not exist in this run"
    }
  }
}
