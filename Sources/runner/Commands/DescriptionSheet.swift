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
    lines += ["", "may touch:"] + (touched.isEmpty ? ["  nothing"] : touched)
    if !plan.touches.isEmpty {
      lines += ["", "in:"] + plan.touches.map { TerminalText.cleaned("  \($0.sentence(in: plan))") }
    }
    return lines
  }

  /// What is declared, and what actions need by themselves.
  private var touched: [String] {
    let declared = preview?.permissions ?? plan.permissions.map { Permission($0.area, $0.text) }
    var lines = declared.map { "  \($0.area): \($0.shown)" }
    for touch in plan.touches {
      for need in touch.needs {
        let line = "  \(need.area): \(need.shown) (`\(touch.step.title)` by itself)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }
}

extension Preview.Input {
  fileprivate var words: String {
    switch self {
    case .value(let value): value.shortForm
    case .asked(let question): "is asked for: “\(question)”"
    case .dependent: "depends on what is asked for"
    case .absent: "does not exist in this run"
    }
  }
}
